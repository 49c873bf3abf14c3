/** Parts of sentences: points, cells, and stretches of slices. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Cell, Point } from '../types.ts';

/** `(2, 1) at t 3`. */
export function pointPhrase([x, y, t]: Point): Message {
  return message('phrase.point', { x, y, t });
}

/** `(2, 1)`; of a point, its place alone. */
export function cellPhrase([x, y]: Cell | Point): Message {
  return message('phrase.cell', { x, y });
}

/** `from t 1 to t 4`, both included. */
export function slicesPhrase(from: number, until: number): Message {
  return from === until ? message('phrase.slices.one', { from }) : message('phrase.slices', { from, until });
}
