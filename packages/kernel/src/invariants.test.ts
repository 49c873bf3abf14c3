// The kernel's fifteen core invariants, one test each. What they call a trace is the list of a frame's events.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aborted, createKernel, diffsOf, disallowed, eventsOf, History, invalidInput } from './index.ts';
import type { Behaviour, Evaluation, Rules } from './index.ts';
import { errorOf, framed, kindOf, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput, ArenaState } from './testing/arena.ts';

const HIT: ArenaInput = { kind: 'hit', target: 0, amount: 5 };
const PAINT: ArenaInput = { kind: 'paint', tile: 3, colour: 2 };

/** One behaviour for each way not to commit; the first three come after a diff was applied. */
const ENDS = {
  invalidInput: onWait(() => invalidInput('nonsense'), 'end', 60),
  disallowed: onWait(() => disallowed('forbidden'), 'end', 60),
  aborted: onWait(() => aborted('stuck'), 'end', 60),
  abortedInApply: onWait(() => [{ kind: 'fault', how: 'abort' }], 'end', 60),
  threw: onWait(
    () => {
      throw new RangeError('broke');
    },
    'end',
    60,
  ),
  threwInApply: onWait(() => [{ kind: 'fault', how: 'throw' }], 'end', 60),
  silent: onWait(() => [{ kind: 'fault', how: 'silentField' }], 'end', 60),
} as const;
const FIRST = onWait(
  () => [
    { kind: 'hurt', target: 1, amount: 3 },
    { kind: 'painted', tile: 0, colour: 1 },
    { kind: 'moved', from: 0, to: 1 },
  ],
  'first',
);

/** The arena with every look of a behaviour counted. */
function counted(): { rules: Rules<Arena>; looks: () => number } {
  let looks = 0;
  const behaviours = arenaRules.behaviours.map((behaviour): Behaviour<Arena> => {
    if (behaviour.evaluate === undefined) return behaviour;
    const { evaluate } = behaviour;
    return { ...behaviour, evaluate: (input, state) => (looks++, evaluate(input, state)) };
  });
  return { rules: { ...arenaRules, behaviours }, looks: () => looks };
}

test('1. The engine never advances without a new input or explicit undo/redo call.', async () => {
  const { rules, looks } = counted();
  const kernel = createKernel(rules);
  const start = arenaStart();
  const copy = structuredClone(start);
  const history = new History(kernel, start);
  expect(looks()).toBe(0);
  await Promise.resolve();
  // Asking is not advancing.
  const asked = [history.state, history.log, history.length, history.canUndo, history.canRedo];
  kernel.preview(history.state, HIT);
  kernel.validate(history.state, HIT);
  kernel.inputIssues(HIT);
  kernel.hash(history.state);
  kernel.codec.encode(history.state);
  expect([history.state, history.log, history.length, history.canUndo, history.canRedo]).toEqual(asked);
  expect(history.state).toBe(start);
  expect(start).toEqual(copy);
  history.dispatch(HIT);
  expect(history.length).toBe(1);
});

test('2. Dispatch is atomic.', () => {
  for (const end of Object.values(ENDS)) {
    const kernel = createKernel(arenaWith(FIRST, end));
    const start = arenaStart();
    const copy = structuredClone(start);
    const result = kernel.dispatch(start, WAIT);
    expect(kindOf(result)).not.toBe('committed');
    expect(start).toEqual(copy);
    if (result.ok) expect(result.value.state).toBe(start);
  }
  const whole = framed(createKernel(arenaWith(FIRST)).dispatch(arenaStart(), WAIT));
  expect(diffsOf(whole.frame)).toHaveLength(3);
  expect(whole.state).toMatchObject({ hp: [20, 17, 20, 20], zones: [[1, 2, 3, 4], [6, 7, 5], []] });
  expect(whole.state.tiles[0]).toBe(1);
});

