import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'How many cards, players or items there are in a list or in what a selector gathers.',
  example: { op: 'count', of: { zone: 'battlefield', controller: 'self' } },
};

export const schema = ({ list }: Grammar) => z.strictObject({ op: z.literal('count'), of: list });

export type CountNode = z.infer<ReturnType<typeof schema>>;
