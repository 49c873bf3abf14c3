/** A test outside an item at work, where a violation means that it does not hold. */
import type { TestOf } from '../compiled/functions.ts';
import type { Item, RulesetState } from '../types.ts';
import { looked } from './looked.ts';

export function holds(test: TestOf | undefined, state: RulesetState, item: Item): boolean {
  return test === undefined || looked(test, state, item, false);
}
