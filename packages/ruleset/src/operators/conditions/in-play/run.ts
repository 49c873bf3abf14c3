import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { isInPlay } from '../../../run/where.ts';
import { everyOne } from '../../every-one.ts';
import type { InPlayNode } from './schema.ts';

export function run(node: InPlayNode, build: Build): TestOf {
  const { compiled } = build;
  return everyOne(node.target, build, (card, state) => isInPlay(compiled, state, card));
}

export function operands(node: InPlayNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
