import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) pays a resource. To pay more than there is, is a violation.',
  example: { op: 'pay_resource', resource: 'mana', amount: { ref: 'card.cost' } },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('pay_resource'),
      player: thing.optional(),
      resource: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type PayResourceNode = z.infer<ReturnType<typeof schema>>;
