import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player loses of a resource, at most to its minimum.',
  example: { op: 'lose_resource', player: { ref: 'opponent' }, resource: 'health', amount: 2 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('lose_resource'),
      player: thing.optional(),
      resource: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type LoseResourceNode = z.infer<ReturnType<typeof schema>>;
