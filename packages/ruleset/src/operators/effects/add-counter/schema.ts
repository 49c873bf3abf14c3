import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Puts counters on cards, one if it does not say how many.',
  example: { op: 'add_counter', target: 'self', counter: 'growth', amount: 1 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('add_counter'),
      target: thing,
      counter: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type AddCounterNode = z.infer<ReturnType<typeof schema>>;
