// A long match is read piece by piece: what else is to be done is done in between.
import { createMemoryLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { afterEach, expect, test } from 'vitest';
import { readWhole, withRests } from './index.ts';
import { begin, hallOf } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

let counter: NodeJS.Immediate | undefined;
afterEach(() => clearImmediate(counter));

/** How often this process came to do something else while `work` was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = (): void => {
    turns++;
    counter = setImmediate(count);
  };
  counter = setImmediate(count);
  await work();
  return turns;
}

const RECORDS = 400;

/** A mark is placed and taken back, again and again. */
async function longMatch(snapshotEvery: number): Promise<{ readonly hall: Hall; readonly id: string }> {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id, undefined, { snapshotEvery });
  await table.enter({ kind: 'seat', seat: 'X', holder: 'x' });
  await table.enter({ kind: 'seat', seat: 'O', holder: 'o' });
  for (let placed = 2; placed < RECORDS; placed += 2) {
    await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
    await table.enter({ kind: 'undo', seat: 'X' });
  }
  return { hall, id };
}

test('nothing is lost or turned round, and whoever stops early is let go', async () => {
  const seen: number[] = [];
  let isLetGo = false;
  function* numbers(): Generator<number> {
    try {
      for (let one = 0; ; one++) yield one;
    } finally {
      isLetGo = true;
    }
  }
  for await (const one of withRests(numbers())) if (seen.push(one) === 45) break;
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => at));
  expect(isLetGo).toBe(true);
});

test('the whole of a match is read with rests', async () => {
  const { hall, id } = await longMatch(1_000);
  const turns = await turnsDuring(() => readWhole(id, { log: createMemoryLog(hall.store), games: registry.get }));
  expect(turns).toBeGreaterThanOrEqual(RECORDS / 20 - 1);
});

test('so is one that has no snapshot, when it is opened', async () => {
  const { hall, id } = await longMatch(1_000);
  expect(await turnsDuring(() => hall.open(id))).toBeGreaterThanOrEqual(RECORDS / 20 - 1);
});

test('so is one whose snapshot hides what is to be taken back', async () => {
  const { hall, id } = await longMatch(5);
  const table = await hall.open(id);
  expect(await table.read(({ match }) => match.isWhole)).toBe(false);
  const turns = await turnsDuring(() => table.enter({ kind: 'undo', seat: 'X' }));
  expect(turns).toBeGreaterThanOrEqual(RECORDS / 20 - 1);
  expect(await table.read(({ match }) => match.isWhole)).toBe(true);
});
