import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Prevents an item of the stack; without a target the event that is answered.',
  example: { op: 'counter', target: 'what' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('counter'), target: thing.optional() });

export type CounterNode = z.infer<ReturnType<typeof schema>>;
