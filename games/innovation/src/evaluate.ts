/** How good a position is for a seat: achievements above all, then points, icons and cards that lead to them. */
import { shareOf } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { AGE } from './cards/catalogue.ts';
import { COLOURS } from './cards/language.ts';
import { achievementCount, highestTop, isAvailable, NORMAL_ACHIEVEMENTS, topOf } from './table/selectors.ts';
import { achievementsToWin, pointsToAchieve } from './table/thresholds.ts';
import type { InnovationState, Player } from './types.ts';

/** The lead that wins three games of four. */
const HALF = 150;
const ACHIEVEMENT = 100;
/** One that could be claimed now. */
const IN_REACH = 40;
/** One for which the points are there and the top card is not; less for each age that it lacks. */
const NEARLY = 24;
const LACKING = 6;
const POINT = 4;
/** Beyond what any achievement that is left needs: such points only decide a game that the last deck ends. */
const SPARE_POINT = 1;
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
  let strength = ACHIEVEMENT * achievementCount(state, seat) + HIGHEST_AGE * highestTop(player);
  strength += towardsAchievements(state, seat);
  for (const count of player.icons) strength += ICON * count;
  for (let colour = 0; colour < COLOURS.length; colour++) strength += TOP_AGE * (AGE[topOf(player, colour)] as number);
  for (const card of player.hand) strength += HAND_CARD + HAND_AGE * (AGE[card] as number);
  return strength;
}

/** Points, and the achievements of ages that they bring near. */
function towardsAchievements(state: InnovationState, seat: Seat): number {
  const player = state.players[seat] as Player;
  const { points } = player;
  const highest = highestTop(player);
  const isLast = achievementsToWin(state.players.length) - achievementCount(state, seat) <= 1;
  let [sum, useful] = [0, 0];
  for (let age = 1; age <= NORMAL_ACHIEVEMENTS; age++) {
    if (!isAvailable(state, age - 1)) continue;
    useful = pointsToAchieve(age);
    if (points < useful) continue;
    if (highest >= age) sum += isLast ? 2 * IN_REACH : IN_REACH;
    else sum += Math.max(0, NEARLY - LACKING * (age - highest));
  }
  return sum + POINT * Math.min(points, useful) + SPARE_POINT * Math.max(0, points - useful);
}
