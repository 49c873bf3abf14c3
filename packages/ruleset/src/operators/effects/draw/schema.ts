import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player draws cards, one if it does not say how many, from the top of the deck zone, which may be shared, to the hand zone.',
  example: { op: 'draw', player: { ref: 'controller' }, count: 1 },
};

export const schema = ({ thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('draw'),
      player: thing.optional(),
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type DrawNode = z.infer<ReturnType<typeof schema>>;
