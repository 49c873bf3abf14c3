// The way of inputs to the stack: refusals, choices that are open together, and choices computed again.
import { createChooser } from '@turnwise/game';
import type { Answer } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openChoices } from './index.ts';
import { played, doing, refused, sent, someAnswer } from './testing/play.ts';
import { A, B, C, toyGame, toyState } from './testing/toy.ts';
import type { Task, Toy, ToyInput, ToyState } from './testing/toy-types.ts';

const { rules, stack } = toyGame();
const kernel = createKernel<Toy>(rules, { development: true });

const SHOWDOWN: Task = { do: 'all', tasks: [{ do: 'showdown' }, { do: 'draw', seat: A, count: 1 }] };

describe('refused, with the very state given back', () => {
  const two: Task = { do: 'discard', seat: B, min: 2, max: 3, noneOrAll: false };
  const allOrNone: Task = { do: 'discard', seat: B, min: 3, max: 3, noneOrAll: true };
  const answer = (value: Json, choice = 'selectCards1', by = B): Answer => ({
    kind: 'answer',
    seat: by,
    choice,
    value,
  });

  const pending = (task: Task): ToyState => sent(kernel, toyState(1, 4, 1), doing(task)).state;

  const cases: readonly (readonly [string, ToyState, ToyInput, string, unknown])[] = [
    [
      'another input meanwhile',
      pending(two),
      doing(two),
      'choicePending',
      { choices: [{ id: 'selectCards1', seat: B }] },
    ],
    [
      "another seat's answer",
      pending(two),
      answer([2, 3], 'selectCards1', A),
      'notYourChoice',
      { choice: 'selectCards1' },
    ],
    [
      'a choice that never was',
      pending(two),
      answer([2, 3], 'selectCards9'),
      'choiceClosed',
      { choice: 'selectCards9' },
    ],
    ['an answer when nothing is asked', toyState(1, 4), answer([2]), 'choiceClosed', { choice: 'selectCards1' }],
    ['a bare card', pending(two), answer(2), 'notAList', { choice: 'selectCards1', value: 2 }],
    ['nothing', pending(two), answer(null), 'notAList', { choice: 'selectCards1', value: null }],
    ['too few', pending(two), answer([2]), 'wrongNumber', { choice: 'selectCards1', min: 2, max: 3, taken: 1 }],
    [
      'too many',
      pending(two),
      answer([2, 3, 4, 5]),
      'wrongNumber',
      { choice: 'selectCards1', min: 2, max: 3, taken: 4 },
    ],
    [
      'some of none or all',
      pending(allOrNone),
      answer([2]),
      'wrongNumber',
      { choice: 'selectCards1', min: 3, max: 3, taken: 1 },
    ],
    ['a card of another hand', pending(two), answer([2, 1]), 'notACandidate', { choice: 'selectCards1', value: 1 }],
    ['one card twice', pending(two), answer([2, 2]), 'takenTwice', { choice: 'selectCards1', value: 2 }],
    [
      'a bare value that is no candidate',
      pending({ do: 'give', seat: B }),
      answer(1, 'selectPlayer1'),
      'notACandidate',
      { choice: 'selectPlayer1', value: 1 },
    ],
    [
      'nothing where one must be taken',
      pending({ do: 'give', seat: B }),
      answer(null, 'selectPlayer1'),
      'wrongNumber',
      { choice: 'selectPlayer1', min: 1, max: 1, taken: 0 },
    ],
    ['what the game itself refuses', { ...toyState(1), over: true }, doing(two), 'gameOver', {}],
  ];

  test.each(cases)('%s', (_, state, input, code, params) => {
    const before = kernel.hash(state);
    expect(refused(kernel, state, input)).toEqual({ kind: 'disallowed', code, params, by: 'stack' });
    expect(kernel.hash(state)).toBe(before);
    // Fast mode says the same, and leaves the state as it was.
    const own = kernel.clone(state);
    expect(kernel.step(own, input)).toMatchObject({ kind: 'disallowed', code });
    expect(own).toEqual(state);
  });

  test('an answer that is not plain data never reaches the stack', () => {
    const state = pending(two);
    for (const value of [{ card: 2 }, [[2]], [{ card: { id: 2 } }], 1.5])
      expect(refused(kernel, state, answer(value))).toMatchObject({ kind: 'invalidInput', by: 'kernel' });
  });
});

