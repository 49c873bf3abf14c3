/** A test outside an item at work, where a violation (a division by zero, say) means that it does not hold. */
import type { TestOf } from '../compile/functions.ts';
import type { Item, RulesetState } from '../types.ts';
import { Violation } from './violation.ts';

export function holds(test: TestOf | undefined, state: RulesetState, item: Item): boolean {
  if (test === undefined) return true;
  const { it } = item;
  try {
    return test(state, item);
  } catch (thrown) {
    if (!(thrown instanceof Violation)) throw thrown;
    // It was in the middle of a selector.
    item.it = it;
    return false;
  }
}
