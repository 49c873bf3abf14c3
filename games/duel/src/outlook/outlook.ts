/**
 * How a search judges a position of Duel. It compares positions in the turns of both players, so what one gains the other loses, whoever is on
 * turn; the greedy player, who compares what one input leads to, does better by its own judgement.
 */
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '@turnwise/ruleset';
import { forecast } from '../greedy/forecast.ts';
import { hand, health, maxMana, otherSeat, reader, tableOf } from '../greedy/table.ts';
import { HAND_CARD, MAX_MANA, worthOf, worthOfHealth } from '../greedy/worth.ts';
import { bestBlocks } from './blocks.ts';
import { exposureLater, exposureNow } from './exposure.ts';
import { tempoOf } from './tempo.ts';

const embersOn = reader.counter('ember');

/** In points, an ember, and how many of them on a card count. */
const EMBER = 5;
const EMBERS = 6;

export function outlook(state: RulesetState, seat: Seat): number {
  const lead = reader.during(state, () => leadOfActive(state));
  return state.turn.active === seat ? lead : -lead;
}

function leadOfActive(state: RulesetState): number {
  const { active } = state.turn;
  const other = otherSeat(active);
  return (
    sideOf(state, active) -
    sideOf(state, other) +
    tempoOf(state, active) +
    forecast(state, bestBlocks) -
    exposureLater(state, active) +
    exposureNow(state, active)
  );
}

function sideOf(state: RulesetState, seat: Seat): number {
  let sum = worthOfHealth(health(state, seat));
  sum += HAND_CARD * hand(state, seat).length + MAX_MANA * maxMana(state, seat);
  for (const card of tableOf(state, seat))
    sum += worthOf(state, card) + EMBER * Math.min(EMBERS, embersOn(state, card));
  return sum;
}