test('3. Behaviors are evaluated in deterministic `(order_key, name)` order.', () => {
  const names = ['Z', 'a', 'aa', 'b', 'ä', '𝔸'];
  const looked: string[] = [];
  const make = (name: string, order: number): Evaluation<Arena> => ({
    name,
    order,
    evaluate: () => void looked.push(`${order} ${name}`),
  });
  const behaviours = [...names.map((name) => make(name, 2)), make('z', 1), make('A', 3), make('b', -5)];
  const expected = ['-5 b', '1 z', '2 Z', '2 a', '2 aa', '2 b', '2 ä', '2 𝔸', '3 A'];
  fc.assert(
    fc.property(fc.shuffledSubarray(behaviours, { minLength: behaviours.length }), (shuffled) => {
      looked.length = 0;
      const kernel = createKernel({ ...arenaRules, behaviours: shuffled });
      kernel.dispatch(arenaStart(), WAIT);
      expect(looked).toEqual(expected);
      expect(kernel.order).toEqual(expected.map((look) => look.split(' ')[1]));
    }),
    { seed: 3, numRuns: 50 },
  );
});

test('4. Each behavior sees only the current working state.', () => {
  const start = arenaStart();
  const seen: { given: unknown[]; copy: ArenaState }[] = [];
  const look = (name: string, order: number): Evaluation<Arena> => ({
    name,
    order,
    evaluate(...given: unknown[]) {
      seen.push({ given, copy: structuredClone(given[1] as ArenaState) });
      return undefined;
    },
  });
  const kernel = createKernel(arenaWith(look('before', -200), look('between', 5), look('after', 200)));
  const { state: after } = framed(kernel.dispatch(start, HIT));
  // The input and the working state, and nothing else; before the first diff that is the committed state itself.
  expect(seen.map(({ given }) => given.length)).toEqual([2, 2, 2]);
  expect(seen.every(({ given }) => given[0] === HIT)).toBe(true);
  expect(seen[0]?.given[1]).toBe(start);
  expect(seen.map(({ copy }) => copy)).toEqual([start, { ...start, shield: { charges: 1 } }, after]);
});

test('5. Later behaviors see earlier applied diffs.', () => {
  // Hit points fall below 80 %, so what asks for at least 80 % no longer applies.
  const lower = (order: number): Evaluation<Arena> =>
    onWait(() => [{ kind: 'hurt', target: 0, amount: 5 }], 'lower', order);
  const reward: Evaluation<Arena> = onWait(
    (_, { hp }) => ((hp[0] ?? 0) >= 16 ? [{ kind: 'trained', name: 'ana' }] : undefined),
    'reward',
    20,
  );
  const armour = (order: number): number =>
    framed(createKernel(arenaWith(lower(order), reward)).dispatch(arenaStart(), WAIT)).state.fighters.ana.armour;
  expect(armour(10)).toBe(0);
  expect(armour(30)).toBe(1);
});

test('6. Behaviors do not mutate state directly.', () => {
  const writes: ((state: ArenaState) => void)[] = [
    (state) => ((state as { round: number }).round = 9),
    (state) => ((state.hp as number[])[0] = 1),
    (state) => ((state.fighters.ana as { armour: number }).armour = 9),
    (state) => (state.zones[0] as number[]).push(9),
    (state) => (state.tiles[0] = 9),
  ];
  for (const write of writes)
    for (const before of [[], [FIRST]]) {
      // Development mode finds it, in a committed state and in a working one.
      const meddler = onWait((_, state) => (write(state), undefined), 'meddler', 55);
      const later = onWait(() => [{ kind: 'rounds', by: 1 }], 'later', 70);
      const kernel = createKernel(arenaWith(...before, meddler, later), { development: true });
      const error = errorOf(kernel.dispatch(arenaStart(), WAIT));
      expect(['behaviourThrew', 'stateMutated']).toContain(error.code);
      expect(error.by).toBe('meddler');
    }
});

