// What a saved state must keep: each substate by itself, and none of them against the others.
import { allSeats, createChooser, nextInput, playOut, seat, SPECTATOR } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rockPaperScissors as game, THROWS } from './index.ts';
import type { RpsState } from './index.ts';

const SEED = 23;
const TABLE = { names: ['alice', 'bob'] };

/** The saved state after so many random throws, with one substate replaced, read again. */
function reread(throws: number, key: string, value: unknown): ReturnType<typeof game.kernel.codec.fromJson> {
  const start = game.setup({ seed: 1, seats: TABLE.names });
  if (!start.ok) throw new Error('no setup');
  const state = game.kernel.clone(start.value);
  const chooser = createChooser(throws);
  for (let i = 0; i < throws; i++) {
    const input = nextInput(game, state, chooser);
    if (input !== undefined) game.kernel.step(state, input);
  }
  const saved = game.kernel.codec.toJson(state);
  if (!saved.ok) throw new Error('not saved');
  const document = saved.value as { readonly state: Readonly<Record<string, Json>> };
  return game.kernel.codec.fromJson({ ...document, state: { ...document.state, [key]: value } });
}

test.each<[string, keyof RpsState, unknown, string]>([
  ['a target in words', 'target', '3', 'state.target'],
  ['a target of 0', 'target', 0, 'state.target'],
  ['a target of 10', 'target', 10, 'state.target'],
  ['a round in words', 'round', '1', 'state.round'],
  ['half a round', 'round', 1.5, 'state.round'],
  ['round 0', 'round', 0, 'state.round'],
  ['a round after the last', 'round', 102, 'state.round'],
  ['one score', 'scores', [0], 'state.scores'],
  ['three scores', 'scores', [0, 0, 0], 'state.scores'],
  ['scores by name', 'scores', { alice: 0, bob: 0 }, 'state.scores'],
  ['a score in words', 'scores', ['0', 0], 'state.scores[0]'],
  ['a score below 0', 'scores', [0, -1], 'state.scores[1]'],
  ['more wins than rounds', 'scores', [1, 0], 'state.scores'],
  ['one throw', 'throws', [null], 'state.throws'],
  ['no throws', 'throws', [], 'state.throws'],
  ['a throw in a text', 'throws', 'rock', 'state.throws'],
  ['an unknown throw', 'throws', [null, 'well'], 'state.throws[1]'],
  ['a hidden throw', 'throws', ['hidden', null], 'state.throws[0]'],
  ['two throws', 'throws', ['rock', 'rock'], 'state.throws'],
])('%s is found', (_, key, value, path) => {
  const read = reread(0, key, value);
  expect(read.ok ? [] : read.error.map((one) => one.path)).toContain(path);
});

test('a saved state with one substate replaced is refused, or can be seen and played to its end', () => {
  const near = fc.oneof(
    fc.integer({ min: -1, max: 110 }),
    fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 3 }),
    fc.array(fc.constantFrom(...THROWS, null, 'hidden'), { minLength: 1, maxLength: 3 }),
  );
  const ends = { refused: 0, played: 0 };
  fc.assert(
    fc.property(
      fc.nat(12),
      fc.constantFrom('target', 'round', 'scores', 'throws'),
      fc.oneof(near, fc.jsonValue()),
      (throws, key, value) => {
        const read = reread(throws, key, value);
        ends[read.ok ? 'played' : 'refused']++;
        if (!read.ok) return;
        const state = game.kernel.clone(read.value);
        for (const by of allSeats(2)) game.legalInputs(state, by);
        for (const viewer of [seat(0), seat(1), SPECTATOR]) game.view(state, viewer);
        game.notation.position.format(state, TABLE);
        expect(playOut(game, state, createChooser(1)).end).toBe('over');
      },
    ),
    { seed: SEED, numRuns: 1000 },
  );
  expect(Math.min(ends.refused, ends.played)).toBeGreaterThan(20);
});
