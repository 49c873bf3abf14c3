import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { FirstNode } from './schema.ts';

export function check(node: FirstNode, checking: Checking): ValueType {
  return elementOf(checking.list('of', node.of));
}
