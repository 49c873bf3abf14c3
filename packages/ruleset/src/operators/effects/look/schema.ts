import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Shows cards to one player (`controller` if none is named).',
  example: { op: 'look', target: { selector: { zone: 'deck', controller: 'self', top: 3 } } },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('look'), target: thing, player: thing.optional() });

export type LookNode = z.infer<ReturnType<typeof schema>>;
