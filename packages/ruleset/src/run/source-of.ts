/**
 * The source of what an item does: the card whose ability it is, or that the action was played from. A part of an item that is the
 * effects of a declared event has the source of what raised it.
 */
import { ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item } from '../types.ts';

export function sourceOf(compiled: Compiled, desk: Desk, item: Item): number {
  const { kind } = ruleAt(compiled, item.rule);
  if (kind === 'action') {
    const register = compiled.actionOfRule[item.rule]?.playedFrom ?? -1;
    return register < 0 ? NOTHING : (item.registers[register]?.[0] ?? NOTHING);
  }
  if (kind !== 'event') return item.self;
  const items = desk.items;
  const below = items[items.lastIndexOf(item) - 1];
  return below === undefined ? NOTHING : sourceOf(compiled, desk, below);
}
