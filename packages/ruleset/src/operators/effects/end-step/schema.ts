import { z } from 'zod';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Ends the step when this item and its reactions are done.',
  example: { op: 'end_step' },
};

export const schema = () => z.strictObject({ op: z.literal('end_step') });

export type EndStepNode = z.infer<ReturnType<typeof schema>>;
