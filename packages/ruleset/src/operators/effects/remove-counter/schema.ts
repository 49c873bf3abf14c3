import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Takes counters from cards, one if it does not say how many, with `all` every one; never more than there are.',
  example: { op: 'remove_counter', target: 'self', counter: 'growth', amount: 'all' },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('remove_counter'),
      target: thing,
      counter: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type RemoveCounterNode = z.infer<ReturnType<typeof schema>>;
