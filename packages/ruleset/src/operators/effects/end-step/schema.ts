import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Ends the step when this item and its reactions are done. What a mandatory step does by itself still comes.',
  example: { op: 'end_step' },
};

export const schema = () =>
  z.strictObject({
    op: z.literal('end_step'),
    skipMandatory: z.boolean().optional().describe('Mandatory steps are left out too.'),
  });

export type EndStepNode = z.infer<ReturnType<typeof schema>>;
