import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) gets a turn after this one, before the next regular turn.',
  example: { op: 'extra_turn' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('extra_turn'), player: thing.optional() });

export type ExtraTurnNode = z.infer<ReturnType<typeof schema>>;
