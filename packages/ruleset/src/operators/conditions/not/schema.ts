import { z } from 'zod';
import { fork } from '../../../schema/fork.ts';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The condition does not hold; of several, not all of them do.',
  example: { op: 'not', of: { op: 'is_active' } },
};

export const schema = ({ condition, conditions }: Grammar) =>
  z
    .strictObject({
      op: z.literal('not'),
      of: fork([condition, conditions], (of) => (Array.isArray(of) ? conditions : condition)).optional(),
      condition: condition.optional(),
    })
    .apply(exactlyOne('of', 'condition'));

export type NotNode = z.infer<ReturnType<typeof schema>>;
