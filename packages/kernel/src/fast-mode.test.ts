// Fast mode: the same rules in place, without events and frames.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKernel, disallowed } from './index.ts';
import type { Resolver, Rules } from './index.ts';
import { valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput, ArenaState } from './testing/arena.ts';

const SEED = 60;
const plays = fc.array(fc.constantFrom(...ARENA_INPUTS), { maxLength: 60 });
const HIT: ArenaInput = { kind: 'hit', target: 0, amount: 1 };

test('step equals dispatch on any play, refusals included', () => {
  const kernel = createKernel(arenaRules);
  fc.assert(
    fc.property(plays, (inputs) => {
      let recorded = arenaStart();
      const fast = kernel.clone(recorded);
      for (const input of inputs) {
        const { outcome, state } = valueOf(kernel.dispatch(recorded, input));
        const stopped = kernel.step(fast, input);
        expect(stopped).toEqual('code' in outcome ? outcome : undefined);
        expect(fast).toEqual(state);
        recorded = state;
      }
      expect(kernel.hash(fast)).toBe(kernel.hash(recorded));
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test('step works in place: no fork, no clone of a substate, no event', () => {
  let forks = 0;
  const emits: unknown[] = [];
  const kernel = createKernel<Arena>({
    ...arenaRules,
    fork: (state) => (forks++, arenaRules.fork(state)),
    apply(draft, diff, emit) {
      emits.push(emit);
      arenaRules.apply(draft, diff, emit);
    },
  });
  const state = arenaStart();
  const parts = { ...state };
  for (const input of ARENA_INPUTS) kernel.step(state, input);
  expect(forks).toBe(0);
  expect(new Set(emits)).toEqual(new Set([undefined]));
  // `seal` sets a new shield and `round` is a number; every other substate is the object that it was.
  for (const key of ['hp', 'tiles', 'fighters', 'zones', 'random'] as const) expect(state[key]).toBe(parts[key]);
});

test('a resolver is told that nobody wants events', () => {
  const recording: boolean[] = [];
  const resolver: Resolver<Arena> = {
    name: 'asks',
    order: 0,
    resolve: (_, work) => void recording.push(work.recording),
  };
  const kernel = createKernel(arenaWith(resolver));
  kernel.dispatch(arenaStart(), HIT);
  kernel.validate(arenaStart(), HIT);
  kernel.step(arenaStart(), HIT);
  expect(recording).toEqual([true, false, false]);
});

test('a stop before the first diff leaves the state as it was', () => {
  const kernel = createKernel(arenaRules);
  const state = arenaStart();
  expect(kernel.step(state, { kind: 'move', from: 2, to: 0 })).toEqual({
    kind: 'disallowed',
    code: 'emptyZone',
    params: { zone: 2 },
    by: 'deeds',
  });
  expect(state).toEqual(arenaStart());
});

test.each([
  ['a diff', onWait(() => [{ kind: 'hurt', target: 0, amount: 1 }], 'first', 40)],
  ['a draw', onWait(() => [{ kind: '$draw', stream: 'dice', from: 0, values: [], words: 1 }], 'first', 40)],
])('a stop after %s makes the state void', (_, first) => {
  const kernel = createKernel(
    arenaWith(
      first,
      onWait(() => disallowed('tooLate'), 'late', 60),
    ),
  );
  expect(kernel.step(arenaStart(), WAIT)).toMatchObject({ kind: 'engineError', code: 'fastStateVoid', by: 'late' });
  // The kernel is none the worse for it.
  expect(kernel.step(arenaStart(), HIT)).toBeUndefined();
});

test('exceptions and aborts are told, and the kernel goes on', () => {
  const fault = (how: 'throw' | 'abort'): Rules<Arena> => arenaWith(onWait(() => [{ kind: 'fault', how }]));
  const thrower = arenaWith(
    onWait(() => {
      throw new RangeError('broke');
    }),
  );
  const answers = [fault('throw'), fault('abort'), thrower].map((rules) => {
    const kernel = createKernel(rules);
    const answer = kernel.step(arenaStart(), WAIT);
    expect(kernel.step(arenaStart(), HIT)).toBeUndefined();
    return answer;
  });
  expect(answers).toMatchObject([
    { kind: 'engineError', code: 'applyThrew', by: 'onWait', message: 'apply broke' },
    { kind: 'engineError', code: 'fastStateVoid', by: 'onWait' },
    { kind: 'engineError', code: 'behaviourThrew', by: 'onWait', message: 'broke' },
  ]);
});

test('a behaviour may step a copy on its own kernel', () => {
  const rules: Rules<Arena> = arenaWith(
    onWait(() => [{ kind: 'hurt', target: 0, amount: 1 }], 'first', 40),
    onWait((_, state) => {
      const copy = kernel.clone(state);
      kernel.step(copy, HIT);
      return [{ kind: 'rounds', by: copy.hp[0] ?? 0 }];
    }),
  );
  const kernel = createKernel(rules);
  const state = arenaStart();
  expect(kernel.step(state, WAIT)).toBeUndefined();
  expect(state).toMatchObject({ hp: [19, 20, 20, 20], round: 18 });
});

test('stepMany goes through all, or to the first that is refused', () => {
  const kernel = createKernel(arenaRules);
  const empty: ArenaInput = { kind: 'move', from: 2, to: 0 };
  const state = arenaStart();
  expect(kernel.stepMany(state, [HIT, HIT, HIT])).toEqual({ done: 3, stopped: undefined });
  expect(state.round).toBe(3);
  expect(kernel.stepMany(state, [HIT, empty, HIT])).toMatchObject({ done: 1, stopped: { code: 'emptyZone' } });
  expect(state.round).toBe(4);
  expect(kernel.stepMany(state, [])).toEqual({ done: 0, stopped: undefined });
});

test('copies go their own ways', () => {
  for (const rules of [arenaRules, { ...arenaRules, copyInto: copyArena }]) {
    const kernel = createKernel(rules);
    fc.assert(
      fc.property(plays, plays, plays, (before, one, other) => {
        const from = arenaStart();
        for (const input of before) kernel.step(from, input);
        const to = arenaStart();
        for (const input of other) kernel.step(to, input);
        kernel.cloneInto(to, from);
        expect(to).toEqual(from);
        const copy = structuredClone(from);
        for (const input of one) kernel.step(to, input);
        expect(from).toEqual(copy);
        const played = structuredClone(to);
        for (const input of other) kernel.step(from, input);
        expect(to).toEqual(played);
      }),
      { seed: SEED, numRuns: 60 },
    );
  }
});

test('a copy has the keys of its state in the order of the fork', () => {
  const { random, ...rest } = arenaStart();
  const kernel = createKernel(arenaRules);
  expect(Object.keys(kernel.clone({ random, ...rest }))).toEqual(Object.keys(arenaStart()));
});

/** A copy by hand, as rules bring it that are searched a lot. */
function copyArena(to: ArenaState, from: ArenaState): void {
  Object.assign(to, structuredClone(from));
}
