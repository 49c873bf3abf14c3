import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The place of a thing in a list, where 0 is the first; −1 if it is not there.',
  example: { op: 'index_of', of: { ref: 'players' }, item: { ref: 'active' } },
};

export const schema = ({ list, thing }: Grammar) =>
  z.strictObject({ op: z.literal('index_of'), of: list, item: thing });

export type IndexOfNode = z.infer<ReturnType<typeof schema>>;
