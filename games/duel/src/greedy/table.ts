/** What is read of a duel to judge it. */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '@turnwise/ruleset';
import { createReader } from '@turnwise/ruleset/shipped';
import { compiled } from '../compiled.ts';

export const reader = createReader(compiled);

export const health = reader.resource('health');
export const maxMana = reader.resource('max_mana');
export const hand = reader.cards('hand');
export const power = reader.attribute('power');
export const toughness = reader.attribute('toughness');
export const damage = reader.counter('damage');
export const lane = reader.counter('lane');
export const isTapped = reader.flag('tapped');
export const isAttacking = reader.flag('attacking');
export const isBlocked = reader.flag('blocked');
export const isBlocking = reader.flag('blocking');
export const isWinged = reader.keyword('winged');
export const isWatchful = reader.keyword('watchful');
export const isArmoured = reader.keyword('armoured');
export const hasVenom = reader.keyword('venom');
export const hasDrain = reader.keyword('drain');
export const isPiercing = reader.keyword('piercing');

const battlefield = reader.cards('battlefield');
const isCreature = reader.type('creature');

/** The cards on the table that the player controls, wherever they lie. */
export function tableOf(state: RulesetState, player: Seat): readonly number[] {
  const found: number[] = [];
  for (let owner = 0; owner < state.players.length; owner++)
    for (const card of battlefield(state, seat(owner))) if (state.cards[card]?.controller === player) found.push(card);
  return found;
}

export function creaturesOf(state: RulesetState, player: Seat): readonly number[] {
  return tableOf(state, player).filter((card) => isCreature(state, card));
}

export function otherSeat(player: Seat): Seat {
  return seat(1 - player);
}
