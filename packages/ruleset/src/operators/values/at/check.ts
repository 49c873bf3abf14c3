import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { AtNode } from './schema.ts';

export function check(node: AtNode, checking: Checking): ValueType {
  checking.number('index', node.index);
  return elementOf(checking.list('of', node.of));
}
