// The same start and the same inputs give the same frames, or we learn where not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKernel, History, replay } from './index.ts';
import type { Departure } from './index.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { ArenaInput } from './testing/arena.ts';

const kernel = createKernel(arenaRules);
const INPUTS: readonly ArenaInput[] = [
  { kind: 'hit', target: 0, amount: 5 },
  { kind: 'roll', target: 1 },
  { kind: 'paint', tile: 3, colour: 1 },
];

test('reproduces frames and hashes of any play', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ARENA_INPUTS), { maxLength: 40 }), (inputs) => {
      const history = new History(kernel, arenaStart());
      for (const input of inputs) history.dispatch(input);
      const recorded = history.log.map((frame) => frame.input);
      const hashes = history.log.map((frame) => frame.hash);
      // By another kernel, as after a restart.
      const again = replay(createKernel(arenaRules), arenaStart(), recorded, hashes);
      expect(again.departure).toBeUndefined();
      expect(again.frames).toEqual(history.log);
      expect(again.state).toEqual(history.state);
    }),
    { seed: 100, numRuns: 60 },
  );
});

test.each<[string, readonly ArenaInput[], Departure]>([
  [
    'a refusal',
    [...INPUTS, { kind: 'move', from: 2, to: 0 }, ...INPUTS],
    {
      at: 4,
      how: { kind: 'refused', refusal: { kind: 'disallowed', code: 'emptyZone', params: { zone: 2 }, by: 'deeds' } },
    },
  ],
  ['no change', [...INPUTS, { kind: 'remark' }], { at: 4, how: { kind: 'noChange' } }],
])('stops at %s', (_, inputs, departure) => {
  const played = replay(kernel, arenaStart(), inputs);
  expect(played.departure).toEqual(departure);
  expect(played.frames).toHaveLength(3);
  expect(played.state).toEqual(replay(kernel, arenaStart(), INPUTS).state);
});

test('stops at an engine error', () => {
  const broken = createKernel(arenaWith(onWait(() => [{ kind: 'fault', how: 'throw' }])));
  const { departure } = replay(broken, arenaStart(), [...INPUTS, WAIT]);
  expect(departure).toMatchObject({ at: 4, how: { kind: 'engineError', error: { code: 'applyThrew' } } });
});

test('stops at the first frame with a different hash', () => {
  const hashes = replay(kernel, arenaStart(), INPUTS).frames.map((frame) => frame.hash);
  const wrong = [hashes[0] ?? 0, 77, hashes[2] ?? 0];
  expect(replay(kernel, arenaStart(), INPUTS, wrong).departure).toEqual({
    at: 2,
    how: { kind: 'hash', expected: 77, found: hashes[1] },
  });
  // Another start shows in the first hash; a frame that was recorded without one is not compared.
  expect(replay(kernel, { ...arenaStart(), round: 1 }, INPUTS, hashes).departure).toMatchObject({ at: 1 });
  expect(replay(kernel, arenaStart(), INPUTS, [0, 0, 0]).departure).toBeUndefined();
  expect(replay(createKernel(arenaRules, { hash: false }), arenaStart(), INPUTS, wrong).departure).toBeUndefined();
});

test('after frames without a hash the chain begins again with the state, and is compared from there', () => {
  const first = new History(createKernel(arenaRules, { hash: false }), arenaStart());
  for (const input of INPUTS.slice(0, 1)) first.dispatch(input);
  const second = new History(kernel, first.state, { before: first.length });
  for (const input of INPUTS.slice(1)) second.dispatch(input);
  const hashes = [...first.log, ...second.log].map((frame) => frame.hash);
  expect(hashes[0]).toBe(0);
  expect(replay(kernel, arenaStart(), INPUTS, hashes).departure).toBeUndefined();
  for (const at of [1, 2]) {
    const wrong = hashes.with(at, 77);
    expect(replay(kernel, arenaStart(), INPUTS, wrong).departure).toMatchObject({ at: at + 1, how: { kind: 'hash' } });
  }
});