test('7. The engine applies diffs centrally.', () => {
  // With an `apply` that only speaks, no input changes anything but the streams, which the kernel moves itself.
  const applied: unknown[] = [];
  const kernel = createKernel<Arena>({
    ...arenaRules,
    apply(_, diff, emit) {
      applied.push(diff);
      emit?.({ kind: 'remarked', round: 0 });
    },
  });
  for (const input of ARENA_INPUTS) {
    applied.length = 0;
    const start = arenaStart();
    const { outcome, state } = valueOf(kernel.dispatch(start, input));
    expect({ ...state, random: start.random }).toEqual(start);
    if (outcome.kind === 'committed')
      expect(diffsOf(outcome.frame).filter((diff) => diff.kind !== '$draw')).toEqual(applied);
  }
});

test('8. Any diff that mutates state must append at least one trace entry.', () => {
  for (const development of [false, true])
    for (const how of ['silentField', 'silentOwn'] as const) {
      const kernel = createKernel(arenaWith(onWait(() => [{ kind: 'fault', how }])), { development });
      const error = errorOf(kernel.dispatch(arenaStart(), WAIT));
      expect(error).toMatchObject({ code: 'silentDiff', by: 'onWait', diff: { kind: 'fault', how } });
    }
  for (const input of ARENA_INPUTS) {
    const { outcome } = valueOf(createKernel(arenaRules).dispatch(arenaStart(), input));
    if (outcome.kind !== 'committed') continue;
    for (const change of outcome.frame.changes)
      if (change.diff?.kind !== '$draw') expect(change.events).not.toHaveLength(0);
  }
});

test('9. Trace is generated in execution order, not reconstructed later.', () => {
  const journal: string[] = [];
  const kernel = createKernel<Arena>({
    ...arenaRules,
    behaviours: arenaRules.behaviours.map((behaviour): Behaviour<Arena> => {
      const { evaluate } = behaviour as Evaluation<Arena>;
      return {
        ...(behaviour as Evaluation<Arena>),
        evaluate: (input, state) => (journal.push(behaviour.name), evaluate(input, state)),
      };
    }),
    apply(draft, diff, emit) {
      arenaRules.apply(draft, diff, (event) => {
        journal.push(event.kind);
        emit?.(event);
      });
    },
  });
  const { frame } = framed(kernel.dispatch(arenaStart(), HIT));
  expect(journal).toEqual(['alive', 'shield', 'shieldHeld', 'deeds', 'wasHurt', 'rounds', 'roundBegan']);
  expect(eventsOf(frame).map((event) => event.kind)).toEqual(['shieldHeld', 'wasHurt', 'roundBegan']);
  expect(frame.changes.map((change) => change.by)).toEqual(['shield', 'deeds', 'rounds']);
});

test('10. Only successful, non-empty transitions produce frames.', () => {
  const cases: [Behaviour<Arena>[], ArenaInput, string][] = [
    [[], HIT, 'committed'],
    [[], WAIT, 'noChange'],
    [[], { kind: 'remark' }, 'noChange'],
    [[], { kind: 'move', from: 2, to: 0 }, 'disallowed'],
    [[FIRST, ENDS.invalidInput], WAIT, 'invalidInput'],
    [[FIRST, ENDS.disallowed], WAIT, 'disallowed'],
    [[FIRST, ENDS.aborted], WAIT, 'aborted'],
    [[FIRST, ENDS.abortedInApply], WAIT, 'aborted'],
    [[FIRST, ENDS.threw], WAIT, 'engineError'],
    [[FIRST, ENDS.silent], WAIT, 'engineError'],
  ];
  for (const [behaviours, input, kind] of cases) {
    const history = new History(createKernel(arenaWith(...behaviours)), arenaStart());
    const result = history.dispatch(input);
    expect(kindOf(result)).toBe(kind);
    expect(history.log).toHaveLength(kind === 'committed' ? 1 : 0);
    if (result.ok) expect('frame' in result.value.outcome).toBe(kind === 'committed');
    for (const frame of history.log) expect(frame.changes).not.toHaveLength(0);
  }
});

