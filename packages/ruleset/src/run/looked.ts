/** A look outside an item at work, where a violation (a division by zero, say) is no fault: it comes to something else then. */
import type { Item, RulesetState } from '../types.ts';
import { Violation } from './violation.ts';

export function looked<V>(
  read: (state: RulesetState, item: Item) => V,
  state: RulesetState,
  item: Item,
  otherwise: V,
): V {
  const { it } = item;
  try {
    return read(state, item);
  } catch (thrown) {
    if (!(thrown instanceof Violation)) throw thrown;
    // It was in the middle of a selector.
    item.it = it;
    return otherwise;
  }
}
