/** What each key of the format means, in a sentence. Editors show it, and the reference page must describe each key. */
import type { z } from 'zod';

/** By the part of the format that they belong to. */
export const KEY_DESCRIPTIONS = {
  scenario: {
    scenario: 'Version of this format: 1.',
    game: 'Id of the game in the registry.',
    title: 'What this scenario shows, in one line.',
    seats: 'Names in turn order. May be left out if the game fixes them.',
    seed: 'The seed of the random streams that are not scripted. Default 1.',
    random: 'Scripted results by stream, used in order. All of them must be used, and there must be enough.',
    options: "The game's own setup options.",
    position: "Where play begins, in the game's notation. Without it: the game's setup.",
    advance: 'false: system inputs do not advance by themselves. A step can say otherwise.',
    steps: 'The steps, in order. May be empty.',
    expect: 'What must hold after the last step.',
  },
  step: {
    as: "The seat that acts. Without it, the step is the system's; an undo or redo is the host's.",
    input: "An input in the game's notation, without its seat.",
    answer: 'The answer to the pending choice of this seat. null declines.',
    undo: 'true: takes back the last input of a seat and all system frames after it.',
    redo: 'true: does again what was taken back.',
    preview:
      'An input that is only tried: everything stays as it was. `expect` applies to what would happen, or to what is still there.',
    advance: 'false: nothing advances by itself after this step.',
    expect: 'What must hold after this step.',
  },
  expect: {
    outcome: 'The outcome of the step. If it is left out: committed, undone or redone.',
    code: 'The code of the refusal.',
    params: 'The parameters of the refusal, in part.',
    choice: 'A pending choice that matches this, in part. null: no choice is pending.',
    position: "The position in the game's notation, in part.",
    events:
      'Events in order; others may come between them; each in part. In a step: the events of that step and its system steps. At the end: all events.',
    noEvents: 'None of these happened; each in part.',
    legal: 'By seat, inputs that the game accepts now and inputs that it does not.',
    toAct: 'The seats that have to decide.',
    view: 'By seat (or spectator), what it sees, in the notation of positions, in part.',
    viewHides:
      'By seat (or spectator), words that have not appeared in its view, events or choices since the position.',
    result: 'How the game ended, in part. null: not over. A draw lists all tied seats.',
  },
  legal: {
    includes: 'Each of these is accepted. If one is written in part, some legal input matches it.',
    excludes: 'None of these is accepted. If one is written in part, no legal input matches it.',
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
    min: 'The least number to take.',
    max: 'The greatest number to take.',
    source: 'What is asking.',
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
