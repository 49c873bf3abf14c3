import { PUSHED } from '@turnwise/stack';
import { z } from 'zod';
import { ruleAt } from '../../compiled/at.ts';
import { pushNested } from '../../run/push-nested.ts';
import { isThere } from '../../run/where.ts';
import { defineEffect } from '../operator.ts';

export const executeAbility = defineEffect({
  op: 'execute_ability',
  about: {
    text: 'Runs the effects of an ability of a card. A seat activates abilities by an action with this effect; see [patterns](#patterns).',
    example: { op: 'execute_ability', source: 'source', ability: { ref: 'abilityId' } },
  },
  schema: ({ thing, value }) => z.strictObject({ op: z.literal('execute_ability'), source: thing, ability: value }),
  executes: ({ source, ability }) => ({ source, ability }),
  check(node, checking) {
    checking.raises('ability_resolved');
    checking.thing('source', node.source, 'cards');
    checking.value('ability', node.ability, 'ability');
    checking.executes(node.ability);
  },
  /** That it has resolved is recorded when its part of the item is done. */
  compile(node, build) {
    const { asm, compiled } = build;
    const source = build.thing(node.source);
    const ability = build.abilityOf(node.ability);
    asm.step((item, running) => {
      const { state } = running;
      const card = source(running.local.desk, item);
      const rule = isThere(state, card) ? ability(running.local.desk, item, card) : -1;
      if (rule < 0) return undefined;
      pushNested(compiled, running, item, ruleAt(compiled, rule).program, rule, card);
      return PUSHED;
    });
  },
});
