import type { Checking } from '../../../check/checking.ts';
import type { PayAbilityCostNode } from './schema.ts';

export function check(node: PayAbilityCostNode, checking: Checking): void {
  if (!checking.isCost)
    checking.issue('op', 'costOnly', 'an effect that may stand here: this one is a cost only', 'pay_ability_cost');
  checking.thing('source', node.source, 'cards');
  checking.value('ability', node.ability, 'ability');
}
