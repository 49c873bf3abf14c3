import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Deals damage: a card gets so many counters `damage`, a player loses so much health.',
  example: { op: 'deal_damage', target: 'victim', amount: 1 },
};

export const schema = ({ thing, value }: Grammar) =>
  z
    .strictObject({
      op: z.literal('deal_damage'),
      target: thing,
      amount: value.optional(),
      count: value.optional(),
      source: thing.optional(),
    })
    .apply(exactlyOne('amount', 'count'));

export type DealDamageNode = z.infer<ReturnType<typeof schema>>;
