/**
 * What it is worth to be on turn. Mana that the active player can still spend will become something; and once the turn is passed, the other
 * one spends. Without this a position looks the better the later the turn is passed, and a search puts that off by foolish moves.
 */
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '@turnwise/ruleset';
import { compiled } from '../compiled.ts';
import { hand, maxMana, otherSeat, reader } from '../greedy/table.ts';
import { HAND_CARD } from '../greedy/worth.ts';

const mana = reader.resource('mana');
const MAIN = compiled.names.phase('main');
const COST: readonly number[] = compiled.definitions.map(({ node }) => node.cost ?? 0);

/** In points, a mana that is spent; and in mana, what a card that is about to be drawn may cost. */
const MANA = 5;
const DRAWN = 3;

/** For the active player; half of what the other is about to do counts against it. */
export function tempoOf(state: RulesetState, active: Seat): number {
  const other = otherSeat(active);
  const now = state.turn.phase <= MAIN ? Math.min(mana(state, active), costsOf(state, active)) : 0;
  const later = Math.min(maxMana(state, other) + 1, costsOf(state, other) + DRAWN);
  return MANA * now - Math.floor((MANA * later + HAND_CARD) / 2);
}

function costsOf(state: RulesetState, seat: Seat): number {
  return hand(state, seat).reduce((sum, card) => sum + (COST[state.cards[card]?.definition ?? 0] ?? 0), 0);
}
