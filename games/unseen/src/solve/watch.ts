/**
 * Who will have seen the player, as the search keeps it. If nothing that can be moved looks or hides, being at a point is
 * seen at times that never change, and those fatal times are all that matters of it. Otherwise the points are kept that
 * may be seen, and who sees them is asked again after every action.
 */
import { has } from '../has.ts';
import { watchersOf } from '../level-index.ts';
import { looksAt, reachOf } from '../sight.ts';
import type { Track } from '../types.ts';
import { NOWHERE, thingOf } from '../where.ts';
import type { World } from '../where.ts';
import { withTracks } from './districts.ts';
import type { Ground } from './ground.ts';

export interface Watch {
  readonly kind: 'none' | 'fixed' | 'changing';
  /** Only the newest self of a slice can be seen: it hides the ones before it. */
  readonly newest: boolean;
  readonly explored: boolean;
  readonly delay: number;
  /** The times at which a point is seen; for a changing watch, may be. */
  times(point: number): readonly number[];
  /** Whether a point is seen at a time in a world. */
  sees(world: World, point: number, te: number): boolean;
  /** How much memory is taken by the times that were asked for, about. */
  readonly bytes: number;
}

const NONE: readonly number[] = [];

export function watchOf(ground: Ground): Watch {
  const { level, plane, movables, world } = ground;
  const { width, depth } = level;
  const { model, delay, selves, scope } = level.rules.detection;
  const watchers = watchersOf(level);
  const isOn = model !== 'off' && watchers.length > 0 && level.rules.priority.includes('detected');
  const mayWatch = movables.some((number) => watchers.includes(number));
  const mayHide = movables.some((number) => has(thingOf(world, number), 'BlocksVision'));
  const away = movables.map((): Track => [[0, NOWHERE, NOWHERE]]);
  const without: World = { ...world, tracks: withTracks(world.tracks, movables, away) };

  const sees = (seen: World, point: number, te: number): boolean => {
    const cell = point % plane;
    const x = cell % width;
    const y = (cell - x) / width;
    const age = te - (point - cell) / plane;
    return watchers.some((number) => looksAt(seen, number, x, y, te, reachOf(seen, number, age)));
  };
  const known: (readonly number[] | undefined)[] = [];
  let bytes = 0;
  const times = (point: number): readonly number[] => {
    if (!isOn) return NONE;
    const before = known[point];
    if (before !== undefined) return before;
    const t = Math.floor(point / plane);
    const asked: number[] = [];
    if (model === 'lightCone') for (let te = t + 1; te < depth; te++) asked.push(te);
    else if (t + delay < depth) asked.push(t + delay);
    const found = asked.filter((te) => mayWatch || sees(without, point, te));
    const answer = found.length === 0 ? NONE : found;
    known[point] = answer;
    bytes += LIST + answer.length * 8;
    return answer;
  };
  return {
    kind: !isOn ? 'none' : mayWatch || mayHide ? 'changing' : 'fixed',
    newest: model === 'discreteDelay' && selves === 'newest',
    explored: scope === 'explored',
    delay,
    times,
    sees,
    get bytes() {
      return bytes;
    },
  };
}

/** Bytes that a list takes if it is empty, with its place among the points. */
const LIST = 50;
