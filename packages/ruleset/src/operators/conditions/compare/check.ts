import type { Checking } from '../../../check/checking.ts';
import { typeText } from '../../../check/name-sorts.ts';
import type { CompareNode } from './schema.ts';

export function check(node: CompareNode, checking: Checking): void {
  const type = checking.pair(node.left, node.right);
  const equality = ['=', '==', '!='].includes(node.is);
  if (!equality && type !== 'number' && type !== 'unknown')
    checking.issue('left', 'typeMismatch', 'a number, to be more or less', typeText(type));
}
