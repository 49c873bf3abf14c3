/**
 * A small wrapper around IndexedDB: one database, a few stores of records by id. Where the browser keeps nothing (a private window) or has
 * no room left, records stay in memory, as long as the page is open.
 */
import { noteUnkept } from './unkept.ts';

const NAME = 'turnwise';
const VERSION = 1;
/** `matches` on this device, `levels` and `rulesets` that were made here; each record has an `id`. */
export const STORES = ['matches', 'levels', 'rulesets'] as const;
export type StoreName = (typeof STORES)[number];

type Stored = { readonly id: string };

let opened: Promise<IDBDatabase> | undefined;
/** What could not be written: it is newer than what the database has under the same id. */
const held: Readonly<Record<StoreName, Map<string, Stored>>> = {
  matches: new Map(),
  levels: new Map(),
  rulesets: new Map(),
};

/** Whether it is on the device now; if not, it is there until the page is closed. */
export async function putRecord<T extends Stored>(store: StoreName, record: T): Promise<boolean> {
  return (await putOver(store, record)) === 'kept';
}

/** The same, unless what is there under its id may not be replaced: then nothing is written. Nobody else writes in between. */
export async function putOver<T extends Stored>(
  store: StoreName,
  record: T,
  mayReplace?: (there: T) => boolean,
): Promise<'kept' | 'held' | 'refused'> {
  const isRefused = (there: unknown): boolean => there !== undefined && mayReplace?.(there as T) === false;
  try {
    const records = await transaction(store, 'readwrite');
    if (mayReplace !== undefined) {
      const there: unknown = await done(records.get(record.id));
      if (isRefused(held[store].get(record.id) ?? there)) return 'refused';
    }
    records.put(record);
    await written(records);
    held[store].delete(record.id);
    return 'kept';
  } catch {
    if (isRefused(held[store].get(record.id))) return 'refused';
    held[store].set(record.id, structuredClone(record));
    noteUnkept();
    return 'held';
  }
}

export async function getRecord<T>(store: StoreName, id: string): Promise<T | undefined> {
  const found: unknown = held[store].get(id);
  if (found !== undefined) return found as T;
  return (await reading(store, (records) => records.get(id))) as T | undefined;
}

/** Writes what `change` makes of a record, if there is one, and gives it; nobody else writes in between. */
export async function changeRecord<T extends Stored>(
  store: StoreName,
  id: string,
  change: (record: T) => T,
): Promise<T | undefined> {
  const found = held[store].get(id);
  if (found !== undefined) {
    const changed = change(found as T);
    held[store].set(id, changed);
    return changed;
  }
  const records = await transaction(store, 'readwrite');
  const record = (await done(records.get(id))) as T | undefined;
  if (record === undefined) return undefined;
  const changed = change(record);
  records.put(changed);
  await written(records);
  return changed;
}

export async function allRecords<T extends Stored>(store: StoreName): Promise<readonly T[]> {
  const kept = ((await reading(store, (records) => records.getAll())) ?? []) as readonly T[];
  const here = held[store];
  return [...kept.filter(({ id }) => !here.has(id)), ...([...here.values()] as T[])];
}

export async function deleteRecord(store: StoreName, id: string): Promise<void> {
  held[store].delete(id);
  const records = await transaction(store, 'readwrite').catch(() => undefined);
  if (records === undefined) return;
  records.delete(id);
  await written(records);
}

/** A database that cannot be opened has nothing. */
async function reading<T>(store: StoreName, ask: (records: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const records = await transaction(store, 'readonly').catch(() => undefined);
  return records && (await done(ask(records)));
}

async function transaction(store: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  try {
    return (await opened).transaction(store, mode).objectStore(store);
  } catch (error) {
    // It may be there the next time.
    opened = undefined;
    throw error;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORES)
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
  });
  return await done(request);
}

/** Nothing more is asked of it: so it is written even if the page is left now. Whether there was room shows when all is written. */
function written({ transaction: whole }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    whole.commit();
    whole.addEventListener('complete', () => resolve());
    for (const end of ['abort', 'error']) whole.addEventListener(end, () => reject(whole.error ?? closed()));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? closed()));
  });
}

function closed(): Error {
  return new Error('the browser keeps nothing for this page');
}
