import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { NOTHING } from '../../../types.ts';
import type { IsActiveNode } from './schema.ts';

export function run(node: IsActiveNode, build: Build): TestOf {
  const seat = build.seat(node.player);
  return (state, item) => state.turn.active === seat(state, item);
}

export function operands(node: IsActiveNode, build: Build): Readonly<Record<string, Operand>> {
  const seat = build.seat(node.player);
  return {
    player: {
      value: (state, item) => {
        const by = seat(state, item);
        return by < 0 ? NOTHING : ~by;
      },
      of: 'thing',
    },
    active: { value: (state) => ~state.turn.active, of: 'thing' },
  };
}
