import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { atMostOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Rolls dice, one if it does not say how many, with a random stream (`dice` if none is named); `as` binds their sum.',
  example: { op: 'roll', sides: 6, amount: 2, as: 'pips' },
};

export const schema = ({ id, name, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('roll'),
      sides: value,
      amount: value.optional(),
      count: value.optional(),
      as: name,
      stream: id.optional(),
    })
    .apply(atMostOne('amount', 'count'));

export type RollNode = z.infer<ReturnType<typeof schema>>;
