import { z } from 'zod';
import { isActivatable } from '../../run/activatable.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const canActivate = defineCondition({
  op: 'can_activate',
  about: {
    text: 'The seat may activate this ability of the card now: its conditions, limit, costs and targets allow it.',
    example: { op: 'can_activate', target: 'source', ability: { ref: 'abilityId' } },
  },
  schema: ({ thing, value }) => z.strictObject({ op: z.literal('can_activate'), target: thing, ability: value }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.value('ability', node.ability, 'ability');
  },
  compile(node, build) {
    const ability = build.abilityOf(node.ability);
    const { compiled } = build;
    return everyOne(node.target, build, (card, desk, item) => {
      const rule = compiled.rules[ability(desk, item, card)];
      return rule !== undefined && isActivatable(compiled, desk, rule, card, item.seat);
    });
  },
  operands(node, build) {
    return { target: build.operand(node.target), ability: { value: build.value(node.ability), of: 'word' } };
  },
});
