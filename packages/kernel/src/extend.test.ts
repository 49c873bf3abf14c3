// A shipped game and more, joined at construction.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKernel, eventsOf, extend, issue } from './index.ts';
import type { Extended, Resolver } from './index.ts';
import { errorOf, framed, refusalOf, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart } from './testing/arena.ts';
import type { Arena } from './testing/arena.ts';
import { stormyRules, stormyStart, weather } from './testing/weather.ts';
import type { StormyArena, StormyState, Weather } from './testing/weather.ts';

const kernel = createKernel(stormyRules);

test('the new substate, input, diff, event and behaviours work with the old ones', () => {
  const { frame, state } = framed(kernel.dispatch(stormyStart(), { kind: 'brew', strength: 7 }));
  expect(state.storm).toEqual({ strength: 7 });
  expect(state.hp).toEqual([19, 19, 19, 19]);
  expect(eventsOf(frame).map((event) => event.kind)).toEqual([
    'stormRose',
    'wasHurt',
    'wasHurt',
    'wasHurt',
    'wasHurt',
    'roundBegan',
  ]);
  expect(frame.changes.map((change) => change.by)).toEqual(['brew', 'hail', 'hail', 'hail', 'hail', 'rounds']);
  // A rule of the extension refuses an input of the base.
  expect(refusalOf(kernel.dispatch(state, { kind: 'paint', tile: 0, colour: 1 }))).toMatchObject({ by: 'washedAway' });
  expect(refusalOf(kernel.dispatch(state, { kind: 'brew', strength: 12 })).code).toBe('malformedInput');
});

test('all behaviours stand in one order', () => {
  expect(kernel.order).toEqual(['alive', 'washedAway', 'shield', 'brew', 'deeds', 'hail', 'rounds']);
});

test('on inputs of the base, as long as nothing of the extension happens, the game is the base', () => {
  const base = createKernel(arenaRules);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ARENA_INPUTS), { maxLength: 30 }), (inputs) => {
      let [one, other] = [arenaStart(), stormyStart()];
      for (const input of inputs) {
        const [plain, extended] = [valueOf(base.dispatch(one, input)), valueOf(kernel.dispatch(other, input))];
        [one, other] = [plain.state, extended.state];
        expect(extended.outcome.kind).toBe(plain.outcome.kind);
        expect(other).toEqual({ ...one, storm: { strength: 0 } });
      }
    }),
    { seed: 90, numRuns: 50 },
  );
});

test('behaviours of the base look at new inputs only when they are named in hear', () => {
  const looked: string[] = [];
  const resolver: Resolver<Arena> = {
    name: 'steps',
    order: 5,
    resolve: ({ kind }) => void looked.push(`steps ${kind}`),
  };
  const base = {
    ...arenaRules,
    behaviours: [
      ...arenaRules.behaviours,
      resolver,
      { name: 'looks', order: 5, evaluate: ({ kind }: Arena['Input']) => void looked.push(`looks ${kind}`) },
    ],
  };
  const seen = (hear: readonly string[]): string[] => {
    looked.length = 0;
    const extended = createKernel(extend(base, { ...weather, hear }));
    extended.dispatch(stormyStart(), { kind: 'brew', strength: 1 });
    extended.dispatch(stormyStart(), { kind: 'wait' });
    return looked.slice();
  };
  expect(seen([])).toEqual(['looks wait', 'steps wait']);
  expect(seen(['looks'])).toEqual(['looks brew', 'looks wait', 'steps wait']);
  expect(seen(['steps', 'looks'])).toEqual(['looks brew', 'steps brew', 'looks wait', 'steps wait']);
});

test.each<[string, () => unknown, RegExp]>([
  [
    'an input that the base has',
    () => extend<Arena, Weather>(arenaRules, { ...weather, inputs: { ...weather.inputs, hit: {} } as never }),
    /already has an input of kind hit/,
  ],
  [
    'a name in hear that the base has not',
    () => extend(arenaRules, { ...weather, hear: ['rain'] }),
    /no behaviour named rain/,
  ],
  [
    'a behaviour of the same order and name',
    () =>
      createKernel(
        extend(arenaRules, {
          ...weather,
          behaviours: [...weather.behaviours, { name: 'deeds', order: 10, evaluate: () => undefined }],
        }),
      ),
    /two behaviours have order 10 and name deeds/,
  ],
])('%s is refused at construction', (_, make, message) => {
  expect(make).toThrow(message);
});

test('an extended game can be extended again', () => {
  interface Tide {
    State: { readonly tide: number };
    Input: { readonly kind: 'rise' };
    Diff: { readonly kind: 'risen' };
    Event: { readonly kind: 'tideRose' };
  }
  const rules = extend<StormyArena, Tide>(stormyRules, {
    name: 'flooded arena',
    schemaVersion: 1,
    fork: (s) => ({ ...stormyRules.fork(s), tide: s.tide }),
    inputs: { rise: {} },
    diffs: ['risen'],
    behaviours: [
      { name: 'rise', order: 10, evaluate: ({ kind }) => (kind === 'rise' ? [{ kind: 'risen' }] : undefined) },
    ],
    apply(draft, _, emit) {
      draft.state.tide++;
      emit?.({ kind: 'tideRose' });
    },
  });
  const start: Extended<StormyArena, Tide>['State'] = { ...stormyStart(), tide: 0 };
  const twice = createKernel(rules);
  const risen = framed(twice.dispatch(start, { kind: 'rise' })).state;
  const brewed = framed(twice.dispatch(risen, { kind: 'brew', strength: 2 })).state;
  const hit = framed(twice.dispatch(brewed, { kind: 'hit', target: 0, amount: 1 })).state;
  expect(hit).toMatchObject({ tide: 1, storm: { strength: 2 }, hp: [19, 20, 20, 20] });
});

test('codec, invariants, migrations and fast mode go over the whole of it', () => {
  const state = framed(kernel.dispatch(stormyStart(), { kind: 'brew', strength: 3 })).state;
  expect(valueOf(kernel.codec.decode(valueOf(kernel.codec.encode(state))))).toEqual(state);
  const fast: StormyState = kernel.clone(stormyStart());
  kernel.step(fast, { kind: 'brew', strength: 3 });
  expect(fast).toEqual(state);
  const guarded = createKernel(
    extend(
      { ...arenaRules, invariants: ({ round }) => (round > 9 ? [issue('round', 'tooLong', 'at most 9 rounds')] : []) },
      weather,
    ),
  );
  const broken = valueOf(guarded.codec.toJson({ ...state, round: 10, storm: { strength: 10 } }));
  expect(errorOf(guarded.codec.fromJson(broken)).map((one) => one.path)).toEqual([
    'state.round',
    'state.storm.strength',
  ]);
  const older = createKernel(
    extend<Arena, Weather>(arenaRules, {
      ...weather,
      schemaVersion: 2,
      migrations: { 1: (saved) => ({ ...(saved as object), storm: { strength: 1 } }) },
    }),
  );
  expect(valueOf(older.codec.fromJson(valueOf(kernel.codec.toJson(state)))).storm).toEqual({ strength: 1 });
});

test('shapes of new inputs are checked', () => {
  const issues = (strength: unknown): number => kernel.inputIssues({ kind: 'brew', strength }).length;
  expect([issues(3), issues(10), issues('x')]).toEqual([0, 1, 1]);
});
