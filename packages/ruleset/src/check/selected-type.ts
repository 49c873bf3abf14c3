/** What a selector gathers, as a type: one thing where a choice among them takes one at most, else several. */
import { takesSeveral } from '../document/count-range.ts';
import type { SelectorNode } from '../nodes.ts';
import { hasLost } from './fillers.ts';
import { elementOf, joined, listOf } from './value-types.ts';
import type { ValueType } from './value-types.ts';

/** For a target or a `select`. */
export function selectedType(selector: SelectorNode): ValueType {
  return takesSeveral(selector) ? gatheredType(selector) : elementOf(gatheredType(selector));
}

/** For what takes all of them. */
export function gatheredType(selector: SelectorNode): ValueType {
  if (hasLost(selector)) return 'unknown';
  const { stack, players, or } = selector;
  if (or !== undefined) return listOf(or.map((part) => elementOf(gatheredType(part))).reduce(joined));
  if (stack === true) return 'items';
  return players === undefined ? 'cards' : 'players';
}
