import type { Asking, Build } from '../../../compile/build.ts';
import { askNumber } from '../../../run/ask.ts';
import { timed } from '../../../run/timed.ts';
import { askOne } from '../asking.ts';
import type { ChooseNumberNode } from './schema.ts';

export function run(node: ChooseNumberNode, build: Build): void {
  askOne(build, asking(node, build));
}

export function asking(node: ChooseNumberNode, build: Build): Asking {
  const { compiled } = build;
  const min = build.number(node.min);
  const max = build.number(node.max);
  return {
    seat: build.seat(node.player),
    name: node.as,
    register: build.bound(node.as, 'plain'),
    ask: (item, asker, seat) =>
      askNumber(
        compiled,
        timed(asker, node.timeOut),
        item,
        seat,
        min(asker.state, item),
        max(asker.state, item),
        node.as,
      ),
    then: () => {},
  };
}
