/** Whether there are enough legal ones for each target of an ability. */
import type { Rule } from '../compile/compiled.ts';
import type { Item, RulesetState } from '../types.ts';
import { boundsOf } from './intent.ts';

export function canChoose({ targets }: Rule, state: RulesetState, item: Item): boolean {
  return targets.every((target) => {
    const { length } = target.gathering(state, item);
    return length >= boundsOf(target, state, item, length)[0];
  });
}
