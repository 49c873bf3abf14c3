import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { exactlyOne } from '../../../schema/operands.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Runs the effects so many times, or while all conditions hold.',
  example: { op: 'repeat', times: 3, do: [{ op: 'draw' }] },
};

export const schema = ({ conditions, effects, value }: Grammar) =>
  z
    .strictObject({ op: z.literal('repeat'), times: value.optional(), while: conditions.optional(), do: effects })
    .apply(exactlyOne('times', 'while'));

export type RepeatNode = z.infer<ReturnType<typeof schema>>;
