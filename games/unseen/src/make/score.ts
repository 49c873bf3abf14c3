/**
 * How hard a level is, in points, and which points are easy, medium and hard on a board.
 *
 * A point for every action of the solution, 8 for everything that it needs, 3 for every kind of action in it beside
 * walking, 2 for each doubling of the states that the solver had to look at for one action of the solution, and one for
 * every two blind alleys. A large board is walked longer than a small one, so where medium and hard begin hangs on the size.
 */
import type { Action } from '../types.ts';
import type { Difficulty, MakeRequest } from './request.ts';
import { neighbours } from './sketch.ts';
import type { Sketch } from './sketch.ts';

export interface Scored {
  readonly sketch: Sketch;
  readonly solution: readonly Action[];
  readonly needs: readonly string[];
  readonly nodes: number;
}

export function scoreOf({ sketch, solution, needs, nodes }: Scored): number {
  const kinds = new Set(solution.map(({ kind }) => kind).filter((kind) => kind !== 'move'));
  const perAction = Math.floor(nodes / solution.length);
  const doublings = 31 - Math.clz32(Math.max(1, perAction));
  return solution.length + 8 * needs.length + 3 * kinds.size + 2 * doublings + Math.floor(blindAlleys(sketch) / 2);
}

/** Open cells with one open neighbour, but for start and exit. */
function blindAlleys(sketch: Sketch): number {
  const { open, way } = sketch;
  const isBlind = (cell: number): boolean => neighbours(sketch, cell).filter((other) => open.has(other)).length === 1;
  return [...open].filter((cell) => cell !== way[0] && cell !== way.at(-1) && isBlind(cell)).length;
}

/** The points of a band, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

export function bandOf(difficulty: Difficulty, { width, height, depth }: Board): Band {
  const room = Math.min(depth, Math.floor((width * height) / 3));
  const medium = 19 + Math.floor(room / 2);
  const hard = 24 + Math.floor((room * 7) / 8);
  switch (difficulty) {
    case 'easy':
      return { from: 0, to: medium - 1 };
    case 'medium':
      return { from: medium, to: hard - 1 };
    case 'hard':
      return { from: hard, to: Infinity };
  }
}

type Board = Pick<MakeRequest, 'width' | 'height' | 'depth'>;
