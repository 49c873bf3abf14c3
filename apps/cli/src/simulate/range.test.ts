// What many threads came to is merged in the order of the batches: who was quicker changes nothing.
import { fail, issue, ok } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import type { BatchResult } from './batch.ts';
import { playRange, Ranges } from './range.ts';
import { addFigure, addStop, addValue, emptyTally } from './tally.ts';

const BATCHES = 23;

/** What every batch comes to: another reason, another stop, another length. */
function play(batch: number, broken: readonly number[] = []): BatchResult {
  if (broken.includes(batch)) return fail([issue(`game ${batch}`, 'broken', 'an input that is accepted')]);
  const tally = emptyTally(2);
  tally.games = 1;
  tally.wins[batch % 2] = 1;
  tally.reasons[`reason ${batch % 5}`] = 1;
  addValue(tally.inputs, (batch * 7) % 11);
  addFigure(tally, `figure ${batch % 3}`, batch);
  addStop(tally, `stop ${batch % 4}`, 1, batch + 1);
  return ok(tally);
}

/** Hands all out to so many threads; which of them answers next is told by the place in the list. */
function merged(threads: number, next: (waiting: number) => number, took: number, broken: readonly number[] = []) {
  const ranges = new Ranges(BATCHES, 2);
  const waiting = Array.from({ length: threads }, () => ranges.next()).filter((range) => range !== undefined);
  while (ranges.result === undefined) {
    const [range] = waiting.splice(next(waiting.length), 1);
    if (range === undefined) throw new Error('nobody is at work');
    ranges.done(
      range,
      playRange((batch) => play(batch, broken), 2, range),
      took,
    );
    const more = ranges.next();
    if (more !== undefined) waiting.push(more);
  }
  return JSON.stringify(ranges.result);
}

const ORDERS: readonly ((waiting: number) => number)[] = [() => 0, (waiting) => waiting - 1, (waiting) => waiting >> 1];

test.each([1, 2, 3, 8])('%i threads come to the same in any order', (threads) => {
  const alone = merged(1, () => 0, 1000);
  for (const order of ORDERS) for (const took of [0, 1, 1000]) expect(merged(threads, order, took)).toBe(alone);
  expect(JSON.parse(alone)).toMatchObject({ ok: true, value: { games: BATCHES } });
});

test('the first failure is told, whichever thread met one first', () => {
  for (const threads of [1, 2, 3, 8])
    for (const order of ORDERS)
      for (const took of [0, 1000]) expect(merged(threads, order, took, [9, 4, 17])).toContain('"path":"game 4"');
});
