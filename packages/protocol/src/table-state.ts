/** What is known about a match besides the game: who sits where, who is there, how much time is left. */
import { z } from 'zod';
import { matchId, seatName, time, word } from './words.ts';

export const seatState = z.object({
  seat: seatName,
  held: z.enum(['open', 'person', 'bot']),
  name: z.string().nullable().meta({ description: 'What the person or bot is called; null for an open seat.' }),
  online: z.boolean(),
  muted: z.boolean().optional(),
});

export const clocks = z.object({
  at: time.meta({ description: 'When this was measured, by the server.' }),
  paused: z.boolean(),
  seats: z.array(
    z.object({
      seat: seatName,
      left: z.int().meta({ description: 'Milliseconds that were left at that time.' }),
      expiresAt: time.nullable().meta({ description: 'When the time runs out; null while this clock stands still.' }),
    }),
  ),
});

const clockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: z.int().min(1).max(86_400) }),
  z.strictObject({
    kind: z.literal('match'),
    seconds: z.int().min(1).max(864_000),
    increment: z.int().min(0).max(3_600).optional(),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(60) }),
]);

export const matchSettings = z.strictObject({
  undo: z.enum(['free', 'ownLast', 'consent']).optional(),
  clock: clockSettings.nullable().optional(),
  spectators: z
    .strictObject({ allowed: z.boolean(), delay: z.int().min(0).max(3_600).optional() })
    .optional()
    .meta({ description: 'Whether people may watch, and how many seconds later.' }),
  listed: z.boolean().optional().meta({ description: 'Whether everybody finds it in lists.' }),
  chat: z.boolean().optional(),
});

/** How a match ended: by its rules, or by what happened at its table. */
export const matchEnd = z.object({
  why: z.enum(['result', 'conceded', 'timeOut', 'ended', 'fault']).meta({
    description:
      'By the rules; somebody gave up; somebody ran out of time; a host or moderator ended it; the program failed.',
  }),
  seat: seatName.nullable().meta({ description: 'Who gave up or ran out of time.' }),
  winners: z.array(seatName),
  text: z.string(),
});

export const stage = z.enum(['open', 'running', 'over']);

/** What a list shows of a match. */
export const matchAbout = z.object({
  match: matchId,
  game: word,
  version: z.string(),
  title: z.string(),
  ruleset: z.string().optional(),
  stage,
  created: time,
  seats: z.array(seatState),
  settings: matchSettings,
  ended: matchEnd.optional(),
});

export type SeatState = z.infer<typeof seatState>;
export type Clocks = z.infer<typeof clocks>;
export type ClockSettings = z.infer<typeof clockSettings>;
export type MatchSettings = z.infer<typeof matchSettings>;
export type MatchEnd = z.infer<typeof matchEnd>;
export type MatchAbout = z.infer<typeof matchAbout>;
