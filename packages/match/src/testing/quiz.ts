/**
 * A made-up game for the tests of a match: each seat has several questions at once, may answer them in any order, and may
 * ask anybody another.
 */
import { defineGame, seat } from '@turnwise/game';
import type { Answer, Choice, Seat } from '@turnwise/game';
import { disallowed, fail, integer, issue, text } from '@turnwise/kernel';
import type { Json, Rules } from '@turnwise/kernel';

interface QuizState {
  readonly open: readonly { readonly id: string; readonly seat: Seat }[];
  readonly asked: number;
}

interface Quiz {
  State: QuizState;
  Input:
    | (Omit<Answer, 'value'> & { readonly value: number })
    | { readonly kind: 'ask'; readonly seat: Seat; readonly of: number };
  Diff: { readonly kind: 'close'; readonly id: string } | { readonly kind: 'ask'; readonly of: Seat };
  Event: { readonly kind: 'closed'; readonly id: string } | { readonly kind: 'asked'; readonly id: string };
  View: Json;
}

const rules: Rules<Quiz> = {
  name: 'quiz',
  schemaVersion: 1,
  fork: ({ open, asked }) => ({ open, asked }),
  inputs: {
    answer: { seat: integer(0, 1), choice: text, value: integer(1, 3) },
    ask: { seat: integer(0, 1), of: integer(0, 1) },
  },
  behaviours: [
    {
      name: 'answer',
      order: 0,
      evaluate(input, { open }) {
        if (input.kind === 'ask') return [{ kind: 'ask', of: seat(input.of) }];
        const asked = open.some(({ id, seat: of }) => id === input.choice && of === input.seat);
        return asked ? [{ kind: 'close', id: input.choice }] : disallowed('notAsked', { choice: input.choice });
      },
    },
  ],
  apply({ state }, diff, emit) {
    if (diff.kind === 'close') {
      state.open = state.open.filter(({ id }) => id !== diff.id);
      emit?.({ kind: 'closed', id: diff.id });
    } else {
      const id = `q${state.asked + 1}`;
      state.open = [...state.open, { id, seat: diff.of }];
      state.asked++;
      emit?.({ kind: 'asked', id });
    }
  },
};

export const quiz = defineGame<Quiz>({
  id: 'quiz',
  version: '1.0.0',
  title: 'Quiz',
  summary: 'Answer all that is asked.',
  seats: { min: 2, max: 2 },
  rules,
  setup: () => ({ open: [1, 2, 3, 4].map((no) => ({ id: `q${no}`, seat: seat((no - 1) % 2) })), asked: 4 }),
  play: {
    simultaneous: true,
    toAct: ({ open }) => [0, 1].map(seat).filter((one) => open.some((question) => question.seat === one)),
    offers: () => [],
    result: ({ open }) => (open.length === 0 ? { winners: [], reason: 'done' } : undefined),
    choices: ({ open }) =>
      open.map(({ id, seat: of }): Choice => {
        return { id, seat: of, kind: 'number', min: 1, max: 1, source: 'quiz', candidates: [1, 2, 3] };
      }),
  },
  sight: {
    hides: false,
    view: ({ open }) => open.map(({ id }) => id),
    determinize() {
      throw new Error('no test needs it');
    },
  },
  words: {
    messages: {},
    notation: {
      position: { parse: () => fail([issue('', 'noPositions', 'no position')]), format: () => null },
      view: { format: (view) => view },
    },
  },
});
