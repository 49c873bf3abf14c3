/** Whether a seat can activate an ability of a card now: `can_activate`. */
import type { Seat } from '@turnwise/game';
import { cardAt } from '../compiled/at.ts';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import { isForbidden } from './layers.ts';
import type { Desk } from '../types.ts';
import { canPay } from './ability-costs.ts';
import { canChoose } from './can-choose.ts';
import { holds } from './holds.ts';
import { scratchFor } from './scratch.ts';

export function isActivatable(compiled: Compiled, desk: Desk, rule: Rule, card: number, seat: Seat): boolean {
  const { state } = desk;
  if (rule.ability !== 'activated' || card < 0) return false;
  const { place, controller } = cardAt(state, card);
  if (controller !== seat || place < 0 || (rule.zones & (1 << zoneOf(compiled, place))) === 0) return false;
  if (isForbidden(compiled, desk, card, compiled.names.symbol('activate'))) return false;
  if (rule.limit !== null && desk.book.uses.some((use) => use.rule === rule.number && use.source === card))
    return false;
  const item = scratchFor(desk, compiled, rule, card, seat);
  if (!holds(rule.conditions, desk, item) || !canPay(rule, desk, item)) return false;
  return rule.costNeeds.length > 0 || canChoose(rule, desk, item);
}
