/**
 * A level while it is being made: open cells in rock, a way through them from the start to the exit, and what stands on it.
 * Cells are numbers, `y * width + x`. A sketch is never changed: what adds to it gives a new one.
 */
import type { Preset, Rules } from '../rules-of-level.ts';
import { STEP } from '../sight.ts';

export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly preset: Preset;
  readonly paradox: Rules['paradox'];
  readonly open: ReadonlySet<number>;
  /** The way that was laid out: the first cell is the start, the last one the exit. */
  readonly way: readonly number[];
  readonly parts: readonly Part[];
  /** Cells on which a gadget hangs. Others are laid elsewhere, and no room is opened beside them. */
  readonly taken: ReadonlySet<number>;
}

/** What is put on the board beside walls, start and exit. A door is a wall that comes in some slice and stays. */
export type Part =
  | { readonly kind: 'box' | 'screen'; readonly cell: number }
  | { readonly kind: 'door'; readonly cell: number; readonly from: number }
  | { readonly kind: 'rift'; readonly cell: number; readonly to: number; readonly slice: number }
  | { readonly kind: 'guard'; readonly round: readonly number[] };

/** What a gadget adds. */
export interface Addition {
  readonly open?: readonly number[];
  readonly close?: readonly number[];
  readonly parts?: readonly Part[];
  readonly taken?: readonly number[];
}

export function withAddition(sketch: Sketch, { open = [], close = [], parts = [], taken = [] }: Addition): Sketch {
  return {
    ...sketch,
    open: new Set([...sketch.open, ...open].filter((cell) => !close.includes(cell))),
    parts: [...sketch.parts, ...parts],
    taken: new Set([...sketch.taken, ...taken]),
  };
}

export type Step = readonly [dx: number, dy: number];
export const STEPS: readonly Step[] = Object.values(STEP);

type Board = Pick<Sketch, 'width' | 'height'>;

/** The cell so many steps away, or undefined outside of the board. */
export function cellFrom({ width, height }: Board, cell: number, [dx, dy]: Step, steps = 1): number | undefined {
  const x = (cell % width) + dx * steps;
  const y = Math.floor(cell / width) + dy * steps;
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : y * width + x;
}

/** The step from a cell to one beside it. */
export function stepBetween({ width }: Pick<Sketch, 'width'>, from: number, to: number): Step {
  return [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
}

/** The two steps across another. */
export function across([dx, dy]: Step): readonly [Step, Step] {
  return [
    [dy, dx],
    [-dy, -dx],
  ];
}

export function neighbours(board: Board, cell: number): readonly number[] {
  return STEPS.flatMap((step) => cellFrom(board, cell, step) ?? []);
}

/** Whether a cell is rock that touches no open cell but one, so that opening it makes no second way. */
export function canOpen(sketch: Sketch, cell: number | undefined, beside: number): cell is number {
  return (
    cell !== undefined &&
    !sketch.open.has(cell) &&
    neighbours(sketch, cell).every((other) => other === beside || !sketch.open.has(other))
  );
}

/** Cells opened one after the other from an open cell, or undefined if one of them cannot be. */
export function dig(sketch: Sketch, from: number, steps: readonly Step[]): readonly number[] | undefined {
  const dug: number[] = [];
  let dugInto = sketch;
  let at = from;
  for (const step of steps) {
    const next = cellFrom(sketch, at, step);
    if (!canOpen(dugInto, next, at)) return undefined;
    dug.push(next);
    dugInto = withAddition(dugInto, { open: [next] });
    at = next;
  }
  return dug;
}

/** The last index of the way that lies in a straight line with the step into this index. */
export function endOfLine(sketch: Sketch, index: number): number {
  const { way } = sketch;
  const step = stepBetween(sketch, way[index - 1] as number, way[index] as number);
  let last = index;
  while (last + 1 < way.length && cellFrom(sketch, way[last] as number, step) === way[last + 1]) last++;
  return last;
}
