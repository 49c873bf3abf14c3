import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card has not the flag `tapped`.',
  example: { op: 'not_tapped', target: 'self' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('not_tapped'), target: thing });

export type NotTappedNode = z.infer<ReturnType<typeof schema>>;
