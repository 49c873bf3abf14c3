// One implementation, every way to run it: for any plan and any answers, recorded, fast, saved and loaded at every pause,
// replayed diff by diff and taken back and done again come to the same.
import { createChooser } from '@turnwise/game';
import { createKernel, diffsOf, History, replay } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doing, someAnswer } from './testing/play.ts';
import { A, B, C, toyGame, toyState } from './testing/toy.ts';
import type { Task, Toy, ToyInput, ToyState } from './testing/toy-types.ts';

const { rules, stack } = toyGame();
const kernel = createKernel<Toy>(rules, { development: true });
const RUNS = { seed: 20, numRuns: 75 };

const seats = fc.constantFrom(A, B, C);

const { plan } = fc.letrec<{ plan: Task; part: Task }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ do: fc.constant('draw' as const), seat: seats, count: fc.nat(2) }),
    fc.record({ do: fc.constantFrom('arrange' as const, 'give' as const, 'roll' as const), seat: seats }),
    fc.record({
      do: fc.constant('discard' as const),
      seat: seats,
      min: fc.nat(2),
      max: fc.integer({ min: 1, max: 3 }),
      noneOrAll: fc.boolean(),
    }),
    fc.record({ do: fc.constant('program' as const), seat: seats, program: fc.constantFrom(0, 1) }),
    fc.constant<Task>({ do: 'showdown' }),
    fc.constant<Task>({ do: 'end' }),
    fc.record({ do: fc.constantFrom('may' as const, 'times' as const), seat: seats, task: tie('part') }),
    tie('plan'),
  ),
  plan: fc.record({
    do: fc.constantFrom('all' as const, 'instead' as const),
    tasks: fc.array(tie('part'), { minLength: 1, maxLength: 5 }),
  }),
}));

/** A plan to its end, by the recorded road, and the hash of the state after each frame. */
function played(task: Task, seed: number): [history: History<Toy>, hashes: readonly string[]] {
  const history = new History<Toy>(kernel, toyState(2, 3, 1));
  const chooser = createChooser(seed);
  const hashes: string[] = [];
  let input: ToyInput = doing(task);
  for (let i = 0; i < 200; i++) {
    const result = history.dispatch(input);
    if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
    if (history.length > hashes.length) hashes.push(kernel.hash(history.state));
    if (history.state.stack.choices.length === 0) break;
    input = someAnswer(history.state, chooser);
  }
  return [history, hashes];
}

const valueOf = <V>(result: Result<V, unknown>): V => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Each save and load that a host may do with a state. */
const trips: readonly ((state: ToyState) => ToyState)[] = [
  (state) => valueOf(kernel.codec.fromJson(JSON.parse(JSON.stringify(valueOf(kernel.codec.toJson(state)))))),
  (state) => {
    const { header, payload } = valueOf(kernel.codec.encode(state));
    return valueOf(
      kernel.codec.decode({ header: JSON.parse(JSON.stringify(header)) as unknown, payload: payload.slice() }),
    );
  },
];

/** Every frame of a random plan, checked in one way. */
function holds(check: (history: History<Toy>, hashes: readonly string[]) => void): void {
  fc.assert(
    fc.property(plan, fc.nat(), (task, seed) => {
      check(...played(task, seed));
    }),
    RUNS,
  );
}

describe('for any plan and any answers', () => {
  test('plans pause often, and in several ways', () => {
    const kinds = new Set<string>();
    let most = 0;
    holds((history) => {
      most = Math.max(most, history.log.length);
      for (const { changes } of history.log)
        for (const { events } of changes)
          for (const event of events) if (event.kind === 'asked') kinds.add(event.question);
    });
    expect(kinds).toEqual(new Set(['selectCards', 'order', 'selectPlayer', 'yesNo', 'number']));
    expect(most).toBeGreaterThan(8);
  });

  test('fast is recorded', () => {
    holds((history, hashes) => {
      const own = kernel.clone(toyState(2, 3, 1));
      for (const [index, { input }] of history.log.entries()) {
        expect(kernel.step(own, input)).toBeUndefined();
        expect(kernel.hash(own)).toBe(hashes[index]);
      }
    });
  });

  test('a state that is copied over the end of another game goes on the same', () => {
    holds((history, hashes) => {
      const one = kernel.clone(toyState(2, 3, 1));
      const other = kernel.clone(toyState(0, 1));
      for (const [index, { input }] of history.log.entries()) {
        kernel.cloneInto(other, one);
        for (const later of history.log.slice(history.log.findIndex((frame) => frame.input === input)))
          expect(kernel.step(other, later.input)).toBeUndefined();
        expect(kernel.hash(other)).toBe(hashes.at(-1));
        expect(kernel.step(one, input)).toBeUndefined();
        expect(kernel.hash(one)).toBe(hashes[index]);
      }
    });
  });

  test.each(trips.map((trip, index) => [index === 0 ? 'JSON' : 'packed', trip] as const))(
    'a save as %s at every pause changes nothing',
    (_, trip) => {
      holds((history, hashes) => {
        let state: ToyState = toyState(2, 3, 1);
        for (const [index, { input }] of history.log.entries()) {
          state = valueOf(kernel.dispatch(trip(state), input)).state;
          expect(kernel.hash(state)).toBe(hashes[index]);
          expect(kernel.hash(trip(state))).toBe(hashes[index]);
          expect(stack.choicesAgain(trip(state))).toEqual(state.stack.choices);
        }
      });
    },
  );

  test('the diffs of a frame lead from the state before it to the state after', () => {
    holds((history, hashes) => {
      let state: ToyState = toyState(2, 3, 1);
      for (const [index, frame] of history.log.entries()) {
        state = valueOf(kernel.applyDiffs(state, diffsOf(frame)));
        expect(kernel.hash(state)).toBe(hashes[index]);
      }
    });
  });

  test('inputs replayed give the same frames', () => {
    holds((history) => {
      const inputs = history.log.map(({ input }) => input);
      expect(replay(kernel, toyState(2, 3, 1), inputs)).toEqual({
        state: history.state,
        frames: history.log,
        departure: undefined,
      });
    });
  });

  test('undo and redo lead back and forth over every pause, up to a die', () => {
    holds((history) => {
      const end = history.state;
      let back = 0;
      while (history.canUndo.able) {
        history.undo();
        back++;
        expect(stack.choicesAgain(history.state)).toEqual(history.state.stack.choices);
      }
      for (; back > 0; back--) history.redo();
      expect(history.state).toBe(end);
    });
  });

  test('nothing of an answer that waits for others is in an event', () => {
    holds((history) => {
      for (const { input, changes } of history.log)
        if (input.kind === 'answer')
          expect([
            { kind: 'answered', seat: input.seat, choice: input.choice },
            { kind: 'answered', seat: input.seat, choice: input.choice, reveals: true },
          ]).toContainEqual(changes[0]?.events[0]);
    });
  });
});
