/** Whether a seat can play a card now, as far as the card itself says: `can_play`. */
import type { Seat } from '@turnwise/game';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import { definitionOf, isForbidden } from './layers.ts';
import type { RulesetState } from '../types.ts';
import { canChoose } from './can-choose.ts';
import { holds } from './holds.ts';
import { scratchFor } from './scratch.ts';

/** `play` is the symbol of the permission. */
export function isPlayable(compiled: Compiled, state: RulesetState, card: number, seat: Seat, play: number): boolean {
  if (card < 0 || isForbidden(compiled, state, card, play)) return false;
  const { cast } = definitionOf(compiled, state, card);
  if (cast < 0) return true;
  const rule = compiled.rules[cast] as Rule;
  const item = scratchFor(compiled, rule, card, seat);
  return holds(rule.conditions, state, item) && canChoose(rule, state, item);
}
