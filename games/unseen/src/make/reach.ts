/**
 * Where the player can come if nothing that can be pushed is there and no world line hinders, by walking, waiting and
 * rifts. That is a wider game than the real one: the first time at which a self would be seen is kept while the player
 * walks, and a rift forgets it. So what is out of reach here is so under the rules, too: a level that cannot be won here
 * without waiting needs a wait. It is for what made levels have: detection by a delay, and rifts that lead one way.
 */
import { has } from '../has.ts';
import { startLevel } from '../start.ts';
import type { Level } from '../types.ts';
import { isWatched } from '../watched.ts';
import { blockerAt, cellNumber, inBounds, thingOf, thingsAt } from '../where.ts';
import { STEPS } from './sketch.ts';
import type { Step } from './sketch.ts';

export interface Reach {
  /** Whether an exit can be reached. */
  readonly wins: boolean;
  /** The first slice in which a cell can be entered, by cell; undefined for never. */
  readonly earliest: readonly (number | undefined)[];
}

const STEPS_AND_WAIT: readonly Step[] = [...STEPS, [0, 0]];
const UNSEEN = 1;
const SEEN = 2;

export function reach(level: Level, { waits }: { readonly waits: boolean }): Reach {
  const { width, height, depth, rules } = level;
  const { delay } = rules.detection;
  const world = startLevel(level);
  const plane = width * height;
  const boxes = level.things.flatMap((thing, number) => (has(thing, 'Pushable') ? [number] : []));
  // Whether who is there will have been seen, by point; 0 as long as nobody asked.
  const sightings = new Uint8Array(plane * depth);
  const isSeen = (x: number, y: number, t: number): boolean => {
    if (t + delay >= depth) return false;
    const point = t * plane + cellNumber(level, x, y);
    if (sightings[point] === 0) sightings[point] = isWatched(world, x, y, t + delay) ? SEEN : UNSEEN;
    return sightings[point] === SEEN;
  };
  const wonFirst = rules.priority.indexOf('won') < rules.priority.indexOf('detected');
  const steps = waits ? STEPS_AND_WAIT : STEPS;

  // A state is a point and in how many slices the player will have been seen; 0 for never.
  const known = new Uint8Array(plane * depth * (delay + 1));
  const queue: number[] = [];
  const earliest: (number | undefined)[] = [];
  let wins = false;
  /** `due` is the slice of the first sighting that waits for the player. */
  const come = (x: number, y: number, t: number, due: number): void => {
    const cell = cellNumber(level, x, y);
    const isExit = thingsAt(world, x, y, t).some((number) => has(thingOf(world, number), 'Exit'));
    if (isExit && (wonFirst || t < due)) wins = true;
    if (t >= due) return;
    earliest[cell] = Math.min(earliest[cell] ?? depth, t);
    const next = isSeen(x, y, t) ? Math.min(due, t + delay) : due;
    const state = (t * plane + cell) * (delay + 1) + (next === Infinity ? 0 : next - t);
    if (known[state] === 1) return;
    known[state] = 1;
    queue.push(state);
  };
  const [sx, sy, st] = level.start;
  come(sx, sy, st, Infinity);
  for (const state of queue) {
    const left = state % (delay + 1);
    const point = (state - left) / (delay + 1);
    const cell = point % plane;
    const t = (point - cell) / plane;
    const x = cell % width;
    const y = (cell - x) / width;
    for (const [dx, dy] of steps)
      if (t + 1 < depth && inBounds(level, x + dx, y + dy) && blockerAt(world, x + dx, y + dy, t + 1, boxes) < 0)
        come(x + dx, y + dy, t + 1, left === 0 ? Infinity : t + left);
    for (const number of thingsAt(world, x, y, t)) {
      const { rift } = thingOf(world, number);
      if (rift !== null) come(...rift.to, Infinity);
    }
  }
  return { wins, earliest };
}
