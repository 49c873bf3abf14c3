import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card may be played: it is not forbidden to `play`, and if it has a `cast` ability, the conditions of that hold and its targets can be chosen.',
  example: { op: 'can_play', target: 'card' },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('can_play'), target: thing });

export type CanPlayNode = z.infer<ReturnType<typeof schema>>;
