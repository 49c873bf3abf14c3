import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) is out.',
  example: { op: 'lose', player: { ref: 'opponent' }, reason: 'milled' },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('lose'), player: thing.optional(), reason: z.string().optional() });

export type LoseNode = z.infer<ReturnType<typeof schema>>;
