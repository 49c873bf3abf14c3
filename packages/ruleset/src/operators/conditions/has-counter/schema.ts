import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card bears at least one counter of this kind, or at least `atLeast`.',
  example: { op: 'has_counter', target: 'self', counter: 'growth', atLeast: 3 },
};

export const schema = ({ id, thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('has_counter'), target: thing, counter: id, atLeast: value.optional() });

export type HasCounterNode = z.infer<ReturnType<typeof schema>>;
