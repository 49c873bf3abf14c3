// Counts of every game's tree at a small depth. One that moves says that the rules did: find out why before you write it anew.
import { seatRange } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { countTree, perft } from './perft.ts';
import { tableOf } from './walk.ts';

interface Fingerprint {
  /** Sequences of 1, 2, … inputs. */
  readonly counts: readonly number[];
  /** Default 1. */
  readonly seed?: number;
  /** Default: as few as the game takes. */
  readonly seats?: number;
  /** Counted after so many random inputs of that seed. Default: from the start. */
  readonly after?: number;
}

/** A game for tables of several sizes has one for each. */
const FINGERPRINTS: Readonly<Record<string, readonly Fingerprint[]>> = {
  'tic-tac-toe': [{ counts: [9, 72, 504, 3024, 15120, 54720] }],
  'connect-four': [{ counts: [7, 49, 343, 2401, 16807, 117649] }],
  backgammon: [{ counts: [1, 6, 19, 19, 19, 131, 514] }],
  'rock-paper-scissors': [{ counts: [6, 18, 108, 324, 1944, 5832] }],
  unseen: [{ counts: [4, 14, 50, 176] }],
  encounter: [
    { counts: [1, 1, 1, 4, 4, 4, 4, 4] },
    { seed: 4, after: 40, counts: [1, 1, 1, 1, 10, 10, 10, 10, 10, 10, 10, 9] },
  ],
  duel: [{ counts: [1, 2, 3, 7, 13, 50] }, { seed: 2, after: 60, counts: [17, 188, 1133, 4012] }],
  whist: [{ counts: [1, 13, 89, 381, 1170] }, { seed: 2, after: 60, counts: [2, 22, 67, 172] }],
  mancala: [{ counts: [1, 6, 35, 185, 942, 4690] }, { seed: 2, after: 20, counts: [3, 12, 39, 150] }],
  ruleset: [{ counts: [1, 7, 42, 196] }, { seed: 2, after: 30, counts: [6, 30, 106] }],
  innovation: [
    { seats: 2, counts: [4, 8, 24, 72, 248, 874, 3286, 12982] },
    { seats: 3, counts: [6, 24, 48, 144, 432, 1536, 5088, 20514] },
    { seats: 4, counts: [8, 48, 192, 384, 1152, 3456, 10656, 39624] },
    { seats: 2, seed: 2, after: 50, counts: [11, 112, 1164] },
    { seats: 2, seed: 2, after: 90, counts: [10, 82, 582] },
    { seats: 2, seed: 2, after: 120, counts: [10, 78, 570] },
    { seats: 3, seed: 3, after: 50, counts: [3, 24, 241] },
    { seats: 3, seed: 3, after: 90, counts: [15, 165, 1605] },
    { seats: 3, seed: 3, after: 120, counts: [5, 10, 90] },
    { seats: 4, seed: 4, after: 50, counts: [6, 19, 57] },
    { seats: 4, seed: 4, after: 90, counts: [10, 86, 381] },
    { seats: 4, seed: 4, after: 120, counts: [9, 80, 504] },
  ],
};

const games = registry.games.map((game) => ({ id: game.id, game }));

test.each(games)('$id', ({ id, game }) => {
  const kept = FINGERPRINTS[id] ?? [];
  const { min, max } = seatRange(game, {});
  for (let size = min; size <= max; size++) {
    const found = perft(game, 4, { seed: 1, seats: tableOf(game, size) });
    expect(
      kept.some(({ seats = min, counts }) => seats === size && counts.length > 3),
      `${id} has no fingerprint: add { seats: ${size}, counts: ${JSON.stringify(found)} }`,
    ).toBe(true);
  }
  const found = kept.map((fingerprint): Fingerprint => {
    const { counts, seed = 1, seats = min, after = 0 } = fingerprint;
    return { ...fingerprint, counts: perft(game, counts.length, { seed, after, seats: tableOf(game, seats) }) };
  });
  expect(found).toEqual(kept);
});

test('no fingerprint is left of a game that is gone', () => {
  expect(Object.keys(FINGERPRINTS).filter((id) => registry.get(id) === undefined)).toEqual([]);
});

test('the whole tree of tic-tac-toe', () => {
  const game = registry.get('tic-tac-toe');
  if (game === undefined) throw new Error('tic-tac-toe is not registered');
  expect(countTree(game)).toEqual({ nodes: 549_946, games: 255_168 });
});
