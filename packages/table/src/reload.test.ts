// What happens when an undo goes back beyond the snapshot from which the match came back.
import { createMemoryLog, LogError } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { expect, test } from 'vitest';
import type { MatchTable } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

/** A match with four records that comes back from its snapshot. */
async function putAway(): Promise<{ readonly hall: Hall; readonly id: string }> {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  await table.enter({ kind: 'seat', seat: 'X', holder: 'x' });
  await table.enter({ kind: 'seat', seat: 'O', holder: 'o' });
  for (const [seat, cell] of [
    ['X', 4],
    ['O', 0],
  ] as const)
    await table.enter({ kind: 'input', seat, input: null }, { raw: { kind: 'place', cell } });
  await table.close();
  return { hall, id };
}

function toldBy(table: MatchTable): readonly number[] {
  const told: number[] = [];
  table.on(({ place }, fold) => {
    expect(fold.place).toBe(place + 1);
    told.push(place);
  });
  return told;
}

test('only what is new is told', async () => {
  const { hall, id } = await putAway();
  const table = await hall.open(id);
  const other = await hall.open(id);
  const [told, toldThere] = [toldBy(table), toldBy(other)];
  expect(await table.enter({ kind: 'undo', seat: 'O' })).toMatchObject({ kind: 'done', place: 4 });
  expect(told).toEqual([4]);
  await expect.poll(() => toldThere).toEqual([4]);
  expect(await other.read(({ match, place }) => [place, match.length, match.isWhole])).toEqual([5, 1, true]);
});

test('a log that fails in the middle leaves the match as it was', async () => {
  const { hall, id } = await putAway();
  const inner = createMemoryLog(hall.store);
  let readable = Infinity;
  const log: MatchLog = {
    ...losingAnswers(inner, () => 'sent'),
    async *read(...call) {
      let read = 0;
      for await (const record of inner.read(...call)) {
        if (read++ === readable) throw new LogError('unavailable', 'gone');
        yield record;
      }
    },
  };
  const table = await hall.open(id, log);
  const told = toldBy(table);
  const standing = (): Promise<unknown> =>
    table.read(({ place, match, seating }) => [place, match.length, seating.all.map(({ holder }) => holder)]);
  readable = 1;
  expect(await table.enter({ kind: 'undo', seat: 'O' })).toMatchObject({ kind: 'unable', code: 'unavailable' });
  expect(await standing()).toEqual([4, 2, ['x', 'o']]);
  readable = Infinity;
  expect(await table.enter({ kind: 'undo', seat: 'O' })).toMatchObject({ kind: 'done', place: 4 });
  expect(await standing()).toEqual([5, 1, ['x', 'o']]);
  expect(told).toEqual([4]);
});

test('what somebody else wrote meanwhile is told in its order', async () => {
  const { hall, id } = await putAway();
  const deaf: MatchLog = {
    ...losingAnswers(createMemoryLog(hall.store), () => 'sent'),
    follow: () => Promise.resolve(() => undefined),
  };
  const table = await hall.open(id, deaf);
  const told = toldBy(table);
  const other = await hall.open(id);
  await other.enter({ kind: 'undo', seat: 'O' });
  await other.enter({ kind: 'input', seat: 'O', input: null }, { raw: { kind: 'place', cell: 8 } });
  await table.enter({ kind: 'undo', seat: 'O' });
  expect(told).toEqual([4, 5, 6]);
  expect((await records(hall, id)).map(({ kind }) => kind).slice(4)).toEqual(['undo', 'input', 'undo']);
});
