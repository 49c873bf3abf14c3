/** A look outside an item at work, where a violation (a division by zero, say) is no fault: it comes to something else then. */
import type { Desk, Item } from '../types.ts';
import { Violation } from './violation.ts';

export function looked<V>(read: (desk: Desk, item: Item) => V, desk: Desk, item: Item, otherwise: V): V {
  const { it } = item;
  try {
    return read(desk, item);
  } catch (thrown) {
    if (!(thrown instanceof Violation)) throw thrown;
    // It was in the middle of a selector.
    item.it = it;
    return otherwise;
  }
}
