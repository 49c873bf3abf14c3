// All ids, page by page: also of matches that are in one of the two tables alone, or under another id there.
import { expect, test } from 'vitest';
import type { IdsPage } from '../messages.ts';
import { createJob } from '../testing/sample.ts';
import { answer } from './answer.ts';
import { commitGroup } from './commit-group.ts';
import { Connection } from './connection.ts';
import { SCHEMA } from './schema.ts';
import type { Store } from './store.ts';

function storeOf(count: number): Store {
  const connection = new Connection(':memory:');
  connection.exec(SCHEMA);
  const store = { connection, matches: new Map() };
  commitGroup(
    store,
    Array.from({ length: count }, (_, at) => createJob(`m${at}`, count - at)),
  );
  return store;
}

function pages(store: Store, size: number): readonly string[] {
  const found: string[] = [];
  for (let before: number | undefined, isLast = false; !isLast;) {
    const { ids, next } = answer(store, { kind: 'ids', before, size }) as IdsPage;
    found.push(...ids);
    before = next;
    isLast = next === undefined;
  }
  return found;
}

test.each([1, 3, 20, 21, 1_000])('in pages of %i', (size) => {
  expect(pages(storeOf(20), size)).toEqual(Array.from({ length: 20 }, (_, index) => `m${19 - index}`));
});

test.each([2, 5, 1_000])('whatever is missing or differs in one table, in pages of %i', (size) => {
  const store = storeOf(9);
  for (const sql of [
    `delete from heads where id in ('m8', 'm7', 'm2')`,
    `delete from matches where id = 'm5'`,
    `update heads set id = 'other' where id = 'm3'`,
  ])
    store.connection.run(sql);
  expect([...pages(store, size)].sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'other']);
});
