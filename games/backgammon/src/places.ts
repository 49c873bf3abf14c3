/**
 * Places on the board, and the way that is left from them. White moves from 24 to 1 and bears off below 1, black from 1 to
 * 24 and bears off above 24; so a white checker on point 6 and a black one on point 19 both have six to go.
 */
import { seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { BackgammonView, Checkers, From, To } from './types.ts';

export const WHITE: Seat = seat(0);
export const BLACK: Seat = seat(1);
export const SIDES = ['white', 'black'] as const;

/** The distances that are no points. */
export const OFF = 0;
export const BAR = 25;

/** The farthest distance that is still home. */
export const HOME = 6;
export const CHECKERS = 15;

export function opponent(side: Seat): Seat {
  return side === WHITE ? BLACK : WHITE;
}

/** The starting place is the same for both, counted from their own homes. */
export function startingCheckers(): number[] {
  const checkers = noCheckers();
  checkers[24] = 2;
  checkers[13] = 5;
  checkers[8] = 3;
  checkers[6] = 5;
  return checkers;
}

export function noCheckers(): number[] {
  return Array.from({ length: 26 }, () => 0);
}

export function checkersOf(view: BackgammonView, side: Seat): Checkers {
  return side === WHITE ? view.white : view.black;
}

/** The way that a checker of this side has to go from there. */
export function distanceFrom(side: Seat, from: From): number {
  if (from === 'bar') return BAR;
  return side === WHITE ? from : BAR - from;
}

export function fromAt(side: Seat, distance: number): From {
  if (distance === BAR) return 'bar';
  return side === WHITE ? distance : BAR - distance;
}

/** Where a checker arrives with so much left to go; less than nothing is off, too. */
export function toAt(side: Seat, distance: number): To {
  if (distance <= OFF) return 'off';
  return side === WHITE ? distance : BAR - distance;
}

/** How many points all checkers of a side have to go together. */
export function pips(checkers: Checkers): number {
  return checkers.reduce((sum, count, distance) => sum + count * distance, 0);
}

/** How many of them stand outside their home, the bar included. */
export function outsideHome(checkers: Checkers): number {
  return checkers.slice(HOME + 1).reduce((sum, count) => sum + count, 0);
}

/** The distance of the checker that is farthest back; 0 when all are off. */
export function farthestBack(checkers: Checkers): number {
  return Math.max(
    OFF,
    checkers.findLastIndex((count, distance) => count > 0 && distance > OFF),
  );
}
