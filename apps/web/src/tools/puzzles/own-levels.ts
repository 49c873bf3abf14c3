/** Levels that were made on this device, or brought to it. */
import type { Json } from '@turnwise/kernel';
import { allRecords, deleteRecord, getRecord, putRecord } from '../../sources/store.ts';

export interface OwnLevel {
  /** `own-…`, so that it is not taken for a level that ships. */
  readonly id: string;
  readonly name: string;
  readonly document: Json;
  readonly updated: number;
}

const OWN_PREFIX = 'own-';

export function newLevelId(): string {
  return OWN_PREFIX + Math.random().toString(36).slice(2, 10);
}

/** The newest first; none where the browser keeps nothing. */
export async function ownLevels(): Promise<readonly OwnLevel[]> {
  try {
    return (await allRecords<OwnLevel>('levels')).toSorted((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

export async function ownLevel(id: string): Promise<OwnLevel | undefined> {
  return id.startsWith(OWN_PREFIX) ? await getRecord<OwnLevel>('levels', id).catch(() => undefined) : undefined;
}

/** Whether it is on the device now, and not in memory alone. */
export async function keepLevel(id: string, document: Json): Promise<boolean> {
  const { name } = document as { readonly name?: string };
  return await putRecord('levels', { id, name: name ?? id, document, updated: Date.now() } satisfies OwnLevel);
}

export async function deleteLevel(id: string): Promise<void> {
  await deleteRecord('levels', id);
}
