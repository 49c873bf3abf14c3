import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { definitionOf } from '../../../compile/layers.ts';
import { everyOne } from '../../every-one.ts';
import type { HasTypeNode } from './schema.ts';

export function run(node: HasTypeNode, build: Build): TestOf {
  const type = build.names.symbol(node.type);
  const { compiled } = build;
  return everyOne(
    node.target,
    build,
    (card, state) => card >= 0 && definitionOf(compiled, state, card).types.includes(type),
  );
}

export function operands(node: HasTypeNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
