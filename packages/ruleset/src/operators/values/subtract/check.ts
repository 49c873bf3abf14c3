import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { SubtractNode } from './schema.ts';

export function check(node: SubtractNode, checking: Checking): ValueType {
  checking.number('from', node.from);
  checking.number('take', node.take);
  return 'number';
}
