import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The first thing of a list. Of an empty list it is nothing.',
  example: { op: 'first', of: { zone: 'trick', order: { by: { ref: 'it.rank' }, descending: true } } },
};

export const schema = ({ list }: Grammar) => z.strictObject({ op: z.literal('first'), of: list });

export type FirstNode = z.infer<ReturnType<typeof schema>>;
