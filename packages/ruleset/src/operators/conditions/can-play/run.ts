import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { isPlayable } from '../../../run/playable.ts';
import type { CanPlayNode } from './schema.ts';

export function run(node: CanPlayNode, build: Build): TestOf {
  const target = build.thing(node.target);
  const play = build.names.symbol('play');
  const { compiled } = build;
  return (state, item) => isPlayable(compiled, state, target(state, item), item.seat, play);
}

export function operands(node: CanPlayNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
