import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Shows cards to everybody.',
  example: { op: 'reveal', target: { selector: { zone: 'deck', controller: 'self', top: 1 } } },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('reveal'), target: thing });

export type RevealNode = z.infer<ReturnType<typeof schema>>;
