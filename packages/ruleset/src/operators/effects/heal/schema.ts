import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Takes damage away: from a card its counters `damage`, to a player it gives health.',
  example: { op: 'heal', target: { ref: 'controller' }, amount: 2 },
};

export const schema = ({ thing, value }: Grammar) =>
  z
    .strictObject({ op: z.literal('heal'), target: thing, amount: value.optional(), count: value.optional() })
    .apply(exactlyOne('amount', 'count'));

export type HealNode = z.infer<ReturnType<typeof schema>>;
