/** Whether a seat can play a card now, as far as the card itself says: `can_play`. */
import type { Seat } from '@turnwise/game';
import { ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { definitionOf, isForbidden } from './layers.ts';
import { canChoose } from './can-choose.ts';
import { holds } from './holds.ts';
import { scratchFor } from './scratch.ts';
import type { Desk } from '../types.ts';

/** `play` is the symbol of the permission. */
export function isPlayable(compiled: Compiled, desk: Desk, card: number, seat: Seat, play: number): boolean {
  if (card < 0 || isForbidden(compiled, desk, card, play)) return false;
  const { cast } = definitionOf(compiled, desk.state, card);
  if (cast < 0) return true;
  const rule = ruleAt(compiled, cast);
  const item = scratchFor(desk, compiled, rule, card, seat);
  return holds(rule.conditions, desk, item) && canChoose(rule, desk, item);
}
