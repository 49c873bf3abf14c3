/** The items of actions on the stack, as rules and people speak of them. */
import type { Compiled } from '../compiled/compiled.ts';
import type { Item } from '../types.ts';

/** The number of an action's item, as values and people have it: that of the event by which it was announced. */
export function numberOf(item: Item): number {
  return item.cause;
}

/** The action's item of that number; undefined when it is not there any more. */
export function itemNumbered({ actionOfRule }: Compiled, items: readonly Item[], number: number): Item | undefined {
  return items.find((item) => item.cause === number && isAction(actionOfRule, item));
}

/** How many lie there, parts of others not counted. */
export function countItems(items: readonly Item[]): number {
  let count = 0;
  for (const item of items) if (!item.nested) count++;
  return count;
}

function isAction(actionOfRule: Compiled['actionOfRule'], { rule, nested, part }: Item): boolean {
  return !nested && part !== COST && actionOfRule[rule] !== undefined;
}

/** The costs of an action are an item under the action's rule. */
export const COST = -2;
