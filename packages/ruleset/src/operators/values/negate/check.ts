import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { NegateNode } from './schema.ts';

export function check(node: NegateNode, checking: Checking): ValueType {
  checking.number('of', node.of);
  return 'number';
}
