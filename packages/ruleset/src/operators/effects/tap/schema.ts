import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Sets the flag `tapped` of cards in play. As a cost it can be paid with cards that are not tapped.',
  example: { op: 'tap', target: 'self' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('tap'), target: thing });

export type TapNode = z.infer<ReturnType<typeof schema>>;
