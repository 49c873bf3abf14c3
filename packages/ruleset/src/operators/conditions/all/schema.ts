import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'All of them hold.',
  example: { op: 'all', of: [{ op: 'is_active' }, { op: 'stack_empty' }] },
};

export const schema = ({ conditions }: Grammar) => z.strictObject({ op: z.literal('all'), of: conditions });

export type AllNode = z.infer<ReturnType<typeof schema>>;
