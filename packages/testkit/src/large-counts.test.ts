// What `npm run soak` does at length, in short: the sound game comes through, and faulty ones do not.
import { defineGame } from '@turnwise/game';
import { integer } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { brokenGames } from './broken/faults.ts';
import { soundGame } from './broken/sound-game.ts';
import { definition } from './broken/number-game.ts';
import { dispatchMany } from './dispatch-many.ts';
import { sendMalformed } from './send-malformed.ts';

test('dispatches are counted by their answers', () => {
  const { answers, games, faulted } = dispatchMany(soundGame, { dispatches: 3_000, seed: 1 });
  expect(faulted).toBe(0);
  expect(games).toBeGreaterThan(50);
  expect(Object.values(answers).reduce((sum, count) => sum + count, 0)).toBe(3_000);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['committed', 'malformedInput', 'notYourTurn']));
});

test('malformed values are refused', () => {
  const { values, codes, failed } = sendMalformed(soundGame, { values: 500, seed: 1 });
  expect([values, failed]).toEqual([500, 0]);
  expect(codes).toEqual({ malformedInput: 500 });
});

test('a game that throws at what it does not know is found', () => {
  const throwing = brokenGames().find(({ fault }) => fault === 'throws at a count of the wrong type');
  if (throwing === undefined) throw new Error('there is no such game');
  const { faulted, faults } = dispatchMany(throwing.game, { dispatches: 12_000, seed: 1 });
  expect(faulted).toBeGreaterThan(faults.length);
  expect(faults).toHaveLength(5);
});

test('a shape that throws is found', () => {
  const count: Shape<number> = { ...integer(), is: (value): value is number => (value as number).toFixed(0) !== '' };
  const take = { ...definition.rules.inputs.take, count };
  const inputs = { ...definition.rules.inputs, take };
  const game = defineGame({ ...definition, rules: { ...definition.rules, inputs } });
  const { failed, failures } = sendMalformed(game, { values: 500, seed: 1 });
  expect(failed).toBeGreaterThan(0);
  expect(failures[0]).toContain('threw');
});
