/** What was chosen for the targets of a rule, in the registers of an item. */
import type { Rule, Target } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Item } from '../types.ts';

/** Puts a target into its register; the first one of an action is `self`, unless it is an item of the stack, whose number is no card's. */
export function setTarget({ targets, kind }: Rule, item: Item, at: number, values: readonly number[]): Item {
  const { register, of } = targets[at] as Target;
  item.registers[register] = values;
  if (at === 0 && kind === 'action' && of !== 'items') (item as { self: number }).self = values[0] ?? NOTHING;
  return item;
}

/** All that came with the input for an ability, but for what has gone. Registers of targets are the first. */
export function fillTargets({ registers }: Item, chosen: Item['chosen']): void {
  for (let at = 0; at < chosen.length; at++) registers[at] = (chosen[at] ?? []).filter((one) => one !== NOTHING);
}
