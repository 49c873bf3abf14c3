import { z } from 'zod';
import type { Grammar } from '../../../schema/grammar.ts';
import type { About } from '../../operator.ts';

export const about: About = {
  text: 'Pays the costs of an ability of a card, with the targets that were chosen for it where the action activates it. It is a cost only.',
  example: { op: 'pay_ability_cost', source: 'source', ability: { ref: 'abilityId' } },
};

export const schema = ({ thing, value }: Grammar) =>
  z.strictObject({ op: z.literal('pay_ability_cost'), source: thing, ability: value });

export type PayAbilityCostNode = z.infer<ReturnType<typeof schema>>;
