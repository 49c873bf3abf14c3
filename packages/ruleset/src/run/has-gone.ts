/** Whether an action has lost what it was aimed at: the cards of one of its targets lie elsewhere by now. */
import { zoneOf } from '../compile/compiled.ts';
import type { Action, Compiled, Rule, Target } from '../compile/compiled.ts';
import type { CardState, Item, RulesetState } from '../types.ts';

export function hasGone(compiled: Compiled, state: RulesetState, { kept }: Action, item: Item): boolean {
  const { targets } = compiled.rules[item.rule] as Rule;
  for (let at = 0; at < targets.length; at++) {
    const { register, of } = targets[at] as Target;
    if (kept[at] === -1 || of === 'items') continue;
    if (!isAnyLeft(compiled, state, item.registers[register] as readonly number[], kept[at] as number)) return true;
  }
  return false;
}

/** Players are there as long as the match is; of none, nothing is lost. */
function isAnyLeft(compiled: Compiled, state: RulesetState, values: readonly number[], kept: number): boolean {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value < 0) return true;
    const { place } = state.cards[value] as CardState;
    if (place >= 0 && (kept & (1 << zoneOf(compiled, place))) !== 0) return true;
  }
  return values.length === 0;
}
