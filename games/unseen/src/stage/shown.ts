/**
 * How much of a level a scene lists. Usual levels are listed whole; of larger ones the cells around the player, and the slices around now,
 * so that a scene stays small whatever the level.
 */
import { playerAt } from '../plan.ts';
import type { UnseenView } from '../types.ts';

/** Cells from the player on, in each direction, on a board that is larger than that. */
const AROUND = 16;
/** Cells of all slices together, and slices. */
const MOST_CELLS = 20_000;
const MOST_SLICES = 60;

export interface Shown {
  /** Times of the slices, in order, now among them. */
  readonly times: readonly number[];
  readonly isShown: (x: number, y: number) => boolean;
  /** All cells that are shown, row by row. */
  readonly cells: readonly (readonly [x: number, y: number])[];
}

export function shownOf(view: UnseenView): Shown {
  const { width, height, depth } = view.level;
  const [x0, y0, now] = playerAt(view);
  const [left, right] = span(x0, width);
  const [top, bottom] = span(y0, height);
  const cells: (readonly [number, number])[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) cells.push([x, y]);
  const most = Math.min(MOST_SLICES, Math.max(3, Math.floor(MOST_CELLS / cells.length)));
  const first = Math.max(0, Math.min(now - Math.floor(most / 2), depth - most));
  const times = Array.from({ length: Math.min(most, depth) }, (_, index) => first + index);
  const isShown = (x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;
  return { times, isShown, cells };
}

/** The first and the last along one side. */
function span(at: number, size: number): readonly [number, number] {
  if (size <= 2 * AROUND + 1) return [0, size - 1];
  return [Math.max(0, at - AROUND), Math.min(size - 1, at + AROUND)];
}
