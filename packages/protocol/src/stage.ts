/**
 * What a viewer can see and touch of a match, for those who ask for it with `stage`: places, things in them, and the things that each offer
 * names. It is the stage of `@turnwise/match` as it is. Words have their messages always, as whoever draws has words of its own.
 */
import { z } from 'zod';
import { label, params, seatName } from './words.ts';

/** Lists that nobody changes, so that a stage of the engine is one of these too. */
const list = <T extends z.ZodType>(item: T): z.ZodType<readonly z.infer<T>[]> => z.array(item);

const anyParams: z.ZodType<Readonly<Record<string, unknown>>> = params;

const saidHere = z.object({
  label: z.object({ ...label.shape, params: anyParams }),
  text: z.string(),
});

const layout = z.union([
  z.object({ kind: z.enum(['area', 'row', 'fan']) }),
  z.object({ kind: z.literal('pile'), splay: z.enum(['left', 'right', 'up']).exactOptional() }),
  z.object({ kind: z.literal('grid'), columns: z.int(), rows: z.int() }),
  z.object({ kind: z.literal('track'), length: z.int() }),
]);

const tone = z.enum(['own', 'past', 'ghost', 'danger', 'watched', 'goal', 'useful', 'strong', 'faint']);

const stats = list(
  z.object({
    label: saidHere,
    value: z.union([z.number(), z.string()]),
    sign: z.string().exactOptional().meta({ description: 'In place of the name, where there is little room.' }),
  }),
).exactOptional();

export const scenePlace = z.object({
  id: z.string(),
  in: z.string().exactOptional().meta({ description: 'The place that it is a part of.' }),
  seat: seatName.exactOptional().meta({ description: 'Whose it is.' }),
  label: saidHere,
  layout,
  count: z.int().exactOptional().meta({ description: 'How many things are in it, where not all are listed.' }),
  active: z.boolean().exactOptional().meta({ description: 'Something goes on here now.' }),
  stats,
});

export const sceneThing = z.object({
  id: z.string().meta({ description: 'It lasts as long as this is the same thing for this viewer.' }),
  kind: z.enum(['card', 'piece', 'cell', 'die', 'token', 'seat', 'item']),
  place: z.string(),
  at: list(z.number()).exactOptional().meta({ description: 'Column and row in a grid, the step on a track.' }),
  name: saidHere.exactOptional(),
  hidden: z.boolean().exactOptional().meta({ description: 'Its face is turned away from this viewer.' }),
  seat: seatName.exactOptional(),
  tint: z
    .enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'white', 'grey', 'black'])
    .exactOptional(),
  signs: list(z.string()).exactOptional().meta({ description: 'What is printed on it, in order.' }),
  stats,
  marks: list(saidHere).exactOptional().meta({ description: 'What is so of it now.' }),
  tone: tone.exactOptional(),
});

export const scene = z.object({
  status: saidHere.meta({ description: 'What is going on, in a few words.' }),
  places: list(scenePlace),
  things: list(sceneThing).meta({ description: 'In the order in which they lie in their places.' }),
});

const things = list(z.string());

/** It stands beside the offers of the look, in their order. */
export const tableStage = z.object({
  scene,
  touches: list(
    z.object({
      fixed: list(things).meta({ description: 'Of the settled fields that name any, in their order.' }),
      slots: list(list(things)).meta({ description: 'For each slot, for each of its options.' }),
    }),
  ).meta({ description: 'The things that each offer names.' }),
});

export const cue = z.object({
  things,
  from: z.string().exactOptional().meta({ description: 'The place that they leave.' }),
  to: z.string().exactOptional(),
  source: z.string().exactOptional().meta({ description: 'The thing that it comes from.' }),
  tone: tone.exactOptional(),
});

/** What somebody may ask about a thing: what the rules say of it, and why nothing can be done with it now. */
export const inspected = z.object({
  about: list(saidHere),
  why: list(z.object({ input: saidHere, reason: saidHere })),
});

export type WireScene = z.infer<typeof scene>;
export type WireStage = z.infer<typeof tableStage>;
export type WireCue = z.infer<typeof cue>;
export type WireInspected = z.infer<typeof inspected>;
