/**
 * A plain search for the fewest actions, for tests of shipped levels: breadth first by cost plus a bound. The bound is the
 * way to an exit if nothing but walls were there, so it never says too much. Two states are the same when their things, the
 * player and the part of the world line that can still matter are: without rifts that is the last few points (all of them
 * for light cones), with rifts it is the whole line.
 */
import { seat } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import { ACTIONS } from '../actions.ts';
import { has } from '../has.ts';
import { isStop, planOf } from '../plan.ts';
import { rules } from '../rules.ts';
import { STEP } from '../sight.ts';
import { startLevel } from '../start.ts';
import type { Action, Level, Point, UnseenState } from '../types.ts';
import { inBounds, thingOf, thingsAt } from '../where.ts';

export interface Found {
  /** Undefined if there is none. */
  readonly actions: readonly Action[] | undefined;
  readonly nodes: number;
}

const PLAYER = seat(0);

/** Without some kinds of actions, or those that are not allowed, to see whether they are needed. Gives up with an error after so many nodes. */
export function leastActions(
  level: Level,
  without: readonly string[] = [],
  most = 20_000,
  allows: (state: UnseenState, action: Action) => boolean = () => true,
): Found {
  const kernel = createKernel(rules, { hash: false });
  const actions = ACTIONS.filter(({ kind }) => !without.includes(kind));
  const rifts = level.things.some(({ rift }) => rift !== null) && !without.includes('useRift');
  const bound = boundsOf(level, rifts);
  const start = startLevel(level);
  const keyOf = keyFor(level, rifts);
  const seen = new Set([keyOf(start)]);
  const open: UnseenState[][] = [];
  const put = (state: UnseenState): void => {
    const left = state.phase === 'won' ? 0 : bound(state.worldLine.at(-1) as Point);
    if (left !== Infinity) (open[state.history.length + left] ??= []).push(state);
  };
  put(start);
  let nodes = 0;
  for (let cost = 0; cost < open.length; cost++)
    for (let state = open[cost]?.pop(); state !== undefined; state = open[cost]?.pop()) {
      if (state.phase === 'won') return { actions: state.history, nodes };
      if (++nodes > most) throw new Error(`no answer after ${most} nodes`);
      for (const action of actions) {
        if (!allows(state, action) || isStop(planOf(state, action))) continue;
        const next = kernel.clone(state);
        kernel.step(next, { ...action, seat: PLAYER });
        if (next.phase !== 'playing' && next.phase !== 'won') continue;
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
        put(next);
      }
    }
  return { actions: undefined, nodes };
}

function keyFor({ rules: { detection }, things }: Level, rifts: boolean): (state: UnseenState) => string {
  const whole = detection.model === 'lightCone' && things.some((thing) => has(thing, 'VisionCone'));
  return ({ worldLine, tracks, anchors, phase }) => {
    const player = worldLine.at(-1) as Point;
    const line = rifts || whole ? worldLine.toSorted((a, b) => a[2] - b[2]) : worldLine.slice(-1 - detection.delay);
    const left = rifts ? anchors.filter(({ thing }) => thing >= 0).map(({ thing, at }) => [thing, ...at].join()) : [];
    return JSON.stringify([phase, player, line, tracks, left.toSorted()]);
  };
}

/** For each point the fewest actions to an exit if only walls were in the way; Infinity for none. */
function boundsOf(level: Level, withRifts: boolean): (point: Point) => number {
  const { width, height, depth } = level;
  const world = startLevel(level);
  const numberOf = ([x, y, t]: Point): number => (t * height + y) * width + x;
  const into: number[][] = Array.from({ length: width * height * depth }, () => []);
  const distance = into.map(() => Infinity);
  const queue: number[] = [];
  for (let t = 0; t < depth; t++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = numberOf([x, y, t]);
        const here = thingsAt(world, x, y, t).map((number) => thingOf(world, number));
        if (here.some((thing) => has(thing, 'Exit'))) {
          distance[from] = 0;
          queue.push(from);
        }
        for (const [dx, dy] of [[0, 0] as const, ...Object.values(STEP)]) {
          if (t + 1 >= depth || !inBounds(level, x + dx, y + dy)) continue;
          const walls = thingsAt(world, x + dx, y + dy, t + 1).map((number) => thingOf(world, number));
          if (walls.some((thing) => has(thing, 'BlocksMovement') && !has(thing, 'Pushable') && !has(thing, 'Patrol')))
            continue;
          into[numberOf([x + dx, y + dy, t + 1])]?.push(from);
        }
        for (const { rift, at } of here) {
          if (rift === null || !withRifts) continue;
          into[numberOf(rift.to)]?.push(from);
          if (rift.bidirectional) into[numberOf([...at, t])]?.push(numberOf(rift.to));
        }
      }
  for (const number of queue)
    for (const from of into[number] ?? [])
      if (distance[from] === Infinity) {
        distance[from] = (distance[number] as number) + 1;
        queue.push(from);
      }
  return (point) => distance[numberOf(point)] as number;
}
