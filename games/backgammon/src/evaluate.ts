/** How good a position is for a side: the race, what can be hit, what is held, what waits on the bar. */
import { shareOf } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { BAR, checkersOf, HOME, OFF, opponent, pips } from './places.ts';
import type { BackgammonView, Checkers } from './types.ts';

/** All is counted in eighteenths of a pip, so that the chance of a roll, in 36ths, makes no fractions. */
const PIP = 18;
/** The lead that wins three games of four. */
const HALF = 40 * PIP;
/** Half a roll: whoever is to roll is that far ahead. */
const TURN = 4 * PIP;
/** A checker that can be hit, for each point that it would lose and each of the 36 rolls that hit it. */
const SHOT = 1;
/** A point that is held at home, and beyond it. */
const HOME_POINT = 4 * PIP;
const OTHER_POINT = 2 * PIP;
/** A checker on the bar, for each point of the other's home that is held. */
const SHUT_OUT = 2 * PIP;
/** A checker that is off, once nobody can be hit any more. */
const BORNE_OFF = 2 * PIP;

export function evaluate(view: BackgammonView, side: Seat): number {
  return shareOf(lead(view, side), HALF);
}

/** Of a side over the other; a whole number. */
export function lead(view: BackgammonView, side: Seat): number {
  const own = checkersOf(view, side);
  const other = checkersOf(view, opponent(side));
  const turn = view.next === side ? TURN : -TURN;
  return PIP * (pips(other) - pips(own)) + held(own, other) - held(other, own) + turn;
}

/** What the checkers of a side are worth besides the way that they have made. */
function held(own: Checkers, other: Checkers): number {
  let worth = 0;
  const contact = farthest(own) + farthest(other) > BAR;
  if (!contact) return (own[OFF] as number) * BORNE_OFF;
  for (let distance = 1; distance < BAR; distance++) {
    const count = own[distance] as number;
    if (count >= 2) worth += distance <= HOME ? HOME_POINT : OTHER_POINT;
    else if (count === 1) worth -= SHOT * (BAR - distance) * shots(other, BAR - distance);
  }
  worth -= (own[BAR] as number) * SHUT_OUT * homePoints(other);
  return worth;
}

function farthest(checkers: Checkers): number {
  for (let distance = BAR; distance > 0; distance--) if ((checkers[distance] as number) > 0) return distance;
  return 0;
}

/** Of 36 rolls, about how many hit a checker that these see at this distance from their home. */
function shots(checkers: Checkers, at: number): number {
  let most = 0;
  for (let away = 1; away <= 12 && at + away <= BAR; away++)
    if ((checkers[at + away] as number) > 0) most = Math.max(most, ROLLS_THAT_HIT[away] as number);
  return most;
}

const ROLLS_THAT_HIT = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3];

function homePoints(checkers: Checkers): number {
  let points = 0;
  for (let distance = 1; distance <= HOME; distance++) if ((checkers[distance] as number) >= 2) points++;
  return points;
}
