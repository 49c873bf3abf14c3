/** What a won game counts, and the result that says so. */
import { onlySeat, seat } from '@turnwise/game';
import type { GameResult } from '@turnwise/game';
import { checkersOf, HOME, BAR, OFF, opponent } from './places.ts';
import { WINS } from './types.ts';
import type { BackgammonView, Checkers, Win } from './types.ts';

/**
 * Gammon if the loser has borne off nothing; backgammon if, besides, one of their checkers is on the bar or in the
 * winner's home.
 */
export function winOver(loser: Checkers): Win {
  if ((loser[OFF] as number) > 0) return 'single';
  for (let distance = BAR - HOME; distance <= BAR; distance++) if ((loser[distance] as number) > 0) return 'backgammon';
  return 'gammon';
}

export function pointsOf(win: Win): number {
  return WINS.indexOf(win) + 1;
}

export function result(view: BackgammonView): GameResult | undefined {
  if (view.phase !== 'over') return undefined;
  const win = winOver(checkersOf(view, opponent(view.next)));
  return RESULTS[view.next]?.[win];
}

const RESULTS: readonly Readonly<Record<Win, GameResult>>[] = [0, 1].map((winner) => ({
  single: resultOf(winner, 'single'),
  gammon: resultOf(winner, 'gammon'),
  backgammon: resultOf(winner, 'backgammon'),
}));

function resultOf(winner: number, reason: Win): GameResult {
  const scores = [0, 1].map((side) => (side === winner ? pointsOf(reason) : 0));
  return Object.freeze({ winners: onlySeat(seat(winner)), reason, scores });
}
