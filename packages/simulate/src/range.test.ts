// What many threads came to is merged in the order of the batches: who was quicker changes nothing.
import { issue } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { RangePlay, Ranges } from './range.ts';
import type { Played } from './range.ts';
import { addFigure, addStop, addValue, tallies } from './tally.ts';
import type { Tally } from './tally.ts';

const BATCHES = 23;
const adding = tallies(2);

/** What every batch comes to, of one game: another reason, another stop, another length. */
function* play(batch: number, tally: Tally, broken: readonly number[] = []): Played {
  if (broken.includes(batch)) return [issue(`game ${batch}`, 'broken', 'an input that is accepted')];
  tally.games++;
  tally.wins[batch % 2] = (tally.wins[batch % 2] ?? 0) + 1;
  tally.reasons[`reason ${batch % 5}`] = (tally.reasons[`reason ${batch % 5}`] ?? 0) + 1;
  addValue(tally.inputs, (batch * 7) % 11);
  addFigure(tally, `figure ${batch % 3}`, batch);
  addStop(tally, `stop ${batch % 4}`, 1, batch + 1);
  yield;
  return undefined;
}

/** Hands all out to so many threads; which of them answers next is told by the place in the list. */
function merged(threads: number, next: (waiting: number) => number, took: number, broken: readonly number[] = []) {
  const ranges = new Ranges(BATCHES, adding);
  const waiting = Array.from({ length: threads }, () => ranges.next()).filter((range) => range !== undefined);
  while (ranges.result === undefined) {
    const [range] = waiting.splice(next(waiting.length), 1);
    if (range === undefined) throw new Error('nobody is at work');
    ranges.done(range, new RangePlay((batch, tally) => play(batch, tally, broken), adding, range).all(), took);
    const more = ranges.next();
    if (more !== undefined) waiting.push(more);
  }
  return JSON.stringify(ranges.result);
}

const ORDERS: readonly ((waiting: number) => number)[] = [() => 0, (waiting) => waiting - 1, (waiting) => waiting >> 1];

test.each([1, 2, 3, 8])('%i threads give the same result in any order', (threads) => {
  const alone = merged(1, () => 0, 1000);
  for (const order of ORDERS) for (const took of [0, 1, 1000]) expect(merged(threads, order, took)).toBe(alone);
  expect(JSON.parse(alone)).toMatchObject({ ok: true, value: { games: BATCHES } });
});

test('the first failure is reported, whichever thread met one first', () => {
  for (const threads of [1, 2, 3, 8])
    for (const order of ORDERS)
      for (const took of [0, 1000]) expect(merged(threads, order, took, [9, 4, 17])).toContain('"path":"game 4"');
});

test('a range that two have played counts once, and nothing is left to be played then', () => {
  const ranges = new Ranges(2, adding);
  const [first, second] = [ranges.next(), ranges.next()];
  expect([ranges.next(), ranges.again()]).toEqual([undefined, second]);
  for (const range of [second, second, first, first])
    if (range !== undefined) ranges.done(range, new RangePlay(play, adding, range).all(), 1);
  expect([ranges.games, ranges.again()]).toEqual([2, undefined]);
});

test('what there is so far are the games from the first on', () => {
  const ranges = new Ranges(3, adding);
  const [first, second] = [ranges.next(), ranges.next()];
  if (first === undefined || second === undefined) throw new Error('two are to be played');
  const playing = new RangePlay(play, adding, first);
  ranges.done(second, new RangePlay(play, adding, second).all(), 1);
  expect(ranges.soFar().games).toBe(0);
  playing.next();
  expect(ranges.soFar(playing).games).toBe(1);
});
