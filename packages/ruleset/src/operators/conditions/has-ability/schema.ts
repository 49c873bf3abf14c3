import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'The card has the ability, by its own text, by a keyword or granted.',
  example: { op: 'has_ability', target: 'source', ability: { ref: 'abilityId' } },
};

export const schema = ({ thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('has_ability'), target: thing, ability: value });

export type HasAbilityNode = z.infer<ReturnType<typeof schema>>;
