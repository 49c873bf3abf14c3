/**
 * How many actions it takes from a point to a win at least: the exact answer of a wider game without the things that can be
 * moved and without a world line, in which only the first fatal time that waits for the player is kept. A jump through a rift
 * forgets that time where it might be left behind or hidden.
 */
import { UNREACHABLE } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Watch } from './watch.ts';

/** By a point and the fatal times of a state there; UNREACHABLE for no way. */
export type Estimate = (point: number, fatal: readonly number[]) => number;

const MOST_ENTRIES = 20_000_000;

export function estimateOf(ground: Ground, watch: Watch): Estimate {
  const { level, plane, points, blocked, exits, jumps, isSure } = ground;
  const { width, height, depth, rules } = level;
  if (!isSure) return () => 0;
  const looks = watch.kind === 'fixed' && points * (depth + 1) <= MOST_ENTRIES;
  const wonFirst = rules.priority.indexOf('won') < rules.priority.indexOf('detected');
  const keepsTime = watch.explored && !watch.newest;
  // Layer by layer for each fatal time; the last is for none.
  const first = looks ? 0 : depth;
  const actions = new Int32Array((depth + 1 - first) * points).fill(UNREACHABLE);
  const fatalAt = Int32Array.from({ length: points }, (_, point) => (looks ? (watch.times(point)[0] ?? depth) : depth));

  /** The rest of the way after coming to a point. */
  const after = (point: number, t: number, limit: number): number => {
    const fatal = Math.min(limit, fatalAt[point] as number);
    if (exits[point] === 1 && (wonFirst || t < fatal)) return 0;
    return t < fatal ? (actions[(fatal - first) * points + point] as number) : UNREACHABLE;
  };
  const walk = (to: number, t: number, limit: number): number =>
    blocked[to] === 0 ? after(to, t, limit) : UNREACHABLE;
  const best = (point: number, limit: number): number => {
    const cell = point % plane;
    const t = (point - cell) / plane;
    const x = cell % width;
    const y = (cell - x) / width;
    let least = UNREACHABLE;
    if (t + 1 < depth) {
      const ahead = point + plane;
      least = walk(ahead, t + 1, limit);
      if (x > 0) least = Math.min(least, walk(ahead - 1, t + 1, limit));
      if (x < width - 1) least = Math.min(least, walk(ahead + 1, t + 1, limit));
      if (y > 0) least = Math.min(least, walk(ahead - width, t + 1, limit));
      if (y < height - 1) least = Math.min(least, walk(ahead + width, t + 1, limit));
    }
    for (const to of jumps.get(point) ?? [])
      if (rules.riftTarget !== 'mustBeFree' || blocked[to] === 0)
        least = Math.min(least, after(to, Math.floor(to / plane), keepsTime ? limit : depth));
    return Math.min(UNREACHABLE, least + 1);
  };
  // Walking leads to later points, which are done before; jumps may lead back, so it goes on until nothing changes.
  for (let changed = true; changed;) {
    changed = false;
    for (let point = points - 1; point >= 0; point--)
      for (let limit = first; limit <= depth; limit++) {
        const entry = (limit - first) * points + point;
        const least = best(point, limit);
        if (least === actions[entry]) continue;
        actions[entry] = least;
        changed = true;
      }
    if (jumps.size === 0) break;
  }

  return (point, fatal) => {
    let limit = depth;
    if (looks && fatal.length > 0) {
      const t = Math.floor(point / plane);
      // A newer self may yet hide one that is seen in a slice to come; a time that is over is no danger if only now counts.
      limit = fatal.find((te) => (!watch.newest || te - watch.delay <= t) && (watch.explored || te > t)) ?? depth;
    }
    return actions[(limit - first) * points + point] as number;
  };
}
