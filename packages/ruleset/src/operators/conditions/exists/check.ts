import type { Checking } from '../../../check/checking.ts';
import type { ExistsNode } from './schema.ts';

export function check(node: ExistsNode, checking: Checking): void {
  checking.selector('selector', node.selector);
  checking.number('atLeast', node.atLeast);
}
