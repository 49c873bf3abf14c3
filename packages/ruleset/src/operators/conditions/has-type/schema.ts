import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The definition of the card has the type.',
  example: { op: 'has_type', target: 'card', type: 'creature' },
};

export const schema = ({ id, thing }: Grammar) =>
  z.strictObject({ op: z.literal('has_type'), target: thing, type: id });

export type HasTypeNode = z.infer<ReturnType<typeof schema>>;
