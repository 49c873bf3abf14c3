import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Raises the event `block`; what it does, the ruleset says under `events`.',
  example: { op: 'declare_block', blocker: 'blocker', attacker: { ref: 'event.attacker' } },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('declare_block'), blocker: thing, attacker: thing });

export type DeclareBlockNode = z.infer<ReturnType<typeof schema>>;
