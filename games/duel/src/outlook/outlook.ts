/**
 * How a search judges a position of Duel. It compares positions in the turns of both players, so what one gains the other loses, whoever is on
 * turn; the greedy player, who compares what one input leads to, does better by its own judgement.
 */
import type { Seat } from '@turnwise/game';
import { createReader } from '@turnwise/ruleset';
import type { RulesetState } from '@turnwise/ruleset';
import { compiled } from '../compiled.ts';
import { forecast } from '../greedy/forecast.ts';
import { hand, health, maxMana, otherSeat, tableOf } from '../greedy/table.ts';
import { HAND_CARD, MAX_MANA, worthOf, worthOfHealth } from '../greedy/worth.ts';
import { bestBlocks } from './blocks.ts';
import { exposureLater, exposureNow } from './exposure.ts';
import { tempoOf } from './tempo.ts';

const embersOn = createReader(compiled).counter('ember');

/** In points, an ember, and how many of them on a card count. */
const EMBER = 5;
const EMBERS = 6;

export function outlook(state: RulesetState, seat: Seat): number {
  const { active } = state.turn;
  const other = otherSeat(active);
  const lead =
    sideOf(state, active) -
    sideOf(state, other) +
    tempoOf(state, active) +
    forecast(state, bestBlocks) -
    exposureLater(state, active) +
    exposureNow(state, active);
  return active === seat ? lead : -lead;
}

function sideOf(state: RulesetState, seat: Seat): number {
  let sum = worthOfHealth(health(state, seat));
  sum += HAND_CARD * hand(state, seat).length + MAX_MANA * maxMana(state, seat);
  for (const card of tableOf(state, seat))
    sum += worthOf(state, card) + EMBER * Math.min(EMBERS, embersOn(state, card));
  return sum;
}
