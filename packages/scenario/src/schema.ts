/**
 * The format, written once: the types, the JSON Schema for editors and the check on load all come from here. The `error`
 * text of each part says what is expected there.
 */
import { CHOICE_KINDS } from '@turnwise/game';
import { OUTCOMES } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { z } from 'zod';
import { describeKeys } from './key-descriptions.ts';
import { SCENARIO_LIMITS } from './limits.ts';
import { STANDS_ALONE } from './matchers.ts';

export const FORMAT_VERSION = 1;

/** Anything that JSON can hold; the game's own notation says more. */
const json = z.unknown() as unknown as z.ZodType<Json>;

/** An object with these keys and no others. The message for an unknown key is the list of known ones. */
function strict<const S extends z.core.$ZodLooseShape>(expected: string, shape: S) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, { error: (found) => (found.code === 'unrecognized_keys' ? known : expected) });
}

const part = z.record(z.string(), json, { error: 'a map' });

const { title: longest, hiddenWords } = SCENARIO_LIMITS;
const short = { error: `a text of at most ${longest.usual} characters` };

const seatName = z
  .string({ error: 'the name of a seat' })
  .min(1, { error: 'the name of a seat' })
  .max(longest.usual, short);
const word = z.union([z.string().min(1), z.number()], { error: 'a word' });

/** A scalar, or a choice of several. */
function scalar<V extends z.ZodType>(value: V, expected: string) {
  const many = z.array(value, { error: 'a list' }).min(1, { error: 'a list that is not empty' });
  return z.union([value, strict(expected, describeKeys('matcher', { oneOf: many }))], { error: expected });
}

/** A list, or one of the three matchers for lists. */
function listOf<V extends z.ZodType>(item: V, expected: string) {
  const items = z.array(item, { error: 'a list' });
  const about = strict(
    expected,
    describeKeys('matcher', { includes: items.optional(), excludes: items.optional(), unordered: items.optional() }),
  )
    .refine((matcher) => Object.keys(matcher).length > 0, {
      error: expected,
      when: ({ issues }) => issues.length === 0,
    })
    .refine((matcher) => matcher.unordered === undefined || Object.keys(matcher).length === 1, {
      error: STANDS_ALONE,
      path: ['unordered'],
      when: ({ issues }) => issues.length === 0,
    });
  return z.union([z.array(item, { error: expected }), about], { error: expected });
}

const result = z.union(
  [
    z.null(),
    z.looseObject(
      describeKeys('result', {
        winners: listOf(seatName, 'a list of seats').optional(),
        reason: scalar(z.string(), 'a reason').optional(),
      }),
    ),
  ],
  { error: 'null, or a map with winners and reason' },
);

const choice = z.union(
  [
    z.null(),
    z.looseObject(
      describeKeys('choice', {
        id: scalar(z.union([z.string(), z.number()], { error: 'the id of a choice' }), 'the id of a choice').optional(),
        seat: scalar(seatName, 'the name of a seat').optional(),
        kind: scalar(z.enum(CHOICE_KINDS), `one of ${CHOICE_KINDS.join(', ')}`).optional(),
        min: scalar(z.int(), 'an integer').optional(),
        max: scalar(z.int(), 'an integer').optional(),
        source: json.optional(),
      }),
    ),
  ],
  { error: 'null, or a map that describes the choice' },
);

const legal = strict(
  'a map with includes, excludes or both',
  describeKeys('legal', {
    includes: z.array(part, { error: 'a list of inputs' }).optional(),
    excludes: z.array(part, { error: 'a list of inputs' }).optional(),
  }),
);

const expectation = {
  position: json.optional(),
  events: listOf(part, 'a list of events').optional(),
  noEvents: z.array(part, { error: 'a list of events' }).optional(),
  legal: z.record(z.string(), legal, { error: 'a map by seat' }).optional(),
  toAct: listOf(seatName, 'a list of seats').optional(),
  view: z.record(z.string(), json, { error: 'a map by seat' }).optional(),
  viewHides: z
    .record(
      z.string(),
      z
        .array(word, { error: 'a list of words' })
        .max(hiddenWords.usual, { error: `a list of at most ${hiddenWords.usual} words` }),
      { error: 'a map of words by seat' },
    )
    .optional(),
  result: result.optional(),
};

const lastExpectation = strict('a map of what must hold', describeKeys('expect', expectation));

const stepExpectation = strict(
  'a map of what must hold',
  describeKeys('expect', {
    outcome: scalar(z.enum(OUTCOMES), `one of ${OUTCOMES.join(', ')}`).optional(),
    code: scalar(z.string(), 'a code').optional(),
    params: part.optional(),
    choice: choice.optional(),
    ...expectation,
  }),
);

const yes = z.literal(true, { error: 'true' });
const onOff = z.boolean({ error: 'true or false' });

const step = strict(
  'a step',
  describeKeys('step', {
    as: seatName.optional(),
    input: part.optional(),
    answer: json.optional(),
    undo: yes.optional(),
    redo: yes.optional(),
    preview: part.optional(),
    advance: onOff.optional(),
    expect: stepExpectation.optional(),
  }),
);

const seedExpected = { error: 'an integer of at least 0, or 32 hexadecimal digits' };
const seed = z.union(
  [z.int(seedExpected).min(0, seedExpected), z.string().regex(/^[0-9a-f]{32}$/, seedExpected)],
  seedExpected,
);

export const scenarioSchema = strict(
  'a scenario: a map that begins with `scenario: 1`',
  describeKeys('scenario', {
    scenario: z.literal(FORMAT_VERSION, { error: `${FORMAT_VERSION}, the version of this format` }),
    game: z.string({ error: 'the id of a game' }).max(longest.usual, short),
    title: z.string({ error: 'a title' }).min(1, { error: 'a title' }).max(longest.usual, short),
    seats: z.array(seatName, { error: 'a list of seat names' }).optional(),
    seed: seed.optional(),
    random: z
      .record(z.string(), z.array(z.int({ error: 'an integer' }), { error: 'a list of integers' }), {
        error: 'a map of lists of integers by stream',
      })
      .optional(),
    options: z.record(z.string(), json, { error: 'a map' }).optional(),
    position: json.optional(),
    advance: onOff.optional(),
    steps: z.union([z.array(step, { error: 'a list of steps' }), z.null()], { error: 'a list of steps' }).optional(),
    expect: lastExpectation.optional(),
  }),
);
