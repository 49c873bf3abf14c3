import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { comparison } from '../../../compile/comparison.ts';
import { NOTHING } from '../../../types.ts';
import type { CompareNode } from './schema.ts';

export function run(node: CompareNode, build: Build): TestOf {
  const [left, right] = build.pair(node.left, node.right);
  const holds = comparison(node.is);
  return (state, item) => {
    const one = left(state, item);
    const other = right(state, item);
    return one !== NOTHING && other !== NOTHING && holds(one, other);
  };
}

export function operands(node: CompareNode, build: Build): Readonly<Record<string, Operand>> {
  return { left: build.operand(node.left), right: build.operand(node.right) };
}
