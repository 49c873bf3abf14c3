// What development mode finds and production does not look for: rules that write into the input, diffs that change nothing,
// substates that are forgotten, states that break the rules' own invariants. And frames that only draw, in both.
import { expect, test } from 'vitest';
import {
  createKernel,
  diffsOf,
  eventsOf,
  fact,
  History,
  isRefusal,
  issue,
  maybe,
  readStream,
  replay,
} from './index.ts';
import type { Behaviour, Evaluation, Rules } from './index.ts';
import { errorOf, framed, kindOf, valueOf } from './testing/answers.ts';
import { arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaDiff, ArenaInput, ArenaState } from './testing/arena.ts';

const DEVELOPMENT = { development: true };
const HIT: ArenaInput = { kind: 'hit', target: 0, amount: 3 };

const MEDDLERS: readonly Behaviour<Arena>[] = [
  { name: 'meddler', order: 5, evaluate: (input) => doubled(input) },
  { name: 'meddler', order: 5, resolve: (input) => doubled(input) },
];

function doubled(input: ArenaInput): undefined {
  if (input.kind === 'hit') (input as { amount: number }).amount *= 2;
}

test.each(MEDDLERS)('a behaviour that writes into the input is found', (meddler) => {
  const rules = arenaWith(meddler);
  const kernel = createKernel(rules, DEVELOPMENT);
  const input = { ...HIT };
  expect(errorOf(kernel.dispatch(arenaStart(), input))).toMatchObject({ code: 'behaviourThrew', by: 'meddler' });
  expect(errorOf(kernel.preview(arenaStart(), { ...HIT })).by).toBe('meddler');
  expect(errorOf(kernel.validate(arenaStart(), { ...HIT })).by).toBe('meddler');
  const found = { code: 'behaviourThrew', by: 'meddler' };
  expect(kernel.step(kernel.clone(arenaStart()), { ...HIT })).toMatchObject(found);
  expect(kernel.stepMany(kernel.clone(arenaStart()), [{ ...HIT }])).toMatchObject({ done: 0, stopped: found });
  expect(input).toEqual(HIT);
  // What would come of it: the frame records another input than was made, and a replay of it departs.
  const production = createKernel(rules);
  const calm = { ...arenaStart(), shield: { charges: 0 } };
  const { frame } = framed(production.dispatch(calm, { ...HIT }, { hash: 0 }));
  expect(frame.input).not.toEqual(HIT);
  expect(replay(production, calm, [structuredClone(frame.input)], [frame.hash]).departure?.how.kind).toBe('hash');
});

test('the parts of an input are frozen too, however deep they lie', () => {
  const deepest = [1];
  const input: ArenaInput = Object.assign({ ...HIT }, { extra: nested(deepest) });
  const rules: Rules<Arena> = {
    ...arenaRules,
    inputs: { ...arenaRules.inputs, hit: { ...arenaRules.inputs.hit, extra: anything } as never },
  };
  framed(createKernel(rules, DEVELOPMENT).dispatch(arenaStart(), input));
  expect(() => deepest.push(2)).toThrow(TypeError);
});

/** Deeper than functions can call each other. */
function nested(deepest: readonly unknown[]): readonly unknown[] {
  let list = deepest;
  for (let level = 0; level < 50_000; level++) list = [list];
  return list;
}

const anything = { expected: 'anything', is: () => true, issues: () => [] };

const EMPTY: readonly [string, Partial<ArenaState>, ArenaDiff][] = [
  ['with an event', {}, { kind: 'painted', tile: 3, colour: 0 }],
  ['that sets a substate to an equal one', { shield: { charges: 0 } }, { kind: 'sealed' }],
  ['deep inside', { zones: [[7], [], []] }, { kind: 'shown', zone: 0 }],
  ['that adds nothing', {}, { kind: 'rounds', by: 0 }],
  ['that makes 0 of -0', { hp: [-0] }, { kind: 'hurt', target: 0, amount: 1 }],
  ['that does nothing at all', {}, { kind: 'fault', how: 'nothing' }],
];

test.each(EMPTY)('a diff that changes nothing is found: %s', (_, more, diff) => {
  const rules = arenaWith(onWait(() => [diff]));
  const start = { ...arenaStart(), ...more };
  const error = errorOf(createKernel(rules, DEVELOPMENT).dispatch(start, WAIT));
  expect(error).toMatchObject({ code: 'emptyDiff', by: 'onWait', diff });
  expect(error.message).toContain(diff.kind);
  // It would take a place in the undo stack.
  const history = new History(createKernel(rules), start);
  framed(history.dispatch(WAIT));
  expect(history.undoable + Number(!history.canUndo.able)).toBe(1);
});

