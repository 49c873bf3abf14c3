import type { Checking } from '../../../check/checking.ts';
import type { ExecuteAbilityNode } from './schema.ts';

export function check(node: ExecuteAbilityNode, checking: Checking): void {
  checking.raises('ability_resolved');
  checking.thing('source', node.source, 'cards');
  checking.value('ability', node.ability, 'ability');
  checking.executes(node.ability);
}
