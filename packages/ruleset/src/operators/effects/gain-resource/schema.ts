import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player gets more of a resource, at most to its maximum.',
  example: { op: 'gain_resource', player: { ref: 'controller' }, resource: 'mana', amount: 1 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('gain_resource'),
      player: thing.optional(),
      resource: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type GainResourceNode = z.infer<ReturnType<typeof schema>>;
