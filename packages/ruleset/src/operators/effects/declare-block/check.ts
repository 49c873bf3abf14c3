import type { Checking } from '../../../check/checking.ts';
import type { DeclareBlockNode } from './schema.ts';

export function check(node: DeclareBlockNode, checking: Checking): void {
  checking.raises('block');
  checking.thing('blocker', node.blocker, 'cards');
  checking.thing('attacker', node.attacker, 'cards');
}
