import { PUSHED } from '@turnwise/stack';
import { z } from 'zod';
import { ruleAt } from '../../compiled/at.ts';
import { canPayFor } from '../../run/ability-costs.ts';
import { pushNested } from '../../run/push-nested.ts';
import { defineEffect } from '../operator.ts';

export const payAbilityCost = defineEffect({
  op: 'pay_ability_cost',
  about: {
    text: 'Pays the costs of an ability of a card, with the targets chosen for it when the action activates it. It can only be a cost.',
    example: { op: 'pay_ability_cost', source: 'source', ability: { ref: 'abilityId' } },
  },
  schema: ({ thing, value }) => z.strictObject({ op: z.literal('pay_ability_cost'), source: thing, ability: value }),
  paysFor: ({ source, ability }) => ({ source, ability }),
  check(node, checking) {
    if (!checking.isCost)
      checking.issue(
        'op',
        'costOnly',
        'an effect that is allowed here: this one can only be a cost',
        'pay_ability_cost',
      );
    checking.thing('source', node.source, 'cards');
    checking.value('ability', node.ability, 'ability');
  },
  compile(node, build) {
    const { asm, compiled } = build;
    const source = build.thing(node.source);
    const ability = build.abilityOf(node.ability);
    asm.step((item, running) => {
      const card = source(running.local.desk, item);
      const rule = ability(running.local.desk, item, card);
      const costs = rule < 0 ? -1 : ruleAt(compiled, rule).costs;
      if (costs < 0) return undefined;
      pushNested(compiled, running, item, costs, rule, card);
      return PUSHED;
    });
  },
  payable(node, build) {
    const { compiled } = build;
    const source = build.thing(node.source);
    const ability = build.abilityOf(node.ability);
    return (desk, item) => {
      const card = source(desk, item);
      const rule = compiled.rules[ability(desk, item, card)];
      return rule !== undefined && canPayFor(compiled, desk, rule, card, item);
    };
  },
});
