import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'It is the turn of this player (`controller` if none is named).',
  example: { op: 'is_active' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('is_active'), player: thing.optional() });

export type IsActiveNode = z.infer<ReturnType<typeof schema>>;
