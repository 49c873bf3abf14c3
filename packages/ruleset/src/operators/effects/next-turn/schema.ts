import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Makes the player the one whose regular turn is next.',
  example: { op: 'next_turn', player: { ref: 'bound.winner' } },
};

export const schema = ({ thing }: Grammar) => z.strictObject({ op: z.literal('next_turn'), player: thing });

export type NextTurnNode = z.infer<ReturnType<typeof schema>>;
