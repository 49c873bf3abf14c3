import type { Asking, Build } from '../../../compile/build.ts';
import { askFor } from '../../../run/ask.ts';
import { timed } from '../../../run/timed.ts';
import { thingOf } from '../../../schema/operands.ts';
import { askOne } from '../asking.ts';
import type { OrderNode } from './schema.ts';

export function run(node: OrderNode, build: Build): void {
  askOne(build, asking(node, build));
}

export function asking(node: OrderNode, build: Build): Asking {
  const { compiled } = build;
  const list = thingOf(node.in);
  const things = build.things(list);
  const holds = build.holds(list);
  return {
    seat: build.seat(node.player),
    name: node.as,
    register: build.bound(node.as, holds),
    ask(item, asker, seat) {
      const all = things(asker.state, item);
      const of = holds === 'items' ? 'items' : 'cards';
      return askFor(
        compiled,
        timed(asker, node.timeOut),
        item,
        seat,
        all,
        all.length,
        all.length,
        node.as,
        of,
        'order',
      );
    },
    then: () => {},
  };
}
