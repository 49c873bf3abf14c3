import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Prevents an item of the stack; without a target, or with the target `event`, the event that is answered. An action that is prevented stays paid for, and its cards stay where they are.',
  example: { op: 'counter', target: 'what' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('counter'), target: thing.optional() });

export type CounterNode = z.infer<ReturnType<typeof schema>>;

/** The event that is answered, and no item of the stack. */
export function isOfAnswered({ target }: CounterNode): boolean {
  const path = typeof target === 'object' && 'ref' in target ? target.ref : target;
  return path === undefined || path === 'event';
}
