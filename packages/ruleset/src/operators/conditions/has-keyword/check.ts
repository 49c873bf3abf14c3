import type { Checking } from '../../../check/checking.ts';
import type { HasKeywordNode } from './schema.ts';

export function check(node: HasKeywordNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.known('keyword', 'keyword', node.keyword);
}
