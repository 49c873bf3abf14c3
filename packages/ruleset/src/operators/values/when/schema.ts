import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: '`then` where all conditions hold, else `else`.',
  example: { op: 'when', conditions: [{ op: 'is_active' }], then: 2, else: 1 },
};

export const schema = ({ conditions, value }: Grammar) =>
  z.strictObject({ op: z.literal('when'), conditions, then: value, else: value });

export type WhenNode = z.infer<ReturnType<typeof schema>>;
