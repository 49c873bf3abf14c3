import type { Checking } from '../../../check/checking.ts';
import type { DeclareAttackNode } from './schema.ts';

export function check(node: DeclareAttackNode, checking: Checking): void {
  checking.raises('attack');
  checking.thing('attacker', node.attacker, 'cards');
  checking.thing('defender', node.defender, 'entities');
}
