/** What each key of the format means, in a sentence: editors show it, and the reference page must speak of each. */
import type { z } from 'zod';

/** By the part of the format that they stand in. */
export const KEY_DESCRIPTIONS = {
  scenario: {
    scenario: 'Version of this format: 1.',
    game: 'Id of the game in the registry.',
    title: 'What this scenario shows, in a line.',
    seats: 'Names in turn order. May be left out where the game fixes them.',
    seed: 'Where the random streams begin that are not scripted. Default 1.',
    random: 'Scripted results by stream, taken in order. All must be used up, and none may be missing.',
    options: "The game's own setup options.",
    position: "Where play begins, in the game's notation. Without it: the game's setup.",
    advance: 'false: system inputs do not advance by themselves. A step can say otherwise.',
    steps: 'What is done, in order. May be empty.',
    expect: 'What must hold after the last step.',
  },
  step: {
    as: "The seat that does it. A step without it is the system's; undo and redo without it are the host's.",
    input: "An input in the game's notation, without its seat.",
    answer: 'The answer to the pending choice of this seat. null declines.',
    undo: 'true: takes back the last input of a seat with all system frames after it.',
    redo: 'true: does again what was taken back.',
    preview:
      'An input that is only tried: everything stays as it was. `expect` holds for what would be, or for what still is.',
    advance: 'false: nothing advances by itself after this step.',
    expect: 'What must hold after this step.',
  },
  expect: {
    outcome: 'What the step came to. When nothing is said: committed, undone or redone.',
    code: 'The code of the refusal.',
    params: 'The parameters of the refusal, in part.',
    choice: 'Some pending choice matches this, in part. null: none is pending.',
    position: "The position in the game's notation, in part.",
    events:
      "In order, others may lie between; each in part. In a step: that step's with its system steps; at the end: all.",
    noEvents: 'None of these happened; each in part.',
    legal: 'By seat, inputs that the game accepts now, and inputs that it does not.',
    toAct: 'The seats that have to decide.',
    view: 'By seat (or spectator), what it sees, in the notation of positions, in part.',
    viewHides: 'By seat (or spectator), words that stood nowhere in its view, events and choices since the position.',
    result: 'How the game ended, in part. null: not over. A draw lists all tied seats.',
  },
  legal: {
    includes: 'Each of these is accepted; of one written in part, some legal input matches it.',
    excludes: 'None of these is accepted; of one written in part, no legal input matches it.',
  },
  matcher: {
    includes: 'Each of these matches some element of the list.',
    excludes: 'None of these matches an element of the list.',
    unordered: 'The list holds these and no others, in any order.',
    oneOf: 'The value is one of these.',
  },
  result: {
    winners: 'The seats that won; all tied seats in a draw.',
    reason: 'Why it ended.',
  },
  choice: {
    id: 'The id of the choice.',
    seat: 'Who is asked.',
    kind: 'What kind of question it is.',
    min: 'How many must be taken.',
    max: 'How many may be taken.',
    source: 'What asks.',
  },
} as const;

type Group = keyof typeof KEY_DESCRIPTIONS;

/** The same shape, with each key described. A key without a description does not compile. */
export function describeKeys<const G extends Group, S extends { readonly [K in keyof S]: z.ZodType }>(
  group: G,
  shape: S & { readonly [K in Exclude<keyof S, keyof (typeof KEY_DESCRIPTIONS)[G]>]: never },
): S {
  const texts: Readonly<Record<string, string>> = KEY_DESCRIPTIONS[group];
  const entries = Object.entries<z.ZodType>(shape).map(([key, schema]) => [key, schema.describe(texts[key] ?? '')]);
  return Object.fromEntries(entries) as S;
}
