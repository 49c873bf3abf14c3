import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The match is in this phase, and in this step if one is named.',
  example: { op: 'phase_allows', phase: 'combat', step: 'declare_attackers' },
};

export const schema = ({ id }: Grammar) =>
  z.strictObject({ op: z.literal('phase_allows'), phase: id, step: id.optional() });

export type PhaseAllowsNode = z.infer<ReturnType<typeof schema>>;
