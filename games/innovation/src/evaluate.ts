/** How good a position is for a seat: achievements above all, then points, icons and cards that lead to them. */
import { shareOf } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { AGE } from './cards/catalogue.ts';
import { COLOURS } from './cards/language.ts';
import { canAchieve } from './table/can.ts';
import { achievementCount, highestTop, NORMAL_ACHIEVEMENTS, topOf } from './table/selectors.ts';
import { achievementsToWin } from './table/thresholds.ts';
import type { InnovationState, Player } from './types.ts';

/** The lead that wins three games of four. */
const HALF = 150;
const ACHIEVEMENT = 100;
/** One that could be claimed now. */
const IN_REACH = 40;
const POINT = 4;
/** A visible icon. */
const ICON = 2;
/** For each age of the highest top card, of the others, and of a card in hand. */
const HIGHEST_AGE = 8;
const TOP_AGE = 3;
const HAND_AGE = 1;
const HAND_CARD = 2;

/** Against the strongest of the others. */
export function evaluate(state: InnovationState, seat: Seat): number {
  let rival = -Infinity;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) rival = Math.max(rival, strengthOf(state, other as Seat));
  return shareOf(strengthOf(state, seat) - rival, HALF);
}

function strengthOf(state: InnovationState, seat: Seat): number {
  const player = state.players[seat] as Player;
  const achieved = achievementCount(state, seat);
  const missing = achievementsToWin(state.players.length) - achieved;
  let strength = ACHIEVEMENT * achieved + POINT * player.points + HIGHEST_AGE * highestTop(player);
  for (let age = 1; age <= NORMAL_ACHIEVEMENTS; age++)
    if (canAchieve(state, seat, age) === undefined) strength += missing <= 1 ? 2 * IN_REACH : IN_REACH;
  for (const count of player.icons) strength += ICON * count;
  for (let colour = 0; colour < COLOURS.length; colour++) strength += TOP_AGE * (AGE[topOf(player, colour)] as number);
  for (const card of player.hand) strength += HAND_CARD + HAND_AGE * (AGE[card] as number);
  return strength;
}
