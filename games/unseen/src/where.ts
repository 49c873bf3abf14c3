/**
 * Where things are when. The world is not kept slice by slice: a thing stands where the level puts it, or on the stretch of
 * its track that covers the slice, and a slice is a question. The index by cell holds every thing that is there in some
 * slice, so a question about a cell looks at a few things, however many there are.
 */
import { has } from './has.ts';
import { patrolCell } from './patrol.ts';
import type { Level, Stretch, Thing, Track, UnseenState } from './types.ts';

export const DISTRICT = 64;
export const NOWHERE = -1;
/** In a stretch: where the level puts it. */
export const AS_BEFORE = -2;

/** What questions look at; a plan may look at a changed copy. */
export type World = Pick<UnseenState, 'level' | 'tracks' | 'cells'>;

export function thingOf({ level }: Pick<World, 'level'>, number: number): Thing {
  return level.things[number] as Thing;
}

export function trackOf({ tracks }: Pick<World, 'tracks'>, number: number): Track | null {
  return tracks[number >> 6]?.[number & 63] ?? null;
}

export function cellNumber({ width }: Pick<Level, 'width'>, x: number, y: number): number {
  return y * width + x;
}

/** The number of the cell in which a thing is, -1 for none. */
export function whereIs(world: World, number: number, t: number): number {
  return cellOn(world, number, trackOf(world, number), t);
}

/** The same if it had this track. */
export function cellOn(world: Pick<World, 'level'>, number: number, track: Track | null, t: number): number {
  const stretch = stretchAt(track, t);
  if (stretch === undefined || stretch[1] === AS_BEFORE) return homeCell(world.level, thingOf(world, number), t);
  return stretch[1] === NOWHERE ? NOWHERE : cellNumber(world.level, stretch[1], stretch[2]);
}

function stretchAt(track: Track | null, t: number): Stretch | undefined {
  if (track === null) return undefined;
  for (let i = track.length - 1; i >= 0; i--) if ((track[i] as Stretch)[0] <= t) return track[i];
  return undefined;
}

/** Where the level puts it, in the slices that the level gives it; a thing that was moved stays to the end of time. */
function homeCell(level: Level, thing: Thing, t: number): number {
  if (t < thing.from || t > thing.until) return NOWHERE;
  const [x, y] = has(thing, 'Patrol') ? patrolCell(thing, t, level.rules.patrolEnd) : thing.at;
  return cellNumber(level, x, y);
}

/** The things that may be in a cell, by number. */
export function candidatesAt({ cells }: Pick<World, 'cells'>, cell: number): readonly number[] {
  return cells[cell >> 6]?.[cell & 63] ?? NONE;
}

const NONE: readonly number[] = [];

/** The things in a cell of a slice, in the order of their ids. */
export function thingsAt(world: World, x: number, y: number, t: number): readonly number[] {
  const cell = cellNumber(world.level, x, y);
  return candidatesAt(world, cell).filter((number) => whereIs(world, number, t) === cell);
}

export function blocksMovement({ rules }: Pick<Level, 'rules'>, thing: Thing): boolean {
  return has(thing, 'BlocksMovement') || (rules.enemiesBlock && has(thing, 'VisionCone'));
}

/** The first thing in the cell that blocks, leaving some out; -1 for none. */
export function blockerAt(world: World, x: number, y: number, t: number, except: readonly number[] = NONE): number {
  const cell = cellNumber(world.level, x, y);
  for (const number of candidatesAt(world, cell))
    if (
      blocksMovement(world.level, thingOf(world, number)) &&
      !except.includes(number) &&
      whereIs(world, number, t) === cell
    )
      return number;
  return -1;
}

export function inBounds({ width, height }: Pick<Level, 'width' | 'height'>, x: number, y: number): boolean {
  return x >= 0 && x < width && y >= 0 && y < height;
}

/** The slices, from one on, in which a thing is in a cell, as intervals. */
export function intervalsIn(world: World, number: number, cell: number, from: number): (readonly [number, number])[] {
  const found: [number, number][] = [];
  const last = world.level.depth - 1;
  for (let t = Math.max(from, thingOf(world, number).from); t <= last;) {
    const end = Math.min(last, steadyUntil(world, number, t));
    if (whereIs(world, number, t) === cell) {
      const before = found.at(-1);
      if (before?.[1] === t - 1) before[1] = end;
      else found.push([t, end]);
    }
    t = end + 1;
  }
  return found;
}

/** The last slice until which a thing surely stays where it is. */
function steadyUntil(world: World, number: number, t: number): number {
  const thing = thingOf(world, number);
  const track = trackOf(world, number);
  const next = track?.find(([start]) => start > t)?.[0] ?? world.level.depth;
  const stretch = stretchAt(track, t);
  const isHome = stretch === undefined || stretch[1] === AS_BEFORE;
  if (!isHome || t > thing.until) return next - 1;
  return has(thing, 'Patrol') && thing.path.length > 1 ? t : Math.min(next - 1, thing.until);
}
