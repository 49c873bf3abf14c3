/**
 * `{ points: { 24: { white: 2 }, … }, bar: { white: 0, black: 0 }, off: { … }, dice: [3, 5], next: white }`: points are
 * numbered from white's home, and empty ones are left out. `dice` are those left to play; without them, or with none,
 * the seat must roll, unless `confirm: true` says that all are played and the turn is to be confirmed. Two equal dice are a double that was just rolled, four moves; `left: 2` says that two of the four are left.
 * `position.ts` reads the same.
 */
import type { GameNotation } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { BAR, BLACK, fromAt, OFF, SIDES, WHITE } from './places.ts';
import { parsePosition } from './position.ts';
import type { Backgammon, BackgammonView } from './types.ts';

export const notation: GameNotation<Backgammon> = { position: { parse: parsePosition, format } };

function format(view: BackgammonView): Json {
  const { white, black, phase, next, dice } = view;
  const places: Record<string, Json> = {};
  for (let distance = 1; distance < BAR; distance++) {
    if (white[distance] !== 0) places[fromAt(WHITE, distance)] = { white: white[distance] as number };
    if (black[distance] !== 0) places[fromAt(BLACK, distance)] = { black: black[distance] as number };
  }
  return {
    points: places,
    bar: { white: white[BAR] as number, black: black[BAR] as number },
    off: { white: white[OFF] as number, black: black[OFF] as number },
    ...(dice.length > 0 ? { dice } : {}),
    ...(dice.length === 2 && dice[0] === dice[1] ? { left: 2 } : {}),
    ...(phase === 'move' && dice.length === 0 ? { confirm: true } : {}),
    ...(phase === 'opening' ? { opening: true } : { next: SIDES[next] as string }),
  };
}
