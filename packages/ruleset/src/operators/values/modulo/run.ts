import type { Build, NumberOf } from '../../../compile/build.ts';
import { inRange, Violation } from '../../../run/violation.ts';
import type { ModuloNode } from './schema.ts';

export function run(node: ModuloNode, build: Build): NumberOf {
  const [dividend, divisor] = node.of;
  const of = build.number(dividend);
  const by = build.number(divisor);
  return (state, item) => {
    const parts = by(state, item);
    if (parts === 0) throw new Violation('divisionByZero');
    const rest = of(state, item) % parts;
    return inRange(rest !== 0 && rest < 0 !== parts < 0 ? rest + parts : rest);
  };
}
