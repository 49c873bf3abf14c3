/** Who may be declared as an attacker or a blocker. */
import type { Compiled, EventKind } from '../compiled/compiled.ts';
import { attributeOf, hasWord, isForbidden } from './layers.ts';
import { takenAs } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { CardState, RulesetState } from '../types.ts';
import { isFlagSet } from './happen/flag.ts';
import { itemsOf } from './items-of.ts';
import { isInPlay } from './where.ts';

/** `attack` is the symbol of the permission. */
export function canAttack(compiled: Compiled, state: RulesetState, card: number, attack: number): boolean {
  if (!canFight(compiled, state, card, attack)) return false;
  if ((state.cards[card] as CardState).controller !== state.turn.active) return false;
  if (isFlagSet(state, card, compiled.summoned) && !hasWord(compiled, state, card, attack)) return false;
  return !isOnStackAs(compiled, state, card, 'attacker');
}

/** `block` is the symbol of the permission. */
export function canBlock(compiled: Compiled, state: RulesetState, card: number, block: number): boolean {
  if (!canFight(compiled, state, card, block)) return false;
  if ((state.cards[card] as CardState).controller === state.turn.active) return false;
  return !isOnStackAs(compiled, state, card, 'blocker');
}

/** In play, not tapped, not forbidden, and with the attribute `power`, where the ruleset has one. */
function canFight(compiled: Compiled, state: RulesetState, card: number, permission: number): boolean {
  if (!isInPlay(compiled, state, card) || isFlagSet(state, card, compiled.tapped)) return false;
  if (isForbidden(compiled, state, card, permission)) return false;
  return compiled.power < 0 || attributeOf(compiled, state, card, compiled.power) !== NOTHING;
}

/** Whether an action on the stack has the card in this field of its event. */
function isOnStackAs(compiled: Compiled, state: RulesetState, card: number, field: string): boolean {
  const items = itemsOf(compiled, state);
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === undefined || item.event === null || item.nested || compiled.actionOfRule[item.rule] === undefined)
      continue;
    const taken = takenAs(item.event.taken, field);
    if (taken?.of === 'cards' && taken.values.includes(card)) return true;
    const { fields } = compiled.events[item.event.kind] as EventKind;
    if (item.event.fields[fields.findIndex(({ name }) => name === field)] === card) return true;
  }
  return false;
}
