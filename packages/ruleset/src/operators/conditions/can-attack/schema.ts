import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card may be declared as an attacker now.',
  example: { op: 'can_attack', target: 'self' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('can_attack'), target: thing });

export type CanAttackNode = z.infer<ReturnType<typeof schema>>;
