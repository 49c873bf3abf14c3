// The notation of positions, views and events: what goes round, and every issue with its path.
import { seat } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@turnwise/kernel';
import { rockPaperScissors as game, THROWS } from './index.ts';
import type { RpsState, Throw } from './index.ts';

const SEED = 6;
const TABLE = { names: ['alice', 'bob'] };

function parse(document: Json, options: Json = {}): ReturnType<typeof game.notation.position.parse> {
  const context = game.prepare({ seed: 1, seats: TABLE.names, options });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  return game.notation.position.parse(document, { ...context.value, names: TABLE.names });
}

/** Any position that can be: fewer wins than rounds, at most one throw, none after the end. */
const states: fc.Arbitrary<RpsState> = fc
  .record({
    target: fc.integer({ min: 1, max: 9 }),
    wins: fc.tuple(fc.nat(9), fc.nat(8)),
    swap: fc.boolean(),
    ties: fc.nat(80),
    thrower: fc.constantFrom(-1, 0, 1),
    hand: fc.constantFrom<Throw[]>(...THROWS),
  })
  .map(({ target, wins, swap, ties, thrower, hand }) => {
    const scores = [Math.min(wins[0], target), Math.min(wins[1], target - 1)];
    if (swap) scores.reverse();
    const open = Math.max(...scores) < target;
    const throws = [0, 1].map((one) => (open && one === thrower ? hand : null));
    return { target, round: 1 + ties + scores.reduce((sum, score) => sum + score, 0), scores, throws };
  });

test('every position goes through notation and back', () => {
  fc.assert(
    fc.property(states, (state) => {
      const document = game.notation.position.format(state, TABLE);
      expect(parse(document, { target: state.target })).toEqual({ ok: true, value: state });
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('what is left out has a default', () => {
  expect(parse({})).toEqual(game.setup({ seed: 1, seats: TABLE.names }));
  expect(parse({ scores: { bob: 2 } })).toEqual({
    ok: true,
    value: { target: 3, round: 3, scores: [0, 2], throws: [null, null] },
  });
});

test('a view is written like a position, with what it hides', () => {
  const state: RpsState = { target: 3, round: 2, scores: [1, 0], throws: ['rock', null] };
  const write = (viewer: number | null): Json =>
    game.notation.view.format(game.view(state, viewer === null ? null : seat(viewer)), TABLE);
  const open = { round: 2, scores: { alice: 1, bob: 0 } };
  expect(write(0)).toEqual({ ...open, throws: { alice: 'rock' } });
  expect(write(1)).toEqual({ ...open, throws: { alice: 'hidden' } });
  expect(write(null)).toEqual({ ...open, throws: { alice: 'hidden' } });
});

test('events name the seats', () => {
  const write = (event: Parameters<typeof game.notation.event.format>[0]): Json =>
    game.notation.event.format(event, TABLE);
  expect(write({ kind: 'chose', seat: seat(1), throw: 'rock' })).toEqual({ kind: 'chose', seat: 'bob', throw: 'rock' });
  expect(write({ kind: 'revealed', throws: ['rock', 'paper'], reveals: true })).toEqual({
    kind: 'revealed',
    throws: { alice: 'rock', bob: 'paper' },
    reveals: true,
  });
});

test.each<[string, Json, string, string]>([
  ['no record', [], '', 'wrongShape'],
  ['an unknown field', { target: 3 }, 'target', 'unknownField'],
  ['no number', { round: '2' }, 'round', 'wrongShape'],
  ['no whole number', { round: 1.5 }, 'round', 'wrongShape'],
  ['round 0', { round: 0 }, 'round', 'outOfRange'],
  ['a round after the last', { round: 102 }, 'round', 'outOfRange'],
  ['scores in a list', { scores: [1, 0] }, 'scores', 'wrongShape'],
  ['no scores', { scores: null }, 'scores', 'wrongShape'],
  ['a score below 0', { scores: { alice: -1 } }, 'scores.alice', 'wrongShape'],
  ['a score above the target', { scores: { bob: 4 } }, 'scores.bob', 'wrongShape'],
  ['a score of a stranger', { scores: { carol: 1 } }, 'scores.carol', 'unknownSeat'],
  ['both at the target', { scores: { alice: 3, bob: 3 } }, 'scores', 'wrongScores'],
  ['more wins than rounds', { round: 2, scores: { alice: 2 } }, 'scores', 'wrongScores'],
  ['an unknown throw', { throws: { alice: 'well' } }, 'throws.alice', 'wrongShape'],
  ['a hidden throw', { throws: { alice: 'hidden' } }, 'throws.alice', 'wrongShape'],
  ['a throw of a stranger', { throws: { carol: 'rock' } }, 'throws.carol', 'unknownSeat'],
  ['two throws', { throws: { alice: 'rock', bob: 'rock' } }, 'throws', 'wrongThrows'],
  ['a throw after the end', { scores: { alice: 3 }, throws: { bob: 'rock' } }, 'throws', 'wrongThrows'],
])('refuses %s', (_, document, path, code) => {
  const parsed = parse(document);
  expect(parsed.ok ? [] : parsed.error.map((one) => [one.path, one.code])).toContainEqual([path, code]);
});

test('any JSON is answered, never with an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (whole, scores, throws) => {
      for (const document of [whole, { scores, throws }] as Json[]) expect(parse(document)).toHaveProperty('ok');
    }),
    { seed: SEED, numRuns: 300 },
  );
});
