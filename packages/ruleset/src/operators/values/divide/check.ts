import type { Checking } from '../../../check/checking.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { DivideNode } from './schema.ts';

export function check(node: DivideNode, checking: Checking): ValueType {
  const [dividend, divisor] = node.of;
  checking.at('of').number(0, dividend);
  checking.at('of').divisor(1, divisor);
  return 'number';
}
