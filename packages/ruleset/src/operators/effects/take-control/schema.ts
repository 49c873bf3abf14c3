import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import { UNTIL } from '../../../types.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The player (`controller` if none is named) controls the cards from now on, or until the end of the turn.',
  example: { op: 'take_control', target: 'victim', player: { ref: 'controller' }, until: 'end_of_turn' },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({
    op: z.literal('take_control'),
    target: thing,
    player: thing.optional(),
    until: z.enum(UNTIL).optional(),
  });

export type TakeControlNode = z.infer<ReturnType<typeof schema>>;
