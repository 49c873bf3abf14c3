/**
 * What is asked of a level at every action, worked out once and remembered with its identity: a level never changes, and all
 * states of a game share it.
 */
import { has } from './has.ts';
import type { Level } from './types.ts';

interface LevelIndex {
  readonly watchers: readonly number[];
  readonly waysBack: readonly number[];
  /** By cell; filled when asked. */
  readonly near: (readonly number[] | undefined)[];
}

const KNOWN = new WeakMap<Level, LevelIndex>();

function indexOf(level: Level): LevelIndex {
  let known = KNOWN.get(level);
  if (known === undefined) {
    const { things } = level;
    known = {
      watchers: things.flatMap((thing, number) => (has(thing, 'VisionCone') ? [number] : [])),
      waysBack: things.flatMap(({ rift }, number) => (rift?.bidirectional === true ? [number] : [])),
      near: [],
    };
    KNOWN.set(level, known);
  }
  return known;
}

/** The numbers of those who can see, in the order of ids. */
export function watchersOf(level: Level): readonly number[] {
  return indexOf(level).watchers;
}

/** Those whom the level puts near enough, at some time, to see as far as a cell. One that was moved may be elsewhere. */
export function watchersNear(level: Level, x: number, y: number): readonly number[] {
  const { watchers, near } = indexOf(level);
  const { radius } = level.rules.detection;
  return (near[y * level.width + x] ??= watchers.filter((number) => {
    const { at, path } = level.things[number] as Level['things'][number];
    return [at, ...path].some(([cx, cy]) => Math.abs(cx - x) + Math.abs(cy - y) <= radius);
  }));
}

/** The numbers of rifts that lead back, too, in the order of ids. */
export function waysBackOf(level: Level): readonly number[] {
  return indexOf(level).waysBack;
}
