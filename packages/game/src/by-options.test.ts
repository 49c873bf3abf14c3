// What hangs on the options: how many may play, which streams there are, what else is wrong with them.
import { createRandom, fail, integer, issue, optional } from '@turnwise/kernel';
import type { Json, Random } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { createChooser, defineGame, NO_SEATS } from './index.ts';
import type { GameDefinition, SetupRequest } from './index.ts';

/** A table with so many seats and dice, at which nothing is done. */
interface Dice {
  State: { readonly random: Random };
  Input: { readonly kind: 'roll' };
  Diff: { readonly kind: 'rolled' };
  Event: { readonly kind: 'rolled' };
  View: { readonly dice: number };
}

const diceOf = (options: Json): number => (options as { readonly dice?: number }).dice ?? 1;
const namesOf = (dice: number): string[] => Array.from({ length: dice }, (_, at) => `die${at + 1}`);

const definition: GameDefinition<Dice> = {
  id: 'dice',
  version: '1',
  title: 'Dice',
  summary: 'Dice that nobody rolls.',
  seats: { min: 1, max: 6 },
  streams: { of: (options) => namesOf(diceOf(options)), in: (view) => namesOf(view.dice) },
  options: {
    shapes: { dice: optional(integer(1, 5)) },
    issues: (options, seats) =>
      diceOf(options) === 5 && seats.includes('ann')
        ? [issue('options.dice', 'unlucky', 'no five dice for ann', 5)]
        : [],
    seatsFor: (options) => ({ min: diceOf(options), max: diceOf(options) + 1 }),
  },
  rules: {
    name: 'dice',
    schemaVersion: 1,
    fork: ({ random }) => ({ random }),
    inputs: { roll: {} },
    behaviours: [],
    apply: () => undefined,
  },
  setup: ({ random }) => ({ random }),
  play: {
    toAct: () => NO_SEATS,
    offers: () => [],
    result: () => undefined,
  },
  sight: {
    hides: false,
    view: ({ random }) => ({ dice: Object.keys(random).length }),
    determinize: (_view, _viewer, _chooser, random) => ({ random }),
  },
  words: {
    messages: {},
    notation: {
      position: { parse: () => fail([issue('', 'wrongShape', 'nothing')]), format: () => ({}) },
      view: { format: () => ({}) },
    },
  },
};
const game = defineGame(definition);

test.each<[Partial<SetupRequest>, readonly string[], readonly string[]]>([
  [{}, ['player1'], ['die1']],
  [{ options: { dice: 3 } }, ['player1', 'player2', 'player3'], ['die1', 'die2', 'die3']],
  [{ options: { dice: 2 }, seats: ['ann', 'bob', 'cho'] }, ['ann', 'bob', 'cho'], ['die1', 'die2']],
])('%j has the seats and streams of its options', (request, seats, streams) => {
  const made = game.prepare({ seed: 1, ...request });
  expect(made.ok && made.value.seats).toEqual(seats);
  expect(made.ok && Object.keys(made.value.random)).toEqual(streams);
  expect(game.streams(request.options ?? {})).toEqual(streams);
});

test.each<[Partial<SetupRequest>, readonly string[]]>([
  [{ options: { dice: 2 }, seats: ['ann'] }, ['seats: wrongSeats']],
  [{ options: { dice: 5 }, seats: ['ann', 'b', 'c', 'd', 'e'] }, ['options.dice: unlucky']],
  [{ options: { dice: 2 }, random: { die3: [1] } }, ['random.die3: unknownStream']],
  // What hangs on options is not asked of options that are no such thing.
  [{ options: { dice: 'many' }, random: { die3: [1] } }, ['options.dice: wrongShape']],
])('%j has issues', (request, expected) => {
  const made = game.setup({ seed: 1, ...request });
  expect(made.ok ? [] : made.error.map(({ path, code }) => `${path}: ${code}`)).toEqual(expected);
});

test('a guess has the streams of its view', () => {
  const guess = game.determinize({ dice: 4 }, null, createChooser(1));
  expect(Object.keys(guess.random)).toEqual(namesOf(4));
  expect(guess.random).not.toEqual(createRandom('0'.repeat(32), namesOf(4)));
});

test('a game has the words of its options, where those are such as it takes', () => {
  const named: typeof game = defineGame({
    ...definition,
    options: {
      shapes: definition.options?.shapes ?? {},
      worded: (options) => defineGame({ ...definition, title: `${diceOf(options)} dice` }),
    },
  });
  expect([{ dice: 3 }, { dice: 'many' }].map((options) => named.worded?.(options).title)).toEqual(['3 dice', 'Dice']);
  expect(game.worded).toBeUndefined();
});

test('a game has no controls unless it says so', () => {
  expect(game.isControl({ kind: 'roll' })).toBe(false);
  const isControl: typeof game.isControl = ({ kind }) => kind === 'roll';
  expect(defineGame({ ...definition, play: { ...definition.play, isControl } }).isControl({ kind: 'roll' })).toBe(true);
});
