import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { MultiplyNode } from './schema.ts';

export function check(node: MultiplyNode, checking: Checking): ValueType {
  node.of.forEach((operand, index) => checking.at('of').number(index, operand));
  return 'number';
}
