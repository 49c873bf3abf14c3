// The greedy player, in front of doors: some hold coins, one asks how many, and behind one of two lies the treasure.
import { createRandom, fail, integer, issue, text } from '@turnwise/kernel';
import type { Random, Shape } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { answerShape, createChooser, defineGame, greedyInput, NO_SEATS, onlySeat, oneSlot, seat } from './index.ts';
import type { Answer, Choice, Judgement, Seat } from './index.ts';

interface Doors {
  State: {
    readonly doors: readonly string[];
    /** Where the treasure is: nobody sees it. */
    readonly treasure: string;
    readonly coins: number;
    readonly stage: 'choose' | 'asked' | 'tax' | 'over';
    readonly random: Random;
  };
  Input:
    | { readonly kind: 'open'; readonly seat: Seat; readonly door: string }
    | { readonly kind: 'tax'; readonly seat: Seat }
    | Answer;
  Diff: { readonly kind: 'now'; readonly coins: number; readonly stage: Doors['State']['stage'] };
  Event: { readonly kind: 'now'; readonly coins: number };
  View: Omit<Doors['State'], 'treasure' | 'random'>;
}

const ANN = seat(0);
const aSeat = integer(0, 1) as Shape<Seat>;
const QUESTION: Choice = { id: 'q', seat: ANN, kind: 'number', min: 1, max: 1, source: 'door', candidates: [1, 7, 4] };

/** What lies behind a door at once, and what comes then. */
const BEHIND: Readonly<Record<string, readonly [number, Doors['State']['stage']]>> = {
  two: [2, 'over'],
  five: [5, 'over'],
  alsoFive: [5, 'over'],
  question: [0, 'asked'],
  taxed: [6, 'tax'],
};

const game = defineGame<Doors>({
  id: 'doors',
  version: '1',
  title: 'Doors',
  summary: 'Open one.',
  seats: { min: 2, max: 2 },
  streams: [],
  rules: {
    name: 'doors',
    schemaVersion: 1,
    fork: (state) => ({ ...state }),
    inputs: {
      open: { seat: aSeat, door: text },
      tax: { seat: aSeat },
      answer: { seat: aSeat, choice: text, value: answerShape },
    },
    behaviours: [
      {
        name: 'doors',
        order: 0,
        evaluate(input, { treasure, coins }) {
          if (input.kind === 'answer') return [{ kind: 'now', coins: input.value as number, stage: 'over' }];
          if (input.kind === 'tax') return [{ kind: 'now', coins: coins - 5, stage: 'over' }];
          const [found, stage] = BEHIND[input.door] ?? [input.door === treasure ? 100 : 0, 'over'];
          return [{ kind: 'now', coins: found, stage }];
        },
      },
    ],
    apply(draft, { coins, stage }, emit) {
      draft.state.coins = coins;
      draft.state.stage = stage;
      emit?.({ kind: 'now', coins });
    },
  },
  setup: () => doors([]),
  play: {
    toAct: ({ stage }) => (stage === 'over' ? NO_SEATS : onlySeat(stage === 'tax' ? seat(1) : ANN)),
    offers: ({ stage, doors: names }, by) =>
      stage === 'choose'
        ? [{ kind: 'open', seat: by, slots: [oneSlot('door', [...names])] }]
        : stage === 'tax'
          ? [{ kind: 'tax', seat: by, slots: [] }]
          : [],
    result: ({ stage }) => (stage === 'over' ? { winners: [], reason: 'over' } : undefined),
    choices: ({ stage }) => (stage === 'asked' ? [QUESTION] : []),
  },
  sight: {
    view: ({ doors: names, coins, stage }) => ({ doors: names, coins, stage }),
    viewEvent: (event) => event,
    determinize: (view, _viewer, chooser, random) => ({
      ...view,
      treasure: chooser.below(2) === 0 ? 'left' : 'right',
      random,
    }),
  },
  words: {
    messages: {},
    notation: {
      position: { parse: () => fail([issue('', 'wrongShape', 'doors')]), format: () => ({}) },
      view: { format: () => ({}) },
    },
  },
});

const coins: Judgement<Doors> = { evaluate: (state, by) => (by === ANN ? state.coins : -state.coins) };
const withTax: Judgement<Doors> = {
  ...coins,
  follows: ({ stage }) => (stage === 'tax' ? { kind: 'tax', seat: seat(1) } : undefined),
};

function doors(names: readonly string[], treasure = 'left'): Doors['State'] {
  return { doors: names, treasure, coins: 0, stage: 'choose', random: createRandom('0'.repeat(32), []) };
}

/** The doors that it opens, over many choosers. */
function opened(names: readonly string[], judgement: Judgement<Doors>, treasure?: string): readonly string[] {
  const inputs = Array.from({ length: 40 }, (_, seed) =>
    greedyInput(game, doors(names, treasure), ANN, judgement, createChooser(seed)),
  );
  return [...new Set(inputs.map((input) => (input?.kind === 'open' ? input.door : 'none')))].toSorted();
}

test.each<[string, readonly string[], Judgement<Doors>, readonly string[]]>([
  ['the best is taken', ['two', 'five'], coins, ['five']],
  ['of those that are as good any is taken', ['five', 'two', 'alsoFive'], coins, ['alsoFive', 'five']],
  ['one alone is taken whatever it is worth', ['taxed'], withTax, ['taxed']],
  ['a question is as good as its best answer', ['question', 'five'], coins, ['question']],
  ['what follows by itself counts', ['taxed', 'five'], withTax, ['five']],
  ['what others will do does not count unless it is said to follow', ['taxed', 'five'], coins, ['taxed']],
  [
    'waiting is worth what there is now',
    ['two', 'five'],
    { ...coins, waits: (_, { kind }) => kind === 'open' },
    ['five', 'two'],
  ],
  ['with nothing to do nothing is done', [], coins, ['none']],
])('%s', (_, names, judgement, expected) => {
  expect(opened(names, judgement)).toEqual(expected);
});

test('what the seat cannot know does not guide it', () => {
  expect(opened(['left', 'right'], coins, 'left')).toEqual(['left', 'right']);
  expect(opened(['left', 'right'], coins, 'left')).toEqual(opened(['left', 'right'], coins, 'right'));
});

test('its own answers are looked at in the same way', () => {
  const asked = { ...doors([]), stage: 'asked' as const };
  expect(greedyInput(game, asked, ANN, coins, createChooser(1))).toEqual({
    kind: 'answer',
    seat: ANN,
    choice: 'q',
    value: 7,
  });
});
