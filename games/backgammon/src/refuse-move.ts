/** Why a move is not legal, from the plainest reason to the subtlest: with the numbers that the rule looked at. */
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import type { LegalMoves } from './moves.ts';
import {
  BAR,
  checkersOf,
  distanceFrom,
  farthestBack,
  fromAt,
  HOME,
  OFF,
  opponent,
  outsideHome,
  toAt,
} from './places.ts';
import type { BackgammonView, Move } from './types.ts';

/** For a move of the seat that is to act, which `legal` does not hold. */
export function refuseMove(view: BackgammonView, move: Move, legal: LegalMoves): Stop {
  const { dice } = view;
  const { seat, from, to, die } = move;
  if (view.phase === 'roll') return disallowed('mustRoll');
  if (dice.length === 0) return disallowed('mustConfirm');
  if (!dice.includes(die)) return disallowed('dieNotAvailable', { die, dice });

  const mine = checkersOf(view, seat);
  const bar = mine[BAR] as number;
  if (bar > 0 && from !== 'bar') return disallowed('mustEnterFirst', { from, bar });
  const distance = distanceFrom(seat, from);
  if (mine[distance] === 0) return disallowed('noCheckerThere', { from });

  const left = distance - die;
  const reaches = toAt(seat, left);
  if (to !== reaches) return disallowed('wrongDistance', { from, to, die, reaches });
  if (left > OFF) {
    const checkers = checkersOf(view, opponent(seat))[BAR - left] as number;
    if (checkers > 1) return disallowed('pointBlocked', { to, checkers });
  } else {
    const farthest = farthestBack(mine);
    if (farthest > HOME) return disallowed('notHome', { outside: outsideHome(mine) });
    if (left < OFF && farthest > distance)
      return disallowed('checkerFartherBack', { from, die, farthest: fromAt(seat, farthest) });
  }
  if (legal.both) return disallowed('mustUseBothDice', { from, to, die, dice });
  return disallowed('mustUseHigher', { die, higher: legal.high });
}
