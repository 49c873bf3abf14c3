/** A small wrapper around IndexedDB: one database, a few stores of records by id. */

const NAME = 'turnwise';
const VERSION = 1;
/** `matches` on this device, `levels` and `rulesets` that were made here; each record has an `id`. */
export const STORES = ['matches', 'levels', 'rulesets'] as const;
export type StoreName = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

export async function putRecord<T extends { readonly id: string }>(store: StoreName, record: T): Promise<void> {
  await done((await transaction(store, 'readwrite')).put(record));
}

export async function getRecord<T>(store: StoreName, id: string): Promise<T | undefined> {
  return (await done((await transaction(store, 'readonly')).get(id))) as T | undefined;
}

/** Writes what `change` makes of a record, if there is one; nobody else writes in between. */
export async function changeRecord<T extends { readonly id: string }>(
  store: StoreName,
  id: string,
  change: (record: T) => T,
): Promise<void> {
  const records = await transaction(store, 'readwrite');
  const record = (await done(records.get(id))) as T | undefined;
  if (record !== undefined) await done(records.put(change(record)));
}

export async function allRecords<T>(store: StoreName): Promise<readonly T[]> {
  return (await done((await transaction(store, 'readonly')).getAll())) as T[];
}

export async function deleteRecord(store: StoreName, id: string): Promise<void> {
  await done((await transaction(store, 'readwrite')).delete(id));
}

async function transaction(store: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  return (await opened).transaction(store, mode).objectStore(store);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORES)
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
  });
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser keeps nothing for this page')),
    );
  });
}
