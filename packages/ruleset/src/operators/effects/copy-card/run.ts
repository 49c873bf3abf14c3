import type { Build } from '../../../compile/build.ts';
import { createHappens } from '../../../run/happen/create.ts';
import { partsOf } from '../parts.ts';
import type { CopyCardNode } from './schema.ts';

export function run(node: CopyCardNode, build: Build): void {
  const seat = build.seat(node.player);
  const things = build.things(node.target);
  const register = node.as === undefined ? -1 : build.bound(node.as, 'things');
  const zone = node.to === undefined ? -1 : build.names.zone(node.to);
  const copies = partsOf(things, (card, state, item) => {
    const by = seat(state, item);
    return by < 0 || card < 0 ? null : [card, ~by];
  });
  build.raise(
    'token_created',
    (item, running) => {
      const parts = copies(item, running);
      if (register >= 0) item.registers[register] = NONE;
      return parts;
    },
    createHappens(build, { definition: -1, zone, token: true, register }),
    'once',
  );
}

const NONE: readonly number[] = Object.freeze([]);
