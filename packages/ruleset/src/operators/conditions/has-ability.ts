import { z } from 'zod';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const hasAbility = defineCondition({
  op: 'has_ability',
  about: {
    text: 'The card has the ability, by its own text, by a keyword or granted.',
    example: { op: 'has_ability', target: 'source', ability: { ref: 'abilityId' } },
  },
  schema: ({ thing, value }) => z.strictObject({ op: z.literal('has_ability'), target: thing, ability: value }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.value('ability', node.ability, 'ability');
  },
  compile(node, build) {
    const ability = build.abilityOf(node.ability);
    return everyOne(node.target, build, (card, desk, item) => ability(desk, item, card) >= 0);
  },
  operands(node, build) {
    return { target: build.operand(node.target), ability: { value: build.value(node.ability), of: 'word' } };
  },
});
