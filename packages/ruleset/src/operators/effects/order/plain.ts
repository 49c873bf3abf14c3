import type { Plain, PlainAsking, PlainEffect } from '../../../reference/plain.ts';
import type { Thing } from '../../../reference/things.ts';
import { askThen } from '../plain-asking.ts';
import type { OrderNode } from './schema.ts';

export function* plain(node: OrderNode, here: Plain): PlainEffect {
  yield* askThen(plainAsking(node, here));
}

export function plainAsking({ player, in: list, as, timeOut }: OrderNode, here: Plain): PlainAsking {
  return {
    *ask() {
      const who = here.player(player);
      const things = here.things(list);
      if (who === null) return [];
      return yield* here.choose(who, things, things.length, things.length, { ordered: 'order', timeOut });
    },
    then(answer) {
      here.bind(as, answer as readonly Thing[]);
    },
  };
}
