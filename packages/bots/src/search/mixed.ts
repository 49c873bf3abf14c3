/**
 * Where others decide at the same time, a choice that can be foreseen can be used against its maker. So what was tried well comes up
 * as often as it was tried.
 */
import type { Chooser } from '@turnwise/game';
import type { Tried } from '../bot.ts';

/** What was tried less than a part of the most tried one is never chosen. */
const PART = 4;

export function mixed(moves: readonly Tried[], chooser: Chooser): Tried | undefined {
  const most = moves.reduce((max, { visits }) => Math.max(max, visits), 0);
  const tried = moves.filter(({ visits }) => PART * visits >= most);
  const visits = tried.reduce((sum, move) => sum + move.visits, 0);
  let left = visits === 0 ? 0 : chooser.below(visits);
  return tried.find((move) => (left -= move.visits) < 0) ?? tried[0];
}