test.each<[string, ArenaDiff]>([
  ['a typed array', { kind: 'painted', tile: 3, colour: 1 }],
  ['a card among others', { kind: 'shown', zone: 0 }],
  ['a field', { kind: 'rounds', by: 1 }],
])('its neighbour changes %s and goes through', (_, diff) => {
  const kernel = createKernel(arenaWith(onWait(() => [diff])), DEVELOPMENT);
  expect(kindOf(kernel.dispatch(arenaStart(), WAIT))).toBe('committed');
});

test.each([{}, DEVELOPMENT])(
  'perhaps a diff: what changes nothing is told as facts, and is no diff (%o)',
  (options) => {
    for (const [, more, diff] of EMPTY) {
      const start = { ...arenaStart(), ...more };
      const kernel = createKernel(arenaWith(onWait(() => [maybe(diff)])), options);
      expect(valueOf(kernel.dispatch(start, WAIT))).toMatchObject({ outcome: { kind: 'noChange' } });
      const ends = onWait(() => [{ kind: 'rounds', by: 1 }], 'ends', 60);
      const { frame, state } = framed(
        createKernel(
          arenaWith(
            onWait(() => [{ kind: 'rounds', by: 1 }, maybe(diff)]),
            ends,
          ),
          options,
        ).dispatch(start, WAIT),
      );
      expect(diffsOf(frame)).toHaveLength(2);
      // Nothing was touched, so nothing was copied.
      expect([state.zones, state.tiles, state.shield]).toEqual([start.zones, start.tiles, start.shield]);
      expect([state.zones === start.zones, state.tiles === start.tiles, state.shield === start.shield]).toEqual([
        true,
        true,
        true,
      ]);
      const told = diff.kind === 'fault' ? 0 : 1;
      expect(frame.changes.filter((change) => change.diff === undefined)).toHaveLength(told);
      expect(valueOf(kernel.applyDiffs(start, diffsOf(frame)))).toEqual(state);
    }
  },
);

test.each([{}, DEVELOPMENT])(
  'perhaps a diff: what changes something is one, also in what was written before (%o)',
  (options) => {
    const paint = (colour: number): ArenaDiff => ({ kind: 'painted', tile: 3, colour });
    const kernel = createKernel(
      arenaWith(onWait(() => [paint(1), maybe(paint(2)), maybe(paint(2)), paint(3)])),
      options,
    );
    const start = arenaStart();
    const { frame, state } = framed(kernel.dispatch(start, WAIT));
    expect(diffsOf(frame)).toEqual([paint(1), paint(2), paint(3)]);
    expect(eventsOf(frame)).toHaveLength(4);
    expect([start.tiles[3], state.tiles[3]]).toEqual([0, 3]);
    const fast = kernel.clone(start);
    expect(kernel.step(fast, WAIT)).toBeUndefined();
    expect(fast).toEqual(state);
  },
);

test('two diffs of which each takes back the other both change something', () => {
  const there = onWait(() => [
    { kind: 'rounds', by: 1 },
    { kind: 'rounds', by: -1 },
  ]);
  expect(kindOf(createKernel(arenaWith(there), DEVELOPMENT).dispatch(arenaStart(), WAIT))).toBe('committed');
});

const BAD_FORKS: readonly [string, (state: ArenaState) => object, object][] = [
  ['forgets', ({ shield: _shield, ...rest }) => rest, { message: 'fork forgets the substate shield' }],
  ['empties', (state) => ({ ...state, zones: [] }), { message: expect.stringContaining('as the substate zones') }],
  ['copies', (state) => ({ ...state, hp: [...state.hp] }), { message: expect.stringContaining('as the substate hp') }],
  [
    'mixes up',
    (state) => ({ ...state, crowd: state.zones }),
    { message: 'fork returns the substate zones as the substate crowd: it must pass on the same object' },
  ],
  ['changes', (state) => ({ ...state, round: 7 }), { message: expect.stringContaining('as the substate round') }],
  [
    'makes up',
    (state) => ({ ...state, echo: 1 }),
    { message: 'fork adds the substate echo, which the state does not have' },
  ],
  ['does not copy', (state) => state, { code: 'stateMutated', message: expect.stringContaining('the state itself') }],
];

test.each(BAD_FORKS)('a fork that %s is found, before anything is lost', (_, fork, fault) => {
  const kernel = createKernel({ ...arenaRules, fork: (state) => fork(state) as ArenaState }, DEVELOPMENT);
  const cheer: ArenaInput = { kind: 'cheer', stand: 0, place: 0 };
  for (const answer of [
    kernel.dispatch(arenaStart(), cheer),
    kernel.preview(arenaStart(), cheer),
    kernel.validate(arenaStart(), cheer),
    kernel.applyDiffs(arenaStart(), [{ kind: 'cheered', stand: 0, place: 0 }]),
  ])
    expect(errorOf<object>(answer)).toMatchObject({ code: 'substateForgotten', by: 'kernel', ...fault });
});

