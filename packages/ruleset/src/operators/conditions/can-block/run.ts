import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { canBlock } from '../../../run/combat.ts';
import { everyOne } from '../../every-one.ts';
import type { CanBlockNode } from './schema.ts';

export function run(node: CanBlockNode, build: Build): TestOf {
  const { compiled } = build;
  const block = build.names.symbol('block');
  return everyOne(node.target, build, (card, state) => canBlock(compiled, state, card, block));
}

export function operands(node: CanBlockNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
