import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { LowestNode } from './schema.ts';

export function check(node: LowestNode, checking: Checking): ValueType {
  checking.withIt(elementOf(checking.list('of', node.of))).number('value', node.value);
  return 'number';
}
