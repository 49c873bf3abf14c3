/**
 * Where all movable things are in all slices that can still matter, each such arrangement once: equal ones have one number,
 * so that states are compared by it.
 */
import { has } from '../has.ts';
import type { Moved, Stretch, Thing, Track, UnseenState } from '../types.ts';
import { AS_BEFORE, thingOf, whereIs } from '../where.ts';
import type { World } from '../where.ts';
import type { Ground } from './ground.ts';

export interface Placement {
  readonly number: number;
  readonly world: World;
  /** By slice, the cells of the movable things in their order; filled when asked. */
  readonly cells: (Int32Array | undefined)[];
}

export interface Placements {
  readonly first: Placement;
  get(number: number): Placement;
  /** After things have been moved, with nothing forgotten: for the checks that follow. */
  moved(placement: Placement, moved: readonly Moved[]): World;
  /** The arrangement as it matters from a slice on. */
  from(world: World, slice: number): Placement;
}

export function createPlacements(ground: Ground): Placements {
  const { level, movables, world: start } = ground;
  const numbers = new Map<string, Placement>();
  const all: Placement[] = [];

  const keyOf = (tracks: UnseenState['tracks'], number: number): string =>
    (tracks[number >> 6]?.[number & 63] ?? []).join(',');
  const intern = (given: UnseenState['tracks']): Placement => {
    const tracks = inOrder(given);
    const key = movables.map((number) => keyOf(tracks, number)).join(';');
    let found = numbers.get(key);
    if (found === undefined) {
      found = { number: all.length, world: { level, tracks, cells: start.cells }, cells: [] };
      numbers.set(key, found);
      all.push(found);
    }
    return found;
  };
  /** Like things may change places: the one with the lower number takes the track that is first by its text. */
  const groups = ground.hasRifts ? [] : likeThings(ground);
  const inOrder = (tracks: UnseenState['tracks']): UnseenState['tracks'] =>
    change(
      tracks,
      groups.flatMap((group) => {
        const keys = group.map((thing) => keyOf(tracks, thing));
        if (keys.every((key, index) => index === 0 || (keys[index - 1] as string) <= key)) return [];
        const sorted = group
          .map((thing, index) => ({ key: keys[index] as string, track: tracks[thing >> 6]?.[thing & 63] as Track }))
          .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
        return group.map((thing, index) => ({ thing, track: (sorted[index] as (typeof sorted)[number]).track }));
      }),
    );
  const change = (tracks: UnseenState['tracks'], changes: readonly Change[]): UnseenState['tracks'] => {
    if (changes.length === 0) return tracks;
    const copy = tracks.map((district) => district.slice());
    for (const { thing, track } of changes) (copy[thing >> 6] as (Track | null)[])[thing & 63] = track;
    return copy;
  };
  const home = movables.map((thing): Change => {
    const moved = thingOf(start, thing);
    // One that is put back where it always stood is as if it had never been moved.
    const stretch: Stretch = isSteady(ground, moved) ? [0, ...moved.at] : [0, AS_BEFORE, AS_BEFORE];
    return { thing, track: [stretch] };
  });

  return {
    first: intern(change(start.tracks, home)),
    get: (number) => all[number] as Placement,
    moved: ({ world }, moved) => ({ ...world, tracks: change(world.tracks, moved) }),
    from: ({ tracks }, slice) =>
      intern(
        change(
          tracks,
          movables.flatMap((thing): Change[] => {
            const track = tracks[thing >> 6]?.[thing & 63] as Track;
            const cut = cutBefore(track, slice);
            return cut === track ? [] : [{ thing, track: cut }];
          }),
        ),
      ),
  };
}

/** Whether the level puts it into one cell for all time. */
function isSteady({ level }: Ground, thing: Thing): boolean {
  return thing.from === 0 && thing.until >= level.depth - 1 && !has(thing, 'Patrol');
}

/** Movable things that differ in nothing but id and place, and stand in a row in the order of ids. */
function likeThings(ground: Ground): readonly (readonly number[])[] {
  const groups: number[][] = [];
  ground.movables.forEach((number, index) => {
    const thing = thingOf(ground.world, number);
    const before = ground.movables[index - 1];
    const other = before === undefined ? undefined : thingOf(ground.world, before);
    const isLike = [thing, other].every(
      (one) =>
        one !== undefined &&
        isSteady(ground, one) &&
        one.components === thing.components &&
        one.rift === null &&
        one.vision === null,
    );
    if (isLike) (groups.at(-1) as number[]).push(number);
    else groups.push([number]);
  });
  return groups.filter(({ length }) => length > 1);
}

type Change = Pick<Moved, 'thing' | 'track'>;

/** Forgets all stretches but the last of those that begin no later than the slice. */
function cutBefore(track: Track, slice: number): Track {
  let first = track.length - 1;
  while (first > 0 && (track[first] as Stretch)[0] > slice) first--;
  if (first === 0) return track;
  const [, x, y] = track[first] as Stretch;
  return [[0, x, y], ...track.slice(first + 1)];
}

export function cellsAt(placement: Placement, ground: Ground, t: number): Int32Array {
  const known = placement.cells[t];
  if (known !== undefined) return known;
  const cells = Int32Array.from(ground.movables, (number) => whereIs(placement.world, number, t));
  placement.cells[t] = cells;
  return cells;
}
