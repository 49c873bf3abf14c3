import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Makes the number of counters of a kind on cards this.',
  example: { op: 'set_counter', target: 'pit', counter: 'seeds', amount: 0 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('set_counter'),
      target: thing,
      counter: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type SetCounterNode = z.infer<ReturnType<typeof schema>>;
