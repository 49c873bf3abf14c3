// The jobs about bots: who sits where, what counts as won, what is said of it, and that no game with secrets is forgotten.
import type { Bot } from '@turnwise/bots';
import { seat } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botsJobs } from './bots-jobs.ts';
import { concludeCounting, countingJobs, playCounting } from './counting.ts';
import { concludeLevels } from './levels.ts';
import { conclude, PEEKING_PLAYS } from './peeking.ts';
import { gameOf, named, playRow, scoreOf } from './play-row.ts';
import { isMeasured, waysToSit } from './row.ts';
import type { Row, Seating } from './row.ts';
import { ROWS } from './rows.ts';
import { concludeRow } from './strength.ts';
import { noEffort } from './stopwatch.ts';

test('every job and every piece has a name of its own', () => {
  const jobs = botsJobs({ games: undefined, seed: 1 });
  for (const names of [jobs.map(({ name }) => name), jobs.flatMap(({ pieces }) => pieces.map(({ name }) => name))])
    expect(new Set(names).size).toBe(names.length);
});

test('every game is in it, and every row has a hundred games at least', () => {
  const games = new Set(botsJobs({ games: undefined, seed: 1 }).map(({ game }) => game));
  expect([...games].toSorted()).toEqual(registry.games.map(({ id }) => id).toSorted());
  for (const { place, games: count } of ROWS) expect([place, count >= 100]).toEqual([place, true]);
});

test('two thousand pairs, over every game with secrets', () => {
  expect(PEEKING_PLAYS.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(2000);
  const secret = registry.games.filter(({ traits }) => traits.hiddenInformation).map(({ id }) => id);
  expect(PEEKING_PLAYS.map(({ id }) => id).toSorted()).toEqual(secret.toSorted());
});

test.each<[Seating, number, readonly string[]]>([
  ['inTurn', 2, ['10', '01']],
  ['inTurn', 4, ['1010', '0101']],
  ['alone', 4, ['1000', '0100', '0010', '0001']],
  ['first', 2, ['10']],
])('%s at a table for %j', (seating, seats, ways) => {
  const sitting = Array.from({ length: waysToSit({ seating, seats }) }, (_, way) =>
    Array.from({ length: seats }, (__, place) => (isMeasured({ seating }, way, place) ? '1' : '0')).join(''),
  );
  expect(sitting).toEqual(ways);
});

test.each<[string, readonly number[] | undefined]>([
  ['won', [0]],
  ['won', [0, 2]],
  ['lost', [1]],
  ['drawn', [0, 1]],
  ['drawn', []],
  ['unfinished', undefined],
])('%s where %j win, and seats 0 and 2 are measured', (score, winners) => {
  const result = winners && { winners: winners.map(seat), reason: 'end' };
  expect(scoreOf(result, (place) => place % 2 === 0)).toBe(score);
});

const row = ROWS.find(({ game, against }) => game === 'tic-tac-toe' && against === 'greedy') as Row;

test('a few games, the same in one piece as in two, and what is said of them', () => {
  const whole = playRow(row, 1, 0, 4).games;
  expect([...playRow(row, 1, 0, 2).games, ...playRow(row, 1, 2, 4).games]).toEqual(whole);
  const effort = { moves: 4, iterations: 400, milliseconds: 20 };
  const { passed, text } = concludeRow(row, 1, [{ games: whole, effort }]);
  expect(passed).toBe(true);
  expect(text).toContain('4 games, seed 1, beginnings 1 to 2 in 2 ways to sit');
  expect(text).toContain('the bar: never loses; fewer than 100 games, so chance is allowed for');
  expect(text).toContain('5.0 ms of CPU and 100 iterations a move, over 4 moves with a choice');
});

test('lost games are named', () => {
  const games = [{ game: 7, score: 'lost' as const, inputs: 'a' }];
  const { passed, text } = concludeRow(row, 1, [{ games, effort: noEffort() }]);
  expect([passed, text.split('\n').at(-1)]).toEqual([false, 'not won: games 7']);
});

test.each([
  [true, 500, 500],
  [true, 520, 480],
  [false, 560, 440],
  [true, 300, 700],
])('%s: somebody who counts wins %j rounds and loses %j', (passed, won, lost) => {
  expect(concludeCounting([{ won, tied: 500, lost }]).passed).toBe(passed);
});

const random = named(gameOf('rock-paper-scissors'), 'random');

/** Throws rock in one seat, and draws its throws in the other. */
function rockIn(seatOfRock: number): Bot {
  return {
    name: 'rock',
    think(look, seed) {
      const thinking = random.think(look, seed);
      const found = (): ReturnType<typeof thinking.found> => {
        const drawn = thinking.found();
        return look.seat === seatOfRock && drawn.drawn !== undefined
          ? { ...drawn, drawn: Object.assign({}, drawn.drawn, { value: 'rock' }) }
          : drawn;
      };
      return { ...thinking, found };
    },
  };
}

test.each([0, 1])('the player who counts meets a bot in seat %j', (place) => {
  expect(countingJobs({ games: undefined, seed: 1 })[place]?.name).toContain(place === 0 ? 'first' : 'second');
  expect(concludeCounting([playCounting(rockIn(place), seat(place), 1, 300)]).passed).toBe(false);
  expect(concludeCounting([playCounting(rockIn(1 - place), seat(place), 1, 300)]).passed).toBe(true);
});

test('a level that is not solved fails, and so does a peek, and a check without a pair', () => {
  const level = { level: 'a', end: 'won', won: true, inputs: 3, effort: noEffort() };
  expect(concludeLevels([level]).passed).toBe(true);
  expect(concludeLevels([level, { ...level, won: false }]).passed).toBe(false);
  expect(conclude([{ pairs: 5, games: 1, peeks: [] }], 1).passed).toBe(true);
  expect(conclude([{ pairs: 5, games: 1, peeks: [{ seed: 1, frame: 2, what: 'x' }] }], 1).passed).toBe(false);
  expect(conclude([{ pairs: 0, games: 100, peeks: [] }], 1).passed).toBe(false);
});
