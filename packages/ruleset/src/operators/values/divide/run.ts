import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange, Violation } from '../../../run/violation.ts';
import type { DivideNode } from './schema.ts';

export function run(node: DivideNode, build: Build): NumberOf {
  const [dividend, divisor] = node.of;
  const of = build.number(dividend);
  const by = build.number(divisor);
  return (state, item) => {
    const parts = by(state, item);
    if (parts === 0) throw new Violation('divisionByZero');
    return inRange(Math.trunc(of(state, item) / parts));
  };
}
