import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'At least one of them holds.',
  example: { op: 'any', of: [{ op: 'is_active' }, { op: 'stack_empty' }] },
};

export const schema = ({ conditions }: Grammar) => z.strictObject({ op: z.literal('any'), of: conditions });

export type AnyNode = z.infer<ReturnType<typeof schema>>;
