// Lists are found by indexes, whatever is asked for: none of them reads a whole table.
import { expect, test } from 'vitest';
import type { ListAsk, ListPage } from '../messages.ts';
import { appendJob, createJob, SAMPLE_LISTING } from '../testing/sample.ts';
import { answer } from './answer.ts';
import { commitGroup } from './commit-group.ts';
import { Connection } from './connection.ts';
import type { Value } from './connection.ts';
import { SCHEMA } from './schema.ts';
import type { Store } from './store.ts';

/** Keeps how SQLite goes about every question. */
class Watched extends Connection {
  readonly plans: string[] = [];

  override rows<Row extends readonly unknown[]>(sql: string, ...values: readonly Value[]): readonly Row[] {
    const plan = super.rows<readonly [number, number, number, string]>(`explain query plan ${sql}`, ...values);
    this.plans.push(...plan.map(([, , , step]) => step));
    return super.rows<Row>(sql, ...values);
  }
}

const connection = new Watched(':memory:');
connection.exec(SCHEMA);
const store: Store = { connection, matches: new Map() };
const COUNT = 3_000;
commitGroup(
  store,
  Array.from({ length: COUNT }, (_, at) => createJob(`m${at}`, at)),
);

const ASK: ListAsk = {
  kind: 'list',
  stages: ['open', 'running', 'over'],
  game: undefined,
  holder: undefined,
  size: 50,
  mark: undefined,
};

test.each<[string, Partial<ListAsk>]>([
  ['what is listed', {}],
  ['one stage', { stages: ['open'] }],
  ['one game', { game: 'pig' }],
  ['one stage of one game', { game: 'pig', stages: ['open'] }],
  ['a holder', { holder: 'ann' }],
  ['one game of a holder', { holder: 'ann', game: 'pig' }],
])('%s, page by page', (_, more) => {
  connection.plans.length = 0;
  const ids: string[] = [];
  for (let mark: ListAsk['mark'], page = 0; page <= COUNT / 50; page++) {
    const { matches, next } = answer(store, { ...ASK, ...more, mark }) as ListPage;
    ids.push(...matches.map(({ head }) => (JSON.parse(head) as { readonly id: string }).id));
    if (next === undefined) break;
    mark = next;
  }
  expect(ids).toEqual(Array.from({ length: COUNT }, (__, index) => `m${COUNT - 1 - index}`));
  expect(connection.plans.some((step) => /^SEARCH (heads|holders) USING/.test(step))).toBe(true);
  expect(connection.plans.filter((step) => /^SCAN (heads|holders|matches|records)/.test(step))).toEqual([]);
});

test('a listing that shows something else leaves the holders alone, and a new stage does not', () => {
  const job = appendJob('m7', 0, '{"id":"a"}');
  if (job.kind !== 'append') throw new Error('it is an append');
  const text = SAMPLE_LISTING.text.replace('null', '"shown"');
  commitGroup(store, [{ ...job, listing: { ...SAMPLE_LISTING, text } }]);
  const held = (stages: ListAsk['stages']): readonly string[] =>
    (answer(store, { ...ASK, holder: 'bob', stages, size: COUNT }) as ListPage).matches.map(({ listing }) => listing);
  expect(held(['open']).filter((listing) => listing === text)).toHaveLength(1);
  const over = { ...SAMPLE_LISTING, stage: 'over', holders: ['bob', 'b\0b'], text: '{"stage":"over"}' } as const;
  commitGroup(store, [{ ...job, expected: 1, listing: over }]);
  expect(held(['open'])).toHaveLength(COUNT - 1);
  expect(held(['over'])).toEqual(['{"stage":"over"}']);
  const strange = { ...ASK, holder: 'b\0b' };
  expect((answer(store, strange) as ListPage).matches).toHaveLength(1);
  expect((answer(store, { ...ASK, holder: 'b' }) as ListPage).matches).toEqual([]);
});
