import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { AbsNode } from './schema.ts';

export function check(node: AbsNode, checking: Checking): ValueType {
  checking.number('of', node.of);
  return 'number';
}
