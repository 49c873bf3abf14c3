/** Lines of sight: exact, symmetric, integers only (RULES.md, "Being seen"). */
import { has } from './has.ts';
import type { Direction, Vision } from './types.ts';
import { candidatesAt, cellNumber, NOWHERE, thingOf, whereIs } from './where.ts';
import type { World } from './where.ts';

/** The cells between two others, in order from the first; neither end is among them. */
export function cellsBetween(x0: number, y0: number, x1: number, y1: number): (readonly [number, number])[] {
  const dx = Math.abs(x1 - x0);
  const dy = Math.abs(y1 - y0);
  const stepX = Math.sign(x1 - x0);
  const stepY = Math.sign(y1 - y0);
  const cells: (readonly [number, number])[] = [];
  let i = 0;
  let j = 0;
  while (i < dx || j < dy) {
    const side = (2 * i + 1) * dy - (2 * j + 1) * dx;
    if (side <= 0) i++;
    if (side >= 0) j++;
    if (i < dx || j < dy) cells.push([x0 + i * stepX, y0 + j * stepY]);
  }
  return cells;
}

/** Whether nothing that blocks vision lies between, in the slice of the one who looks. */
export function inSight(world: World, x0: number, y0: number, x1: number, y1: number, t: number): boolean {
  return cellsBetween(x0, y0, x1, y1).every(([x, y]) => {
    const cell = cellNumber(world.level, x, y);
    return candidatesAt(world, cell).every(
      (number) => !has(thingOf(world, number), 'BlocksVision') || whereIs(world, number, t) !== cell,
    );
  });
}

/** Whether one who can see, wherever it is in a slice, sees a cell that is no further away than its reach. */
export function looksAt(world: World, watcher: number, x: number, y: number, t: number, reach: number): boolean {
  const cell = whereIs(world, watcher, t);
  if (cell === NOWHERE) return false;
  const x0 = cell % world.level.width;
  const y0 = (cell - x0) / world.level.width;
  if (Math.abs(x - x0) + Math.abs(y - y0) > reach) return false;
  const { vision } = thingOf(world, watcher);
  return inField(vision as Vision, x - x0, y - y0) && inSight(world, x0, y0, x, y, t);
}

/** How far one sees what was so many slices before. */
export function reachOf({ level }: Pick<World, 'level'>, watcher: number, age: number): number {
  const { model, radius } = level.rules.detection;
  if (model !== 'lightCone') return radius;
  const { lightSpeed } = thingOf({ level }, watcher).vision as Vision;
  return Math.min(radius, lightSpeed * age);
}

export const STEP: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  north: [0, -1],
  south: [0, 1],
  east: [1, 0],
  west: [-1, 0],
};

/** Whether a place so far away lies within the field of view, by half planes. */
export function inField({ facing, fov }: Vision, dx: number, dy: number): boolean {
  if (facing === null || fov === null || fov >= 360) return true;
  const [fx, fy] = STEP[facing];
  const along = dx * fx + dy * fy;
  const across = Math.abs(dx * fy - dy * fx);
  if (dx === 0 && dy === 0) return true;
  if (fov <= 90) return along > 0 && across <= along;
  return fov <= 180 ? along >= 0 : along >= -across;
}