test('a substate that comes up in play and that fork does not know is named too', () => {
  const grows: Rules<Arena> = {
    ...arenaRules,
    apply(draft, diff, emit) {
      arenaRules.apply(draft, diff, emit);
      Object.assign(draft.state, { echo: 1 });
    },
  };
  const kernel = createKernel(grows, DEVELOPMENT);
  const fault = { code: 'substateForgotten', message: 'fork forgets the substate echo' };
  expect(errorOf(kernel.dispatch(arenaStart(), { kind: 'seal' }))).toMatchObject(fault);
  expect(errorOf(kernel.applyDiffs(arenaStart(), [{ kind: 'sealed' }]))).toMatchObject(fault);
});

test.each([{}, DEVELOPMENT])('a fork that throws is a fault that is returned (%o)', (options) => {
  const until = (last: number): Rules<Arena> => ({
    ...arenaRules,
    fork(state) {
      if (state.round > last) throw new RangeError('no such round');
      return arenaRules.fork(state);
    },
  });
  const fault = { code: 'applyThrew', message: 'no such round', errorType: 'RangeError' };
  const start = arenaStart();
  const never = createKernel(until(-1), options);
  expect(errorOf(never.dispatch(start, HIT))).toMatchObject(fault);
  expect(errorOf(never.preview(start, HIT))).toMatchObject(fault);
  // It may only choke on what has come of the dispatch, and then production finds it at the next one.
  const history = new History(createKernel(until(0), options), start);
  const answers = [history.dispatch(HIT), history.dispatch(HIT)];
  expect(errorOf(answers[options === DEVELOPMENT ? 0 : 1] as (typeof answers)[0])).toMatchObject(fault);
});

test.each([{}, DEVELOPMENT])('a state that cannot be looked through is a fault that is returned (%o)', (options) => {
  const kernel = createKernel(arenaRules, options);
  for (const odd of [new BigInt64Array(2), nested([])]) {
    const start = { ...arenaStart(), zones: odd as never };
    expect(errorOf(kernel.dispatch(start, HIT, { hash: 0 }))).toMatchObject({ code: 'stateUnwritable', by: 'kernel' });
  }
});

const bounded = (most: number): Rules<Arena> => ({
  ...arenaRules,
  invariants: ({ round }) => {
    if (round > 8) throw new RangeError('no such round');
    return round > most ? [issue('round', 'tooLong', `at most ${most} rounds`, round)] : [];
  },
});

test('the invariants are asked after every dispatch', () => {
  const kernel = createKernel(bounded(1), DEVELOPMENT);
  const history = new History(kernel, arenaStart());
  expect(kindOf(history.dispatch(HIT))).toBe('committed');
  const before = history.state;
  expect(errorOf(history.dispatch(HIT))).toMatchObject({
    code: 'invariantBroken',
    by: 'kernel',
    message: 'round: expected at most 1 rounds, found 2',
  });
  expect(history.state).toBe(before);
  expect(kindOf(createKernel(bounded(1)).dispatch(before, HIT))).toBe('committed');
});

test('invariants that throw are a fault of the same kind; a preview does not ask them', () => {
  const kernel = createKernel(bounded(1), DEVELOPMENT);
  const late = { ...arenaStart(), round: 8 };
  expect(errorOf(kernel.dispatch(late, HIT))).toMatchObject({
    code: 'invariantBroken',
    message: 'no such round',
    errorType: 'RangeError',
  });
  expect(kernel.preview(late, HIT).ok).toBe(true);
});

const draws = (more: ReturnType<Evaluation<Arena>['evaluate']> = []): Rules<Arena> =>
  arenaWith(
    onWait((_, state) => {
      const dice = readStream(state.random, 'dice');
      dice.die(6);
      return [dice.step(), ...(Array.isArray(more) ? more : [])];
    }),
  );

test.each([{}, DEVELOPMENT])('a frame that draws and tells nothing is refused as a fault (%o)', (options) => {
  const start = arenaStart();
  const answer = createKernel(draws(), options).dispatch(start, WAIT);
  expect(errorOf(answer)).toMatchObject({ code: 'silentDraw', kind: 'engineError', by: 'onWait' });
  expect(start).toEqual(arenaStart());
});

test.each([{}, DEVELOPMENT])('one that draws and gives a fact or a diff tells what for (%o)', (options) => {
  for (const step of [fact({ kind: 'remarked', round: 0 } as const), { kind: 'rounds', by: 1 } as const]) {
    const { frame } = framed(createKernel(draws([step]), options).dispatch(arenaStart(), WAIT));
    expect(eventsOf(frame)).toHaveLength(1);
    expect(frame.irreversible).toBe(true);
  }
});

test('a careful preview of a frame that only draws stops before the draw', () => {
  const previewed = valueOf(createKernel(draws(), DEVELOPMENT).preview(arenaStart(), WAIT, true));
  expect(previewed.uncertain).toBe(true);
  expect(isRefusal(previewed.outcome)).toBe(false);
});
