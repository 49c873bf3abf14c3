// Counts of every game's tree at a small depth. One that moves says that the rules did: find out why before you write it anew.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { countTree, perft } from './perft.ts';

/** Sequences of 1, 2, … inputs from the start of seed 1. */
const FINGERPRINTS: Readonly<Record<string, readonly number[]>> = {
  'tic-tac-toe': [9, 72, 504, 3024, 15120, 54720],
  'connect-four': [7, 49, 343, 2401, 16807, 117649],
  backgammon: [1, 6, 19, 19, 19, 131, 514],
  'rock-paper-scissors': [6, 18, 108, 324, 1944, 5832],
};

test.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const expected = FINGERPRINTS[id];
  expect(expected, `${id} has no fingerprint: add ${JSON.stringify(perft(game, 4))}`).toBeDefined();
  expect(perft(game, expected?.length ?? 0)).toEqual(expected);
});

test('no fingerprint is left of a game that is gone', () => {
  expect(Object.keys(FINGERPRINTS).filter((id) => registry.get(id) === undefined)).toEqual([]);
});

test('the whole tree of tic-tac-toe', () => {
  const game = registry.get('tic-tac-toe');
  if (game === undefined) throw new Error('tic-tac-toe is not registered');
  expect(countTree(game)).toEqual({ nodes: 549_946, games: 255_168 });
});
