// Where the browser keeps nothing, what was made is there until the page is closed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** A database in which every transaction is told to end like this. */
function database(kept: Map<string, { id: string }>, end: 'complete' | 'abort') {
  const later = (target: EventTarget, type: string): void =>
    queueMicrotask(() => target.dispatchEvent(new Event(type)));
  const answer = (result: unknown): EventTarget => {
    const request = Object.assign(new EventTarget(), { result, error: null });
    later(request, 'success');
    return request;
  };
  const open = () => {
    const transaction = () => {
      const acts: (() => void)[] = [];
      const written = (act: () => void): void => {
        acts.push(act);
        // What was not committed by then is lost, as if the page had been left.
        setTimeout(() => whole.dispatchEvent(new Event('abort')), 50);
      };
      const commit = (): void => {
        if (end === 'complete') for (const act of acts) act();
        setTimeout(() => whole.dispatchEvent(new Event(end)));
      };
      const whole = Object.assign(new EventTarget(), { error: null, commit });
      const records = {
        transaction: whole,
        put: (record: { id: string }) => written(() => kept.set(record.id, record)),
        delete: (id: string) => written(() => kept.delete(id)),
        get: (id: string) => answer(kept.get(id)),
        getAll: () => answer([...kept.values()]),
      };
      return { objectStore: () => records };
    };
    return answer({ transaction });
  };
  return { open };
}

async function fresh() {
  const store = await import('./store.ts');
  const { onUnkept } = await import('./unkept.ts');
  const told = vi.fn<() => void>();
  onUnkept(told);
  return { ...store, told };
}

test('without a database records stay in memory, which is told once', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { putRecord, getRecord, allRecords, changeRecord, deleteRecord, told } = await fresh();
  expect(await getRecord('levels', 'a')).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
  expect(await putRecord('levels', { id: 'a', name: 'A' })).toBe(false);
  expect(await putRecord('levels', { id: 'b', name: 'B' })).toBe(false);
  await changeRecord<{ id: string; name: string }>('levels', 'a', (one) => ({ ...one, name: 'C' }));
  expect(await getRecord('levels', 'a')).toEqual({ id: 'a', name: 'C' });
  expect(await allRecords('levels')).toHaveLength(2);
  expect(await allRecords('matches')).toEqual([]);
  await deleteRecord('levels', 'a');
  expect(await allRecords('levels')).toEqual([{ id: 'b', name: 'B' }]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('where there is no room left, the newest is in memory and hides what was kept before', async () => {
  vi.stubGlobal('indexedDB', database(new Map([['a', { id: 'a', name: 'old' }]]), 'abort'));
  const { putRecord, getRecord, allRecords, told } = await fresh();
  expect(await getRecord('rulesets', 'a')).toEqual({ id: 'a', name: 'old' });
  expect(await putRecord('rulesets', { id: 'a', name: 'new' })).toBe(false);
  expect(await getRecord('rulesets', 'a')).toEqual({ id: 'a', name: 'new' });
  expect(await allRecords('rulesets')).toEqual([{ id: 'a', name: 'new' }]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('what is written is on the device', async () => {
  const kept = new Map<string, { id: string }>();
  vi.stubGlobal('indexedDB', database(kept, 'complete'));
  const { putRecord, getRecord, deleteRecord, told } = await fresh();
  expect(await putRecord('matches', { id: 'a' })).toBe(true);
  expect(await getRecord('matches', 'a')).toEqual({ id: 'a' });
  await deleteRecord('matches', 'a');
  expect(kept.size).toBe(0);
  expect(told).not.toHaveBeenCalled();
});
