/** Who may be declared as an attacker or a blocker. */
import { cardAt, eventAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { attributeOf, hasWord, isForbidden } from './layers.ts';
import { takenAs } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Desk } from '../types.ts';
import { isFlagSet } from './happen/flag.ts';
import { isInPlay } from './where.ts';

/** `attack` is the symbol of the permission. */
export function canAttack(compiled: Compiled, desk: Desk, card: number, attack: number): boolean {
  const { state } = desk;
  if (!canFight(compiled, desk, card, attack)) return false;
  if (cardAt(state, card).controller !== state.turn.active) return false;
  if (isFlagSet(state, card, compiled.summoned) && !hasWord(compiled, desk, card, attack)) return false;
  return !isOnStackAs(compiled, desk, card, 'attacker');
}

/** `block` is the symbol of the permission. */
export function canBlock(compiled: Compiled, desk: Desk, card: number, block: number): boolean {
  const { state } = desk;
  if (!canFight(compiled, desk, card, block)) return false;
  if (cardAt(state, card).controller === state.turn.active) return false;
  return !isOnStackAs(compiled, desk, card, 'blocker');
}

/** In play, not tapped, not forbidden, and with the attribute `power`, where the ruleset has one. */
function canFight(compiled: Compiled, desk: Desk, card: number, permission: number): boolean {
  const { state } = desk;
  if (!isInPlay(compiled, state, card) || isFlagSet(state, card, compiled.tapped)) return false;
  if (isForbidden(compiled, desk, card, permission)) return false;
  return compiled.power < 0 || attributeOf(compiled, desk, card, compiled.power) !== NOTHING;
}

/** Whether an action on the stack has the card in this field of its event. */
function isOnStackAs(compiled: Compiled, desk: Desk, card: number, field: string): boolean {
  const items = desk.items;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === undefined || item.event === null || item.nested || compiled.actionOfRule[item.rule] === undefined)
      continue;
    const taken = takenAs(item.event.taken, field);
    if (taken?.of === 'cards' && taken.values.includes(card)) return true;
    const { fields } = eventAt(compiled, item.event.kind);
    if (item.event.fields[fields.findIndex(({ name }) => name === field)] === card) return true;
  }
  return false;
}
