import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Ends the turn when this item and its reactions are done. Mandatory steps still come.',
  example: { op: 'end_turn' },
};

export const schema = () =>
  z.strictObject({
    op: z.literal('end_turn'),
    skipMandatory: z.boolean().optional().describe('Mandatory steps are left out too.'),
  });

export type EndTurnNode = z.infer<ReturnType<typeof schema>>;
