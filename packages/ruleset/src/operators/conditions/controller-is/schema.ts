import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card is controlled by this player; `self` is the evaluating seat, `opponent` any other.',
  example: { op: 'controller_is', target: { ref: 'event.target' }, player: 'opponent' },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('controller_is'), target: thing, player: thing });

export type ControllerIsNode = z.infer<ReturnType<typeof schema>>;
