/** Rulesets that were written on this device, or brought to it. */
import { allRecords, deleteRecord, getRecord, putRecord } from '../../sources/store.ts';

export interface OwnRuleset {
  /** `rs-…`. */
  readonly id: string;
  readonly name: string;
  /** YAML, whether it is sound or not. */
  readonly text: string;
  /** YAML of scenarios for it. */
  readonly scenarios: string;
  readonly updated: number;
}

const RULESET_PREFIX = 'rs-';

export function newRulesetId(): string {
  return RULESET_PREFIX + Math.random().toString(36).slice(2, 10);
}

/** The newest first; none where the browser keeps nothing. */
export async function ownRulesets(): Promise<readonly OwnRuleset[]> {
  try {
    return (await allRecords<OwnRuleset>('rulesets')).toSorted((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

export async function ownRuleset(id: string): Promise<OwnRuleset | undefined> {
  return id.startsWith(RULESET_PREFIX) ? await getRecord<OwnRuleset>('rulesets', id).catch(() => undefined) : undefined;
}

/** Whether it is on the device now, and not in memory alone. */
export async function keepRuleset(ruleset: Omit<OwnRuleset, 'updated'>): Promise<boolean> {
  return await putRecord('rulesets', { ...ruleset, updated: Date.now() } satisfies OwnRuleset);
}

export async function deleteRuleset(id: string): Promise<void> {
  await deleteRecord('rulesets', id);
}
