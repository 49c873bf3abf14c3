/** How many things a choice takes: the least and the most, as values of the ruleset; null for all there are. */
import type { CountNode, SelectorNode, ValueNode } from '../nodes.ts';

export interface CountRange {
  readonly min: ValueNode;
  readonly max: ValueNode;
}

export function countRange(count: CountNode): CountRange | null {
  if (count === 'all') return null;
  if (typeof count === 'number') return { min: count, max: count };
  return 'upTo' in count ? { min: 0, max: count.upTo } : count;
}

/** Whether it can take more than one. Left out, `count` is one. */
export function takesSeveral({ count = 1 }: SelectorNode): boolean {
  const range = countRange(count);
  return range === null || range.max !== 1;
}
