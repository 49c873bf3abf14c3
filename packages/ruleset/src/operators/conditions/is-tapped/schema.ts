import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = { text: 'The card has the flag `tapped`.', example: { op: 'is_tapped', target: 'self' } };

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('is_tapped'), target: thing });

export type IsTappedNode = z.infer<ReturnType<typeof schema>>;
