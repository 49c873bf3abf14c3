/** A gadget is put somewhere on the way of a sketch; undefined if it found no place there. */
import type { Chooser } from '@turnwise/game';
import type { Sketch } from '../sketch.ts';

export type Gadget = (chooser: Chooser, sketch: Sketch) => Sketch | undefined;

/** Whether none of these cells is taken. */
export function areFree({ taken }: Sketch, cells: readonly number[]): boolean {
  return cells.every((cell) => !taken.has(cell));
}

/** A number from `min` to `max`, both included. */
export function between({ below }: Chooser, min: number, max: number): number {
  return min + below(max - min + 1);
}
