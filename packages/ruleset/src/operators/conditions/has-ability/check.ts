import type { Checking } from '../../../check/checking.ts';
import type { HasAbilityNode } from './schema.ts';

export function check(node: HasAbilityNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.value('ability', node.ability, 'ability');
}
