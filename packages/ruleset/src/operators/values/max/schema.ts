import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The greatest of its operands.',
  example: { op: 'max', of: [0, { ref: 'event.amount' }] },
};

export const schema = ({ value }: Grammar) => z.strictObject({ op: z.literal('max'), of: z.array(value).min(1) });

export type MaxNode = z.infer<ReturnType<typeof schema>>;
