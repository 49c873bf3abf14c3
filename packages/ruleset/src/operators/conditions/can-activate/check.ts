import type { Checking } from '../../../check/checking.ts';
import type { CanActivateNode } from './schema.ts';

export function check(node: CanActivateNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.value('ability', node.ability, 'ability');
}
