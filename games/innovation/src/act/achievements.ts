/** Claiming achievements, and the special ones that are claimed the moment their condition holds (rules, section 13). */
import type { Seat } from '@turnwise/game';
import { AGE } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPECIALS, SPLAYS } from '../cards/language.ts';
import type { Special } from '../cards/language.ts';
import {
  achievementCount,
  achievementsToWin,
  isAvailable,
  NORMAL_ACHIEVEMENTS,
  placeOf,
  topOf,
} from '../table/selectors.ts';
import { AVAILABLE } from '../types.ts';
import type { Player } from '../types.ts';
import { end } from './end.ts';
import { noteChange } from './sharing.ts';
import type { InnovationRun, Why } from './why.ts';

/** Takes an achievement that is there, and wins with it if it is the last that was wanted. */
export function claim(run: InnovationRun, why: Why, seat: Seat, place: number): void {
  if (take(run, why, seat, place)) winByAchievements(run, why, seat);
}

export function claimSpecial(run: InnovationRun, why: Why, seat: Seat, special: Special): void {
  claim(run, why, seat, placeOf(special));
}

/**
 * Every condition that holds now, in the order of the rules' table: the seat whose turn it is first, then clockwise. All that
 * one seat has earned at this instant are taken before it wins by them.
 */
export function claimSpecials(run: InnovationRun, why: Why): void {
  const { achievements, players, active } = run.state;
  let any = false;
  for (let at = 0; at < SPECIALS.length; at++) if (achievements[NORMAL_ACHIEVEMENTS + at] === AVAILABLE) any = true;
  if (!any) return;
  for (let step = 0; step < players.length; step++) {
    const seat = ((active + step) % players.length) as Seat;
    const player = players[seat] as Player;
    let taken = false;
    for (let at = 0; at < SPECIALS.length; at++) {
      const place = NORMAL_ACHIEVEMENTS + at;
      if (achievements[place] === AVAILABLE && fulfils(player, at) && take(run, why, seat, place)) taken = true;
    }
    if (taken) winByAchievements(run, why, seat);
    if (run.stopped) return;
  }
}

function take(run: InnovationRun, why: Why, seat: Seat, place: number): boolean {
  if (!isAvailable(run.state, place)) return false;
  run.take({ kind: 'claim', seat, place, source: why.source, cause: why.id });
  noteChange(run);
  return true;
}

function winByAchievements(run: InnovationRun, why: Why, seat: Seat): void {
  const { state } = run;
  if (achievementCount(state, seat) >= achievementsToWin(state.players.length)) end(run, why, [seat], 'achievements');
}

/** The condition of a special achievement, by its number in `SPECIALS`. */
function fulfils(player: Player, special: number): boolean {
  switch (special) {
    case EMPIRE:
      return showsThreeOfEach(player);
    case MONUMENT:
      return player.tucked >= 6 || player.scored >= 6;
    case WONDER:
      return splayedRightOrUp(player);
    case WORLD:
      return (player.icons[CLOCK] as number) >= 12;
    default:
      return topsFromEight(player);
  }
}

const [EMPIRE, MONUMENT, WONDER, WORLD] = [
  SPECIALS.indexOf('Empire'),
  SPECIALS.indexOf('Monument'),
  SPECIALS.indexOf('Wonder'),
  SPECIALS.indexOf('World'),
];
const CLOCK = ICONS.indexOf('clock');

function showsThreeOfEach({ icons }: Player): boolean {
  for (let icon = 0; icon < ICONS.length; icon++) if ((icons[icon] as number) < 3) return false;
  return true;
}

const RIGHT = SPLAYS.indexOf('right');

function splayedRightOrUp({ splays }: Player): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if ((splays[colour] as number) < RIGHT) return false;
  return true;
}

function topsFromEight(player: Player): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) if ((AGE[topOf(player, colour)] as number) < 8) return false;
  return true;
}
