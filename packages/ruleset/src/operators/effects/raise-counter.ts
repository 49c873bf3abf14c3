/** What the effects on counters have in common: cards, a counter, and how an amount changes it. */
import { cardAt } from '../../compiled/at.ts';
import type { Build, NumberOf } from '../../compile/build.ts';
import type { ThingNode } from '../../nodes.ts';
import { counterHappens } from '../../run/happen/counter.ts';
import { inRange } from '../../run/violation.ts';
import { isThere } from '../../run/where.ts';
import { partsOf } from './parts.ts';

/** `change` gives the change from what there is and the amount. */
export function raiseCounter(
  node: { readonly target: ThingNode; readonly counter: string },
  build: Build,
  amount: NumberOf,
  change: (has: number, amount: number) => number,
): void {
  const counter = build.names.counter(node.counter);
  const symbol = build.names.symbol(node.counter);
  build.raise(
    'counter_changed',
    partsOf(build.things(node.target), (card, desk, item) => {
      const { state } = desk;
      if (!isThere(state, card)) return null;
      const has = cardAt(state, card).counters[counter] as number;
      const changed = inRange(change(has, amount(desk, item)));
      return [card, symbol, changed, inRange(has + changed)];
    }),
    counterHappens(build, counter),
  );
}
