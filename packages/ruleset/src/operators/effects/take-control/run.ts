import type { Build } from '../../../compile/build.ts';
import { controlHappens } from '../../../run/happen/change.ts';
import { isInPlay } from '../../../run/where.ts';
import { partsOf } from '../parts.ts';
import type { TakeControlNode } from './schema.ts';

export function run(node: TakeControlNode, build: Build): void {
  const seat = build.seat(node.player);
  const { compiled } = build;
  build.raise(
    'control_changed',
    partsOf(build.things(node.target), (card, state, item) => {
      const by = seat(state, item);
      return by >= 0 && isInPlay(compiled, state, card) ? [card, ~by] : null;
    }),
    controlHappens(build, node.until ?? 'while_in_play'),
  );
}
