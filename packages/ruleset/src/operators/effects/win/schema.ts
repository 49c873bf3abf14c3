import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) wins.',
  example: { op: 'win', reason: 'quest' },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('win'), player: thing.optional(), reason: z.string().optional() });

export type WinNode = z.infer<ReturnType<typeof schema>>;