test('11. Non-committed outcomes do not modify visible committed state.', () => {
  for (const end of Object.values(ENDS)) {
    const history = new History(createKernel(arenaWith(FIRST, end)), arenaStart());
    history.dispatch(HIT);
    const before = history.state;
    const copy = structuredClone(before);
    const result = history.dispatch(WAIT);
    expect(kindOf(result)).not.toBe('committed');
    expect(history.state).toBe(before);
    expect(before).toEqual(copy);
    expect(history.length).toBe(1);
  }
});

test('12. Behavior state lives inside the main state tree.', () => {
  // One kernel, two matches in turns: what a behaviour remembers of one does not show in the other.
  const kernel = createKernel(arenaRules);
  const [one, other] = [new History(kernel, arenaStart()), new History(kernel, arenaStart())];
  for (let i = 0; i < 3; i++) one.dispatch(HIT);
  other.dispatch(HIT);
  expect(one.state).toMatchObject({ shield: { charges: 0 }, hp: [9, 20, 20, 20] });
  expect(other.state).toMatchObject({ shield: { charges: 1 }, hp: [19, 20, 20, 20] });
  // It is saved, loaded and undone with the rest.
  const loaded = valueOf(kernel.codec.decode(valueOf(kernel.codec.encode(other.state))));
  expect(framed(kernel.dispatch(loaded, HIT)).state).toEqual(framed(other.dispatch(HIT)).state);
  other.undo();
  expect(other.state.shield.charges).toBe(1);
});

test('13. Undo/redo operate on canonical stored frames.', () => {
  const { rules, looks } = counted();
  const history = new History(createKernel(rules), arenaStart());
  const states = [history.state];
  const frames = [HIT, PAINT, HIT].map((input) => {
    const { frame, state } = framed(history.dispatch(input));
    states.push(state);
    return frame;
  });
  const evaluated = looks();
  for (const at of [2, 1, 0]) {
    const undone = framed(history.undo());
    expect(undone.frame).toBe(frames[at]);
    expect(undone.state).toBe(states[at]);
  }
  for (const at of [0, 1, 2]) {
    const redone = framed(history.redo());
    expect(redone.frame).toBe(frames[at]);
    expect(redone.state).toBe(states[at + 1]);
  }
  expect(looks()).toBe(evaluated);
});

test('14. Irreversible transitions are designated by the library user.', () => {
  const kernel = createKernel(arenaRules);
  const irreversible = (input: ArenaInput, options = {}): boolean =>
    framed(kernel.dispatch(arenaStart(), input, options)).frame.irreversible;
  expect(irreversible(HIT)).toBe(false);
  expect(irreversible(PAINT)).toBe(false);
  // By an event that reveals, by an event that is final, by the caller; and by a draw, which the kernel sees itself.
  expect(irreversible({ kind: 'peek', zone: 0 })).toBe(true);
  expect(irreversible({ kind: 'seal' })).toBe(true);
  expect(irreversible(PAINT, { irreversible: true })).toBe(true);
  expect(irreversible({ kind: 'roll', target: 0 })).toBe(true);
  // The caller strengthens and cannot weaken.
  expect(irreversible({ kind: 'peek', zone: 0 }, { irreversible: false })).toBe(true);
});

test('15. Engine errors are distinct from normal rejected or aborted dispatch outcomes.', () => {
  const kinds = Object.entries(ENDS).map(([name, end]) => {
    const result = createKernel(arenaWith(FIRST, end)).dispatch(arenaStart(), WAIT);
    return [name, result.ok ? result.value.outcome.kind : `${result.error.kind} ${result.error.code}`];
  });
  expect(Object.fromEntries(kinds)).toEqual({
    invalidInput: 'invalidInput',
    disallowed: 'disallowed',
    aborted: 'aborted',
    abortedInApply: 'aborted',
    threw: 'engineError behaviourThrew',
    threwInApply: 'engineError applyThrew',
    silent: 'engineError silentDiff',
  });
});
