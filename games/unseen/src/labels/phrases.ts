/** Parts of sentences: points and cells, which are links to the cell on the board, and stretches of slices. */
import { message, naming } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { boardCell } from '../stage/ids.ts';
import type { Cell, Point } from '../types.ts';

/** `(2, 1) at t 3`. */
export function pointPhrase([x, y, t]: Point): Message {
  return naming(boardCell(x, y), message('phrase.point', { x, y, t }));
}

/** `(2, 1)`; of a point, its place alone. */
export function cellPhrase([x, y]: Cell | Point): Message {
  return naming(boardCell(x, y), message('phrase.cell', { x, y }));
}

/** `from t 1 to t 4`, both included. */
export function slicesPhrase(from: number, until: number): Message {
  return from === until ? message('phrase.slices.one', { from }) : message('phrase.slices', { from, until });
}

/** A thing by its id, as a link to where it stands now. */
export function thingName(id: string): Message {
  return naming(`thing:${id}`, message('phrase.name', { id }));
}
