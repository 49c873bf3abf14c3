/**
 * What a seat sends to do something. There are two forms; the one with a `kind` is the engine's:
 *
 * - `{ kind, … }` is the input as the engine has it: `kind` and `fixed` of an offer, and the values chosen for its slots.
 * - `{ type, … }` is an action by name, in notation: cards and players are called as the view calls them. The type
 *   `direct_manipulation` moves things by hand where the rules allow it.
 *
 * The seat is never in it: the token says who it is. `semanticInput` turns the second form into an input in notation.
 */
import { z } from 'zod';
import { json, word } from './words.ts';

export const engineInput = z
  .object({ kind: word, seat: z.never().optional() })
  .catchall(json)
  .meta({ description: 'An input as the engine has it: kind and fixed of an offer, with its slots filled.' });

const directManipulation = z
  .object({
    type: z.literal('direct_manipulation'),
    kind: z.never().optional(),
    action: word,
    metadata: json.optional().meta({ description: 'What a screen says about itself. The rules never see it.' }),
  })
  .catchall(json);

const namedAction = z
  .object({
    type: word,
    kind: z.never().optional(),
    targets: z.record(z.string(), json).optional(),
    params: z.record(z.string(), json).optional(),
    metadata: json.optional(),
  })
  .catchall(json)
  .meta({ description: 'An action by name, in notation. A field like cardId is the target card.' });

/** Everything that can stand for an input. */
export const action = z.union([engineInput, directManipulation, namedAction]);

export type EngineInput = z.infer<typeof engineInput>;
export type NamedAction = z.infer<typeof namedAction>;
export type WireInput = z.infer<typeof action>;
