import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Ends the turn when this item and its reactions are done.',
  example: { op: 'end_turn' },
};

export const schema = () => z.strictObject({ op: z.literal('end_turn') });

export type EndTurnNode = z.infer<ReturnType<typeof schema>>;
