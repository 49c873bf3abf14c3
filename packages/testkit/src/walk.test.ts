// The names at the table where none are asked for, and a setup that does not go through.
import { defineGame } from '@turnwise/game';
import type { SeatRange } from '@turnwise/game';
import { expect, test } from 'vitest';
import { definition } from './broken/number-game.ts';
import { seatNames, walkGame } from './walk.ts';

test.each<[SeatRange, number, readonly string[]]>([
  [{ min: 2, max: 2, names: ['a', 'b'] }, 1, ['a', 'b']],
  [{ min: 2, max: 2, suggested: ['alice', 'bob'] }, 1, ['alice', 'bob']],
  [{ min: 2, max: 3, suggested: ['alice', 'bob'] }, 0, ['alice', 'bob']],
  [{ min: 2, max: 3, suggested: ['alice', 'bob'] }, 1, ['alice', 'bob', 'player3']],
  [{ min: 1, max: 2, suggested: ['alice', 'bob'] }, 0, ['alice']],
  [{ min: 1, max: 3 }, 2, ['player1', 'player2', 'player3']],
])('%j with seed %i', (seats, seed, names) => {
  expect(seatNames(defineGame({ ...definition, seats }), seed)).toEqual(names);
});

test('a setup that throws is told as an issue', () => {
  const setup = (): never => {
    throw new Error('no cards');
  };
  const game = defineGame({ ...definition, setup });
  expect(() => walkGame(game, { seed: 1 })).toThrow(
    /^number-game cannot begin: expected a setup that does not throw, found "no cards"$/,
  );
});
