import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Raises the event `attack`; what it does, the ruleset says under `events`.',
  example: { op: 'declare_attack', attacker: 'attacker', defender: 'defender' },
};

export const schema = ({ thing }: Grammar) =>
  z.strictObject({ op: z.literal('declare_attack'), attacker: thing, defender: thing });

export type DeclareAttackNode = z.infer<ReturnType<typeof schema>>;
