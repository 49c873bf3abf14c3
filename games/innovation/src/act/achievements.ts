/** Claiming achievements, and the special ones that are claimed the moment their condition holds (RULES.md, section 13). */
import type { Seat } from '@turnwise/game';
import { SPECIALS } from '../cards/language.ts';
import type { Special } from '../cards/language.ts';
import { achievementCount, isAvailable, NORMAL_ACHIEVEMENTS, placeOf } from '../table/selectors.ts';
import { achievementsToWin, fulfilsAt } from '../table/thresholds.ts';
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
 * Every condition that holds now, in the order of their table (RULES.md, section 13): the seat whose turn it is first, then clockwise. All that
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
      if (achievements[place] === AVAILABLE && fulfilsAt(player, at) && take(run, why, seat, place)) taken = true;
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
