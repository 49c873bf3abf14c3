import type { Build } from '../../../compile/build.ts';
import { seeHappens } from '../../../run/happen/see.ts';
import { isThere } from '../../../run/where.ts';
import { partsOf } from '../parts.ts';
import type { LookNode } from './schema.ts';

export function run(node: LookNode, build: Build): void {
  const seat = build.seat(node.player);
  build.raise(
    'looked',
    partsOf(build.things(node.target), (card, state, item) => {
      const by = seat(state, item);
      return by >= 0 && isThere(state, card) ? [card, ~by] : null;
    }),
    seeHappens(build),
  );
}
