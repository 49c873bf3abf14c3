/** What a selector gathers, as a type: one thing where a choice among them takes one at most, else several. */
import type { CountNode, SelectorNode } from '../nodes.ts';
import { hasLost } from './fillers.ts';
import { elementOf, joined, listOf } from './value-types.ts';
import type { ValueType } from './value-types.ts';

/** For a target or a `select`. */
export function selectedType(selector: SelectorNode): ValueType {
  return takesOne(selector.count) ? elementOf(gatheredType(selector)) : gatheredType(selector);
}

/** For what takes all of them. */
export function gatheredType(selector: SelectorNode): ValueType {
  if (hasLost(selector)) return 'unknown';
  const { stack, players, or } = selector;
  if (or !== undefined) return listOf(or.map((part) => elementOf(gatheredType(part))).reduce(joined));
  if (stack === true) return 'items';
  return players === undefined ? 'cards' : 'players';
}

function takesOne(count: CountNode | undefined): boolean {
  if (typeof count === 'object') return ('upTo' in count ? count.upTo : count.max) === 1;
  return count === undefined || count === 1;
}
