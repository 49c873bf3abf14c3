import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Makes a resource of the player this, within its bounds.',
  example: { op: 'set_resource', player: { ref: 'active' }, resource: 'mana', amount: 3 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('set_resource'),
      player: thing.optional(),
      resource: id,
      amount: value.optional(),
      count: value.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type SetResourceNode = z.infer<ReturnType<typeof schema>>;
