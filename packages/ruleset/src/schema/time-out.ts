/** The schema of what comes of it when a seat lets its time run out. */
import { z } from 'zod';
import type { TimeOutNode } from '../nodes.ts';

/** A mode, or the id of a card. Players and items of the stack have no name that a ruleset could know. */
const named = z.string().regex(/^[^@#?\s]\S*$/u, 'a mode, or the id of a card');

const answer = z
  .union([named, z.int(), z.boolean(), z.array(named)])
  .describe(
    'The answer that is given, if it is a legal one then, else it is as with `fallback`: a mode (a list where several are chosen), a number, true or false, a list of the ids of cards.',
  );

export const timeOut: z.ZodType<TimeOutNode> = z
  .union([z.enum(['fallback', 'pass', 'concede']), z.strictObject({ answer })])
  .meta({ id: 'timeOut' });
