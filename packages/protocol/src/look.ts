/**
 * A look on the wire: what one seat, or a spectator, is shown of a match. It is the look of the engine without its values in the game's
 * own types, where notation has the same; without the number of the seat, which the receiver has; and without the hash, which stands
 * beside the look as `viewHash`. Labels, the `stage`, and what is `seen` in the game's own types, are there for those who ask for them.
 */
import { z } from 'zod';
import { cue, tableStage } from './stage.ts';
import { patchNode } from './patch-schema.ts';
import { json, type label, params, seatName, told, word } from './words.ts';

/** It tells nothing that notation does not: a client that has the game itself can draw with it. */
const seen = json.optional().meta({ description: "The same in the game's own types, for those who ask for it." });

export const timeOut = z.object({
  kind: z.enum(['fallback', 'pass', 'concede', 'answer']),
  value: json.optional(),
  ...told,
});

/** A question that is open, as this viewer may see it. `written` has all of it in notation: kind, bounds, candidates, source. */
export const choice = z.object({
  id: word,
  seat: seatName,
  ...told,
  written: json,
  seen,
  timeOut: timeOut.nullable(),
});

/** One thing that can be put into a slot. */
export const option = z.object({
  value: json.meta({ description: 'What to send.' }),
  written: json
    .optional()
    .meta({ description: 'The same in notation, as views have it; left out where it is the same as the value.' }),
  ...told,
  cost: json.optional(),
});

export const slot = z.object({
  name: z.string().meta({ description: 'The field of the input; a path with dots for a field inside a record.' }),
  title: z.string(),
  min: z.int(),
  max: z.int(),
  ordered: z.boolean().optional(),
  noneOrAll: z.boolean().optional(),
  list: z.boolean().optional().meta({ description: 'The field is a list even if at most one is taken.' }),
  options: z.array(option),
});

export const offer = z.object({
  kind: z.string(),
  fixed: z.record(z.string(), json).optional().meta({ description: 'The fields that are settled.' }),
  slots: z.array(slot),
  ...told,
  written: json
    .optional()
    .meta({ description: 'The settled part in notation; left out where it is { kind, …fixed }.' }),
  about: z
    .record(z.string(), json)
    .optional()
    .meta({ description: 'What an interface may show: name, description, cost, ui.' }),
  more: z.boolean().optional(),
  aside: z.boolean().optional(),
});

export const rewind = z.union([
  z.object({ able: z.literal(true), waitsFor: z.array(seatName) }),
  z.object({ able: z.literal(false), code: z.string(), params, ...told }),
]);

export const result = z.object({
  winners: z.array(seatName),
  reason: z.string(),
  scores: z.array(z.number()).optional(),
  ...told,
});

export const look = z.object({
  viewer: seatName.nullable(),
  frame: z.int().min(0),
  status: z.enum(['playing', 'over', 'faulted']),
  view: json,
  seen,
  toAct: z.array(seatName),
  choices: z.array(choice),
  offers: z.array(offer),
  decision: z.string().nullable(),
  timeOut: timeOut.nullable(),
  undo: rewind,
  redo: rewind,
  stopped: z.object(told).nullable(),
  result: result.nullable(),
  stage: tableStage
    .nullable()
    .optional()
    .meta({ description: 'For those who ask for it: what can be seen and touched; null for a game without scenes.' }),
});

/** One event as this viewer may see it. */
export const event = z.object({
  id: z
    .string()
    .regex(/^\d+\.\d+$/)
    .meta({ description: 'The frame, and the number among the events of it that this viewer sees.' }),
  kind: z.string(),
  payload: json.meta({ description: 'The event in notation.' }),
  ...told,
  cause: z.string().nullable().meta({ description: 'The id of the event that caused it; null where the input did.' }),
  status: z.enum(['pending', 'applied', 'prevented', 'failed']),
  level: z.literal('debug').optional().meta({ description: 'Only for those who want to see everything.' }),
});

/** Where an event stands among the steps of what happened, for those who draw. */
export const eventStep = z.object({
  cue: cue.optional().meta({ description: 'How it is shown; left out where it is only told.' }),
  told: z.object(told).optional().meta({ description: 'Its words as they were then, where they are others now.' }),
  scene: patchNode.optional().meta({
    description:
      'The step ends with this event. A patch that leads from the last scene that was shown to the one of then; to null if it cannot be shown.',
  }),
});

export const refusal = z.object({
  kind: z.enum(['invalidInput', 'disallowed', 'aborted']),
  code: z.string(),
  params,
  by: z.string(),
  ...told,
});

/** `done` is for what the platform itself does: chat, a control. The others are outcomes of the engine. */
export const outcome = z.union([
  z.object({ kind: z.enum(['committed', 'undone', 'redone', 'noChange', 'done']) }),
  refusal,
]);

export const preview = z.object({
  outcome,
  uncertain: z.boolean(),
  foretold: z.array(z.string()),
  events: z.array(event),
  more: z.literal(true).optional(),
  look,
});

export type WireLabel = z.infer<typeof label>;
export type WireTimeOut = z.infer<typeof timeOut>;
export type WireChoice = z.infer<typeof choice>;
export type WireOption = z.infer<typeof option>;
export type WireSlot = z.infer<typeof slot>;
export type WireOffer = z.infer<typeof offer>;
export type WireRewind = z.infer<typeof rewind>;
export type WireResult = z.infer<typeof result>;
export type WireLook = z.infer<typeof look>;
export type WireEvent = z.infer<typeof event>;
export type WireEventStep = z.infer<typeof eventStep>;
export type WireRefusal = z.infer<typeof refusal>;
export type WireOutcome = z.infer<typeof outcome>;
export type WirePreview = z.infer<typeof preview>;
