import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { isFlagSet } from '../../../run/happen/flag.ts';
import { isThere } from '../../../run/where.ts';
import { everyOne } from '../../every-one.ts';
import type { NotTappedNode } from './schema.ts';

export function run(node: NotTappedNode, build: Build): TestOf {
  const { compiled } = build;
  return everyOne(
    node.target,
    build,
    (card, state) => isThere(state, card) && !isFlagSet(state, card, compiled.tapped),
  );
}

export function operands(node: NotTappedNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
