/** A computation over operands, from the first to the last. Nothing is 0. */
import type { Build, NumberOf } from '../../compile/build.ts';
import type { ValueNode } from '../../nodes.ts';

export function folded(
  nodes: readonly ValueNode[],
  build: Build,
  fold: (so: number, next: number) => number,
): NumberOf {
  const operands = nodes.map((node) => build.number(node));
  return (state, item) => {
    let so = (operands[0] as NumberOf)(state, item);
    for (let i = 1; i < operands.length; i++) so = fold(so, (operands[i] as NumberOf)(state, item));
    return so;
  };
}
