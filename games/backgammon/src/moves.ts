/**
 * The legal moves. A move is legal if it can be part of a longest sequence of moves with the dice that are left; if only one
 * of two dice can be played, and either could be, it must be the higher.
 *
 * No search over sequences is needed, because of one fact: a move that is possible stays possible while its checker stands
 * there. Own moves never bring back an opponent's point, an own checker behind, or a checker on the bar. Two things follow:
 *
 * - With equal dice every order of moves ends after the same number of them, so every possible move is legal.
 * - With two different dice a first move can be followed by the other die if that die could be played with another checker
 *   anyway. Only where it could not do we try the move and look.
 *
 * Sets of distances are bit masks: bit 25 is the bar, bits 1 to 24 are points.
 */
import { BAR, checkersOf, HOME, OFF, opponent } from './places.ts';
import type { BackgammonView, Checkers } from './types.ts';

/** What may be played now, by die: the distances of the checkers that may be moved with it. */
export interface LegalMoves {
  /** The higher die of those left, or the only one; 0 if there is none. */
  readonly high: number;
  readonly highFrom: number;
  /** The lower die; 0 where all dice left are equal. */
  readonly low: number;
  readonly lowFrom: number;
  /** Both of two different dice can be played, in one order at least. */
  readonly both: boolean;
}

export function legalMoves(view: BackgammonView): LegalMoves {
  const { dice, next } = view;
  if (view.phase !== 'move' || dice.length === 0) return NONE;
  const mine = checkersOf(view, next);
  const theirs = checkersOf(view, opponent(next));
  const first = dice[0] as number;
  const second = dice.length === 2 ? (dice[1] as number) : first;
  if (first === second)
    return { high: first, highFrom: possibleFrom(mine, theirs, first), low: 0, lowFrom: 0, both: false };

  const high = first > second ? first : second;
  const low = first > second ? second : first;
  const highFrom = possibleFrom(mine, theirs, high);
  const lowFrom = possibleFrom(mine, theirs, low);
  const highThenLow = followed(mine, theirs, high, highFrom, low, lowFrom);
  const lowThenHigh = followed(mine, theirs, low, lowFrom, high, highFrom);
  if ((highThenLow | lowThenHigh) !== 0) return { high, highFrom: highThenLow, low, lowFrom: lowThenHigh, both: true };
  return { high, highFrom, low, lowFrom: highFrom === 0 ? lowFrom : 0, both: false };
}

const NONE: LegalMoves = Object.freeze({ high: 0, highFrom: 0, low: 0, lowFrom: 0, both: false });

/** Where a checker can be moved with this die alone, whatever the other dice would say. */
function possibleFrom(mine: Checkers, theirs: Checkers, die: number): number {
  if ((mine[BAR] as number) > 0) return (theirs[die] as number) < 2 ? 1 << BAR : 0;
  let found = 0;
  let farthest = 0;
  // A checker at distance d arrives at d - die, which is the distance 25 - (d - die) for the opponent.
  for (let distance = BAR - 1; distance > die; distance--)
    if ((mine[distance] as number) > 0) {
      if (farthest === 0) farthest = distance;
      if ((theirs[BAR - distance + die] as number) < 2) found |= 1 << distance;
    }
  if (farthest > HOME) return found;
  if ((mine[die] as number) > 0) return found | (1 << die);
  if (farthest > 0) return found;
  for (let distance = die - 1; distance > OFF; distance--)
    if ((mine[distance] as number) > 0) return found | (1 << distance);
  return found;
}

/** Those of `from` after which the other die can be played. */
function followed(
  mine: Checkers,
  theirs: Checkers,
  die: number,
  from: number,
  other: number,
  otherFrom: number,
): number {
  // Two checkers apart could be moved with the other die: whichever moves first, one is left.
  if ((otherFrom & (otherFrom - 1)) !== 0) return from;
  let found = 0;
  for (let left = from; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const distance = 31 - Math.clz32(bit);
    const independent = (otherFrom & ~bit) !== 0 || (otherFrom !== 0 && (mine[distance] as number) > 1);
    if (independent || canFollow(mine, theirs, die, distance, other)) found |= bit;
  }
  return found;
}

/** Makes the move on a copy. A hit checker blocked nothing before and blocks nothing after, so the opponent's stay. */
function canFollow(mine: Checkers, theirs: Checkers, die: number, distance: number, other: number): boolean {
  const after = mine.slice();
  after[distance] = (after[distance] as number) - 1;
  const to = distance > die ? distance - die : OFF;
  after[to] = (after[to] as number) + 1;
  return possibleFrom(after, theirs, other) !== 0;
}
