import type { Asking, Build } from '../../../compile/build.ts';
import { choiceOf } from '../../../compile/choice-of.ts';
import { hasOwnOrder } from '../../../compile/selectors.ts';
import { askFor } from '../../../run/ask.ts';
import { timed } from '../../../run/timed.ts';
import { askGroup, askOne, group } from '../asking.ts';
import type { SelectNode } from './schema.ts';

export function run(node: SelectNode, build: Build): void {
  const question = questionOf(node, build);
  if (node.simultaneous !== true) return askOne(build, question);
  askGroup(build, group(build, node.player), question.ask, (item, parts) => {
    item.registers[question.register] = parts.flat();
  });
}

export function asking(node: SelectNode, build: Build): Asking | null {
  return node.simultaneous === true ? null : questionOf(node, build);
}

function questionOf(node: SelectNode, build: Build): Asking {
  const { compiled } = build;
  const gather = build.selector(node.from);
  const bounds = build.bounds(node.from);
  const of = choiceOf(node.from);
  const ownOrder = hasOwnOrder(node.from);
  return {
    seat: build.seat(node.player),
    name: node.as,
    register: build.bound(node.as, of === 'items' ? 'items' : 'things'),
    ask(item, asker, seat) {
      const { state } = asker;
      const candidates = gather(state, item);
      const [min, max] = bounds === null ? [candidates.length, candidates.length] : bounds(state, item);
      const least = node.may === true ? 0 : min;
      const { timeOut, as, ordered } = node;
      const asked = timed(asker, timeOut);
      return askFor(compiled, asked, item, seat, candidates, least, max, as, of, ordered === true, ownOrder);
    },
    then: () => {},
  };
}
