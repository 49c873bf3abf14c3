import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player chooses so many of the modes (one if it does not say) whose conditions hold, and their effects run in order. Where there is none, nothing happens. With `simultaneous` all whom `player` names (`players` if none is named) are asked at once, each without seeing what the others answer; then what each chose runs in turn order, with `player` for the one that chose.',
  example: {
    op: 'choose',
    modes: [
      { id: 'heal', effects: [{ op: 'heal', target: { ref: 'controller' }, amount: 3 }] },
      { id: 'draw', effects: [{ op: 'draw' }] },
    ],
  },
};

export const schema = ({ conditions, effects, id, thing, timeOut, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('choose'),
      player: thing.optional(),
      modes: z
        .array(z.strictObject({ id, name: z.string().optional(), conditions: conditions.optional(), effects }))
        .min(1),
      amount: value.optional(),
      count: value.optional(),
      simultaneous: z.boolean().optional(),
      timeOut: timeOut.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type ChooseNode = z.infer<ReturnType<typeof schema>>;
