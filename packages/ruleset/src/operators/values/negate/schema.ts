import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The operand with the other sign.',
  example: { op: 'negate', of: { ref: 'event.amount' } },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('negate'), of: value });

export type NegateNode = z.infer<ReturnType<typeof schema>>;
