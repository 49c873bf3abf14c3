/** What places and things are called: on the board, which is now, and in the slices of other times. */
import type { PlaceId, ThingId } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { UnseenView } from '../types.ts';

export const BOARD: PlaceId = 'board';
export const PLAYER: ThingId = 'player';

/** Where what is at a time lies. */
export function placeAt(view: UnseenView, t: number): PlaceId {
  return t === playerAt(view)[2] ? BOARD : `slice:${t}`;
}

export function cellId(view: UnseenView, x: number, y: number, t: number): ThingId {
  return t === playerAt(view)[2] ? boardCell(x, y) : `cell:${x}:${y}:${t}`;
}

export function boardCell(x: number, y: number): ThingId {
  return `cell:${x}:${y}`;
}

/** An id may have any characters, so it comes last. */
export function thingId(view: UnseenView, id: string, t: number): ThingId {
  return t === playerAt(view)[2] ? `thing:${id}` : `then:${t}:${id}`;
}

/** Who the player was after so many turns. */
export function selfId({ worldLine }: UnseenView, turn: number): ThingId {
  return turn === worldLine.length - 1 ? PLAYER : `self:${turn}`;
}
