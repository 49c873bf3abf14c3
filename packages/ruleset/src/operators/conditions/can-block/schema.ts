import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card may be declared as a blocker now.',
  example: { op: 'can_block', target: 'self' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('can_block'), target: thing });

export type CanBlockNode = z.infer<ReturnType<typeof schema>>;
