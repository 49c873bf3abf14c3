/** Whether there are enough legal ones for each target of an ability. */
import type { Rule, Target } from '../compiled/compiled.ts';
import type { Desk, Item } from '../types.ts';
import { eachWay } from './ability-targets.ts';
import { gatheredBy, leastOf } from './looks.ts';

export function canChoose(rule: Rule, desk: Desk, item: Item): boolean {
  const { targets, coupled } = rule;
  if (coupled > 0) return eachWay(rule, desk, item, null, yes);
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as Target;
    const { length } = gatheredBy(target, desk, item);
    if (length < leastOf(target, desk, item, length)) return false;
  }
  return true;
}

const yes = (): boolean => true;
