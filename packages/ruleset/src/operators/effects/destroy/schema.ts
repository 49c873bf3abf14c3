import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: "Puts cards in play into their owners' graveyards.",
  example: { op: 'destroy', target: { ref: 'event.target' } },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('destroy'), target: thing });

export type DestroyNode = z.infer<ReturnType<typeof schema>>;
