import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The product of all operands.',
  example: { op: 'multiply', of: [2, { ref: 'event.amount' }] },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('multiply'), of: z.array(value).min(1) });

export type MultiplyNode = z.infer<ReturnType<typeof schema>>;
