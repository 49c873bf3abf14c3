import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Runs `then` where all conditions hold, else `else`.',
  example: { op: 'if', conditions: [{ op: 'is_active' }], then: [{ op: 'draw' }] },
};

export const schema = ({ condition, conditions, effects }: Grammar) =>
  z
    .strictObject({
      op: z.literal('if'),
      conditions: conditions.optional(),
      condition: condition.optional(),
      then: effects,
      else: effects.optional(),
    })
    .apply(exactlyOne('conditions', 'condition'));

export type IfNode = z.infer<ReturnType<typeof schema>>;
