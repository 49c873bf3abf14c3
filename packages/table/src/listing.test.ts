// What lists show is what the newest record says, whichever process wrote it.
import { createMemoryLog } from '@turnwise/log';
import { expect, test } from 'vitest';
import { LATE_ENDS, listingOf } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';

test('two tables over one log that take turns at a seat', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const [one, other] = [await hall.open(id), await hall.open(id)];
  const list = async (): Promise<unknown> =>
    (await createMemoryLog(hall.store).list({})).matches.find(({ head }) => head.id === id)?.listing;
  const held = async (): Promise<readonly string[]> => {
    const now = new Map<unknown, unknown>();
    for (const { seat, holder } of await records(hall, id)) now.set(seat, holder);
    return ['X', 'O'].flatMap((seat) => (typeof now.get(seat) === 'string' ? [String(now.get(seat))] : []));
  };
  const steps = [
    [one, 'X', 'a'],
    [one, 'X', null],
    [other, 'X', 'b'],
    [one, 'X', null],
    [other, 'X', 'b'],
    [one, 'O', 'c'],
    [other, 'O', null],
    [one, 'O', 'c'],
    [other, 'X', null],
  ] as const;
  for (const [table, seat, holder] of steps) {
    expect(await table.enter({ kind: 'seat', seat, holder })).toMatchObject({ kind: 'done' });
    expect(await list()).toEqual(await table.read((fold) => listingOf(fold)));
    const { holders } = (await list()) as { readonly holders: readonly string[] };
    expect(holders).toEqual(['h', ...(await held())]);
  }
});

test.each([
  [0, []],
  [60_000, ['ended.500000']],
])('with a delay of %i for spectators, one that is over is also found by %j', async (delay, keys) => {
  const hall = hallOf(2);
  const { id } = await begin(hall, 'tic-tac-toe', {
    settings: { undo: 'free', spectators: { allowed: true, delay }, listed: true, host: 'h' },
  });
  const table = await hall.open(id, undefined, { now: () => 500_000 * LATE_ENDS + 7 });
  const holders = async (): Promise<readonly string[]> =>
    (await createMemoryLog(hall.store).list({})).matches.flatMap(({ listing }) => listing.holders);
  await table.enter({ kind: 'seat', seat: 'X', holder: 'a' });
  expect(await holders()).toEqual(['h', 'a']);
  await table.enter({ kind: 'end', by: 'h' });
  expect(await holders()).toEqual(['h', 'a', ...keys]);
});
