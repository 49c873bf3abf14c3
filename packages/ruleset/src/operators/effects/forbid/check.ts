import type { Checking } from '../../../check/checking.ts';
import type { ForbidNode } from './schema.ts';

export function check(node: ForbidNode, checking: Checking): void {
  checking.raises('granted', { word: node.keyword });
  checking.thing('target', node.target, 'cards');
  checking.known('keyword', 'keyword', node.keyword);
}
