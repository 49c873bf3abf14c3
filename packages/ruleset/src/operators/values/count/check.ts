import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { CountNode } from './schema.ts';

export function check(node: CountNode, checking: Checking): ValueType {
  checking.list('of', node.of);
  return 'number';
}
