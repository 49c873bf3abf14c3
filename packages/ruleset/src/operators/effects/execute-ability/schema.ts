import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Runs the effects of an ability of a card. An action with this effect is how a seat activates abilities; see [patterns](#patterns).',
  example: { op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } },
};

export const schema = ({ thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('execute_ability'), source: thing, ability: value });

export type ExecuteAbilityNode = z.infer<ReturnType<typeof schema>>;
