import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import type { IsNode } from './schema.ts';

export function run(node: IsNode, build: Build): TestOf {
  const [left, right] = build.pair(node.left, node.right);
  return (state, item) => left(state, item) === right(state, item);
}

export function operands(node: IsNode, build: Build): Readonly<Record<string, Operand>> {
  return { left: build.operand(node.left), right: build.operand(node.right) };
}
