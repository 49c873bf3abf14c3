import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = { text: 'The card lies in the play zone.', example: { op: 'in_play', target: 'self' } };

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('in_play'), target: thing });

export type InPlayNode = z.infer<ReturnType<typeof schema>>;
