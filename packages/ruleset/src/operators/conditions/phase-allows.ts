import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const phaseAllows = defineCondition({
  op: 'phase_allows',
  about: {
    text: 'The match is in this phase, and in this step if one is named.',
    example: { op: 'phase_allows', phase: 'combat', step: 'declare_attackers' },
  },
  schema: ({ id }) => z.strictObject({ op: z.literal('phase_allows'), phase: id, step: id.optional() }),
  truth: (node, { phase, step }) => node.phase === phase && (node.step === undefined || node.step === step),
  check(node, checking) {
    checking.phase(node.phase, node.step);
  },
  compile(node, build) {
    const phase = build.names.phase(node.phase);
    const step = node.step === undefined ? -1 : build.names.step(node.phase, node.step);
    return ({ state: { turn } }) => turn.number > 0 && turn.phase === phase && (step < 0 || turn.step === step);
  },
});
