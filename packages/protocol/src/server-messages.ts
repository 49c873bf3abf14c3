/** What the server sends over the socket. A client ignores fields and types that it does not know. */
import { z } from 'zod';
import { event, eventStep, look, outcome, option, preview, result, timeOut } from './look.ts';
import { patchNode } from './patch-schema.ts';
import { matchRole } from './roles.ts';
import { inspected } from './stage.ts';
import { clocks, matchEnd, seatState } from './table-state.ts';
import { clientId, json, matchId, params, pingMark, place, seatName, time, told, viewHash, word } from './words.ts';

/** What made the look change: play, something taken back or done again, a fault in the program; or nothing, it is only a fresh copy. */
export const CHANGES = ['advanced', 'undone', 'redone', 'faulted', 'fresh'] as const;
const change = z.enum(CHANGES);
export type WireChange = (typeof CHANGES)[number];

/** Where a match is, for who asks: the answer to `hello`, and of `GET matches/:match`. */
export const standing = {
  match: matchId,
  role: matchRole,
  seat: seatName.nullable().meta({ description: 'The seat that the token holds; null for all others.' }),
  place,
  look,
  viewHash,
  seats: z.array(seatState),
  spectators: z.int().min(0),
  clocks: clocks.nullable(),
  halted: z
    .object({ by: z.string(), reason: z.string().nullable() })
    .optional()
    .meta({ description: 'The match stands still until somebody resumes it: who has halted it, and why.' }),
  ended: matchEnd.optional().meta({ description: 'How the match ended, if it is over.' }),
};

const former = z.record(z.string(), z.array(json)).optional().meta({
  description: 'For those with deltas: what fields of the look held before, the newest first. Patches may begin there.',
});

const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  ...standing,
  former,
  missed: z.enum(['none', 'sent', 'tooFar']).meta({
    description: 'Of the events after `after`: there are none; they follow; they are too many and are left out.',
  }),
});
const eventAppended = z.object({
  type: z.literal('event.appended'),
  match: matchId,
  place,
  ...event.shape,
  step: eventStep
    .optional()
    .meta({ description: 'For those who asked for `stage`, as it happens: how it is shown, and the scene after it.' }),
});
const stateDelta = z.object({
  type: z.literal('state.delta'),
  match: matchId,
  from: place,
  to: place,
  change,
  patch: patchNode,
  viewHash,
});
const stateLook = z.object({ type: z.literal('state.look'), match: matchId, place, change, look, viewHash, former });
const pendingInput = z.object({
  type: z.literal('pending.input'),
  match: matchId,
  place,
  choice: word,
  seat: seatName,
  decision: z.string().nullable(),
  prompt: z.string(),
  label: told.label,
  candidates: z.array(option),
  bounds: z.object({
    min: z.int(),
    max: z.int(),
    ordered: z.boolean(),
    noneOrAll: z.boolean(),
    list: z.boolean(),
  }),
  hints: z.record(z.string(), json).meta({ description: 'What is asking, what for, and where the candidates are.' }),
  timeOut: timeOut.nullable(),
  expiresAt: time.nullable(),
});
const priorityWindow = z.object({
  turn: z.int().optional(),
  active: seatName.optional().meta({ description: 'Whose turn it is.' }),
  phase: z.string().optional(),
  step: z.string().optional(),
});
const priorityChanged = z.object({
  type: z.literal('priority.changed'),
  match: matchId,
  place,
  toAct: z.array(seatName),
  decision: z.string().nullable().meta({ description: 'What this seat is deciding; null for all others.' }),
  window: priorityWindow
    .nullable()
    .meta({ description: 'Where in the turn that is, as far as the view of the game says; null if it does not.' }),
  timeOut: timeOut.nullable(),
  expiresAt: time.nullable(),
});
const resultMessage = z.object({
  type: z.literal('result'),
  match: matchId,
  id: clientId,
  outcome,
  place: place.meta({
    description: 'Where the match was when it was done. The updates up to there come before this message.',
  }),
  again: z.literal(true).optional().meta({
    description:
      'It had been done before, and was not done again. An input is `committed` then, and anything else is `done`.',
  }),
  preview: preview.optional(),
  inspected: inspected.optional(),
});
const error = z.object({
  type: z.literal('error'),
  code: z.string(),
  params,
  message: z.string(),
  match: matchId.optional(),
  id: z.string().optional(),
});
const presence = z.object({
  type: z.literal('presence'),
  match: matchId,
  seats: z.array(seatState),
  spectators: z.int().min(0),
});
const clock = z.object({ type: z.literal('clock'), match: matchId, clocks });
const chat = z.object({
  type: z.literal('chat'),
  match: matchId,
  at: time,
  from: z.string().meta({ description: 'The seat, or what the host or moderator is called.' }),
  role: matchRole,
  text: z.string(),
});
const ended = z.object({
  type: z.literal('ended'),
  match: matchId,
  place,
  ...matchEnd.shape,
  result: result.nullable(),
});
const resync = z.object({
  type: z.literal('resync'),
  match: matchId,
  why: z.enum(['slow', 'reloaded']).meta({
    description: 'You did not read in time; the server had to read the match again.',
  }),
  place,
});
const pong = z.object({ type: z.literal('pong'), at: pingMark.optional(), now: time });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  eventAppended,
  stateDelta,
  stateLook,
  pendingInput,
  priorityChanged,
  resultMessage,
  error,
  presence,
  clock,
  chat,
  ended,
  resync,
  pong,
]);
export type PriorityWindow = z.infer<typeof priorityWindow>;
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageType = ServerMessage['type'];
export type ServerMessageOf<T extends ServerMessageType> = Extract<ServerMessage, { type: T }>;

export interface ServerMessageAbout {
  readonly schema: z.ZodType<ServerMessage>;
  readonly about: string;
}

export const SERVER_MESSAGES: Readonly<Record<ServerMessageType, ServerMessageAbout>> = {
  welcome: {
    schema: welcome,
    about: 'Answers `hello`: who one is here, the whole look, the place, the clocks, the seats and who is there.',
  },
  'event.appended': { schema: eventAppended, about: 'Something has happened, as this viewer may see it.' },
  'state.delta': {
    schema: stateDelta,
    about: 'Leads from the look at `from` to the look at `to`; the view then has this hash.',
  },
  'state.look': {
    schema: stateLook,
    about: 'The whole look, for those who did not ask for deltas, and after `resync`.',
  },
  'pending.input': {
    schema: pendingInput,
    about: 'A question is open. Candidates are listed for the seat that is to answer; others see only whom it is for.',
  },
  'priority.changed': { schema: priorityChanged, about: 'Whom the match waits for, if no question is open.' },
  result: {
    schema: resultMessage,
    about: 'Answers what was sent with this id. A refusal by the rules is an outcome too.',
  },
  error: {
    schema: error,
    about:
      'Something was wrong with what was sent, or the server cannot do it now. Nothing was done, with one exception: `unavailable` with the reason `inDoubt` means that the log has not answered in time, so it may have been stored. Send the same with the same id to find out.',
  },
  presence: { schema: presence, about: 'Who sits where and who is there, whenever that changes.' },
  clock: { schema: clock, about: 'How much time is left, whenever a clock starts, stops or is corrected.' },
  chat: { schema: chat, about: 'A line that somebody wrote.' },
  ended: {
    schema: ended,
    about: 'The match is over: once when that happens, and after each welcome. The look says the same.',
  },
  resync: {
    schema: resync,
    about: 'Updates were left out. The next look is whole; events in between can be read by a request.',
  },
  pong: { schema: pong, about: "Answers `ping`, with the server's time." },
};
