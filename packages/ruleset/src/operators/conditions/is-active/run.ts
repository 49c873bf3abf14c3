import type { Build, NumberOf, TestOf } from '../../../compile/build.ts';
import type { IsActiveNode } from './schema.ts';

export function run(node: IsActiveNode, build: Build): TestOf {
  const seat = build.seat(node.player);
  return (state, item) => state.turn.active === seat(state, item);
}

export function operands(node: IsActiveNode, build: Build): Readonly<Record<string, NumberOf>> {
  const seat = build.seat(node.player);
  return { player: (state, item) => ~seat(state, item), active: (state) => ~state.turn.active };
}
