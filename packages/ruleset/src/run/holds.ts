/** A test outside an item at work, where a violation means that it does not hold. */
import type { TestOf } from '../compiled/functions.ts';
import type { Desk, Item } from '../types.ts';
import { looked } from './looked.ts';

export function holds(test: TestOf | undefined, desk: Desk, item: Item): boolean {
  return test === undefined || looked(test, desk, item, false);
}
