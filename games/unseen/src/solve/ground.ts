/**
 * What no action can change, worked out once for a search: which points are always blocked, where exits and rifts are, and
 * into which slices a player can still come back.
 */
import { has } from '../has.ts';
import { startLevel } from '../start.ts';
import type { Level, Point, Thing } from '../types.ts';
import { blocksMovement, inBounds, NOWHERE, whereIs } from '../where.ts';
import type { World } from '../where.ts';

export interface Ground {
  readonly level: Level;
  /** Cells in a slice, and points in all. A point's number is `t * plane + cell`. */
  readonly plane: number;
  readonly points: number;
  /** The things that can be pushed or pulled, by number; nothing else ever gets a track. */
  readonly movables: readonly number[];
  /** As the level begins. */
  readonly world: World;
  readonly blocked: Uint8Array;
  readonly exits: Uint8Array;
  /** Where a rift may work. */
  readonly rifts: Uint8Array;
  /** The points to which rifts lead that cannot be moved, by the point where they are. */
  readonly jumps: ReadonlyMap<number, readonly number[]>;
  /** Neither an exit nor a rift can be moved. */
  readonly isSure: boolean;
  /** By slice: the earliest slice into which a rift can still lead from there on; NEVER for no rift at all. */
  readonly reentry: Int32Array;
  readonly hasRifts: boolean;
}

export const UNREACHABLE = 0x3fffffff;
export const NEVER = 0x3fffffff;

export function groundOf(level: Level): Ground {
  const { width, height, depth, things } = level;
  const plane = width * height;
  const points = plane * depth;
  const canMove = (thing: Thing): boolean => has(thing, 'Pushable') || has(thing, 'Pullable');
  const movables = things.flatMap((thing, number) => (canMove(thing) ? [number] : []));
  const start = startLevel(level);
  const world: World = { level, tracks: start.tracks, cells: start.cells };
  const blocked = new Uint8Array(points);
  const exits = new Uint8Array(points);
  const rifts = new Uint8Array(points);
  const jumps = new Map<number, number[]>();
  const uses: Use[] = [];
  const jump = (from: number, [x, y, t]: Point): void => {
    rifts[from] = 1;
    if (!inBounds(level, x, y) || t < 0 || t >= depth) return;
    const to = t * plane + y * width + x;
    const others = jumps.get(from);
    if (others === undefined) jumps.set(from, [to]);
    else others.push(to);
  };
  things.forEach((thing, number) => {
    const moves = canMove(thing);
    // A thing that was moved stays to the end of time.
    const last = moves ? depth - 1 : Math.min(thing.until, depth - 1);
    for (let t = thing.from; t <= last; t++) {
      const cell = moves ? NOWHERE : whereIs(world, number, t);
      const point = t * plane + cell;
      if (cell !== NOWHERE && blocksMovement(level, thing)) blocked[point] = 1;
      if (cell !== NOWHERE && has(thing, 'Exit')) exits[point] = 1;
      if (thing.rift === null) continue;
      uses.push({ at: t, to: thing.rift.to[2] });
      if (cell !== NOWHERE) jump(point, thing.rift.to);
    }
    if (thing.rift === null) return;
    if (moves) rifts.fill(1);
    const [x, y, t] = thing.rift.to;
    if (!thing.rift.bidirectional || !inBounds(level, x, y) || t < 0 || t >= depth) return;
    uses.push({ at: t, to: t });
    const back = moves ? NOWHERE : whereIs(world, number, t);
    if (back !== NOWHERE) jump(t * plane + y * width + x, [back % width, Math.floor(back / width), t]);
  });
  const isSure = things.every((thing) => !canMove(thing) || (thing.rift === null && !has(thing, 'Exit')));
  return {
    level,
    plane,
    points,
    movables,
    world,
    blocked,
    exits,
    rifts,
    jumps,
    isSure,
    reentry: reentries(depth, uses),
    hasRifts: uses.length > 0,
  };
}

interface Use {
  readonly at: number;
  readonly to: number;
}

/** Where a rift is does not count here, only when: that gives a slice that is early enough. */
function reentries(depth: number, uses: readonly Use[]): Int32Array {
  const best = new Int32Array(depth).fill(NEVER);
  for (const { at, to } of uses) if (to >= 0 && to < depth) best[at] = Math.min(best[at] as number, to);
  for (let t = depth - 2; t >= 0; t--) best[t] = Math.min(best[t] as number, best[t + 1] as number);
  return best.map((_, t) => {
    let earliest = t;
    while ((best[earliest] as number) < earliest) earliest = best[earliest] as number;
    return best[earliest] as number;
  });
}
