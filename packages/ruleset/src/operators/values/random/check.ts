import type { Checking } from '../../../check/checking.ts';
import { constantOf } from '../../../check/constant.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { RandomNode } from './schema.ts';

export function check(node: RandomNode, checking: Checking): ValueType {
  if (!checking.randomAllowed)
    checking.issue(
      'op',
      'randomNotHere',
      'a value that is not drawn: chance stands in operands of effects alone',
      'random',
    );
  checking.number('from', node.from);
  checking.count('to', node.to, constantOf(node.from));
  return 'number';
}
