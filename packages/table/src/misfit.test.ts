// A snapshot is a cache: whatever is wrong with it, the log has the match.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import type { MatchTable, TableAnswer } from './index.ts';
import { begin, hallOf } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

type Spoil = (snapshot: Record<string, Json>) => void;

const place = (table: MatchTable, seat: string, cell: number): Promise<TableAnswer> =>
  table.enter({ kind: 'input', seat, input: null }, { raw: { kind: 'place', cell } });

/** A match with four records, the snapshot of it, and records after that. */
async function played(cells: readonly number[], later: readonly number[], hall: Hall): Promise<string> {
  const { id } = await begin(hall, 'tic-tac-toe');
  const seats = ['X', 'O'];
  const table = await hall.open(id, undefined, { snapshotEvery: 1_000 });
  for (const seat of seats) await table.enter({ kind: 'seat', seat, holder: seat });
  for (const [at, cell] of cells.entries()) await place(table, seats[at % 2] as string, cell);
  await table.close();
  const again = await hall.open(id, undefined, { snapshotEvery: 1_000 });
  for (const [at, cell] of later.entries()) await place(again, seats[(at + cells.length) % 2] as string, cell);
  return id;
}

function spoil({ store }: Hall, id: string, how: Spoil): void {
  const kept = store.matches.get(id);
  if (kept?.snapshot === undefined) throw new Error('no snapshot');
  const document = structuredClone(kept.snapshot.document) as Record<string, Json>;
  how(document);
  kept.snapshot = { at: kept.snapshot.at, document };
}

const SPOILED: readonly (readonly [string, Spoil])[] = [
  ['another place', (snapshot) => (snapshot['place'] = 3)],
  ['a place beyond the end', (snapshot) => (snapshot['place'] = 40)],
  ['seats that are none', (snapshot) => (snapshot['seats'] = [null])],
  ['no ids', (snapshot) => (snapshot['recent'] = 7)],
  ['a match that is none', (snapshot) => (snapshot['match'] = {})],
  ['a match that was ended', (snapshot) => (snapshot['ended'] = { reason: 'ended', seat: null, winners: [] })],
  ['a match that was halted', (snapshot) => (snapshot['halted'] = { by: 'h', reason: null })],
];

test.each(SPOILED)('%s: what came after it is read from the whole log', async (_, how) => {
  const hall = hallOf(1);
  const id = await played([4, 0], [8], hall);
  spoil(hall, id, how);
  const table = await hall.open(id);
  expect(await table.read((fold) => [fold.place, fold.match.length, fold.stage, fold.halted])).toEqual([
    5,
    3,
    'running',
    undefined,
  ]);
  expect(await place(table, 'O', 1)).toMatchObject({ kind: 'done', place: 5 });
  expect(hall.alarms.every(({ kind }) => kind === 'snapshot')).toBe(true);
});

test.each([
  ['with records after it', [8]],
  ['at the end of the log', []],
])('the snapshot of another match, %s', async (_, later) => {
  const hall = hallOf(1);
  const id = await played([4, 0], later, hall);
  const other = await played([1, 2], [], hall);
  const kept = hall.store.matches.get(id);
  if (kept !== undefined) kept.snapshot = hall.store.matches.get(other)?.snapshot;
  const table = await hall.open(id);
  const [seen] = await table.read(({ match }) => [match.hash]);
  expect(seen).toBe(kept?.records.at(-1)?.['hash']);
  expect(hall.alarms).toMatchObject([{ kind: 'snapshot', issues: [{ code: 'otherState' }] }]);
});

test('a log that departs from this build does so without a snapshot too', async () => {
  const hall = hallOf(1);
  const id = await played([4, 0], [8], hall);
  const last = hall.store.matches.get(id)?.records;
  if (last !== undefined) last[4] = { ...last[4], id: 'x', hash: 1 };
  await expect(hall.open(id)).rejects.toThrow('otherState');
  expect(hall.alarms.map(({ kind }) => kind)).toEqual(['departed']);
});
