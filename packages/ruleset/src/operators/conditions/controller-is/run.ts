import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import type { CardState } from '../../../types.ts';
import { everyOne } from '../../every-one.ts';
import type { ControllerIsNode } from './schema.ts';

export function run(node: ControllerIsNode, build: Build): TestOf {
  const opponent = node.player === 'opponent';
  const seat = build.seat(opponent || node.player === 'self' ? undefined : node.player);
  return everyOne(
    node.target,
    build,
    (card, state, item) =>
      card >= 0 && ((state.cards[card] as CardState).controller === seat(state, item)) !== opponent,
  );
}

export function operands(node: ControllerIsNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
