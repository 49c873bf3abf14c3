import type { Checking } from '../../../check/checking.ts';
import type { GrantNode } from './schema.ts';

export function check(node: GrantNode, checking: Checking): void {
  checking.raises('granted', { word: node.keyword ?? node.ability });
  checking.thing('target', node.target, 'cards');
  checking.known('keyword', 'keyword', node.keyword);
  checking.known('ability', 'sharedAbility', node.ability);
}