describe('choices that are open together', () => {
  const start = sent(kernel, toyState(2, 2, 1), doing(SHOWDOWN)).state;
  const values: readonly Json[] = [[2], [3], [5]];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  const answerOf = (seat: number): Answer => ({
    kind: 'answer',
    seat: [A, B, C][seat] ?? A,
    choice: `selectCards${seat + 1}`,
    value: values[seat] as Json,
  });

  test('are asked of all at once', () => {
    expect(openChoices(start.stack).map(({ id, seat }) => [id, seat])).toEqual([
      ['selectCards1', A],
      ['selectCards2', B],
      ['selectCards3', C],
    ]);
  });

  test.each(orders)('are answered in any order: %i, %i, %i', (...order) => {
    let state = start;
    order.forEach((seat, place) => {
      expect(openChoices(state.stack)).toHaveLength(3 - place);
      const { state: next, events } = sent(kernel, state, answerOf(seat));
      // That it was given, and nothing of what; with the last all of them come out.
      const reveals = place < 2 ? {} : { reveals: true };
      expect(events[0]).toEqual({ kind: 'answered', seat, choice: `selectCards${seat + 1}`, ...reveals });
      if (place < 2) {
        expect(events).toHaveLength(1);
        expect(next.hands).toBe(start.hands);
        expect(stack.choicesAgain(next)).toEqual(start.stack.choices);
        expect(refused(kernel, next, answerOf(seat)).code).toBe('choiceClosed');
        expect(refused(kernel, next, doing(SHOWDOWN)).params).toEqual({
          choices: openChoices(next.stack).map(({ id, seat: by }) => ({ id, seat: by })),
        });
      }
      state = next;
    });
    // The last answer resumes, and the order of asking is the order of what is done.
    expect(state).toMatchObject({ hands: [[1, 6], [4], []], pot: [2, 3, 5] });
    expect(openChoices(state.stack)).toEqual([]);
  });

  test('keep what was given until the last answer', () => {
    const some = sent(kernel, start, answerOf(1)).state;
    expect(some.stack.given).toEqual([{ choice: 'selectCards2', value: [3] }]);
    const end = [answerOf(2), answerOf(0)].reduce((state, answer) => sent(kernel, state, answer).state, some);
    expect(end.stack.given).toEqual([]);
  });
});

describe('choices computed again', () => {
  const seats = fc.constantFrom(A, B, C);
  const task: fc.Arbitrary<Task> = fc.oneof(
    fc.record({ do: fc.constantFrom('give' as const, 'arrange' as const), seat: seats }),
    fc.record({ do: fc.constant('program' as const), seat: seats, program: fc.constantFrom(0, 1) }),
    fc.record({
      do: fc.constant('discard' as const),
      seat: seats,
      min: fc.nat(1),
      max: fc.constant(2),
      noneOrAll: fc.boolean(),
    }),
    fc.constant<Task>(SHOWDOWN),
  );

  test('equal the pending ones, at every pause', () => {
    fc.assert(
      fc.property(task, fc.nat(), (what, seed) => {
        const chooser = createChooser(seed);
        const begun = kernel.dispatch(toyState(2, 1, 2), doing(what));
        let state = begun.ok ? begun.value.state : toyState();
        for (let i = 0; i < 30 && state.stack.choices.length > 0; i++) {
          expect(stack.choicesAgain(state)).toEqual(state.stack.choices);
          state = sent(kernel, state, someAnswer(state, chooser)).state;
        }
        expect(stack.choicesAgain(state)).toEqual(state.stack.choices);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('are the right ones for a state that was put together otherwise', () => {
    const { state } = played(kernel, toyState(2, 2), SHOWDOWN);
    const other: ToyState = {
      ...state,
      hands: [
        [1, 2],
        [8, 9],
      ],
    };
    expect(stack.choicesAgain(other)).toEqual([
      state.stack.choices[0],
      { ...state.stack.choices[1], candidates: [8, 9] },
    ]);
    expect(stack.choicesAgain({ ...state, hands: [[], []] })).toEqual([]);
  });
});
