/**
 * One search for the shortest way to an exit that minds self-intersection only at the points it is told to look out for.
 * The head of `solve.ts` says why that is enough, and why what is merged and pruned here may be.
 */
import { ACTIONS } from '../actions.ts';
import { has } from '../has.ts';
import { isStop, planOf } from '../plan.ts';
import { STEP } from '../sight.ts';
import { DIRECTIONS } from '../types.ts';
import type { Action, Moved, Point, UnseenState } from '../types.ts';
import { blocksMovement, thingOf } from '../where.ts';
import type { Estimate } from './estimate.ts';
import { NEVER, UNREACHABLE } from './ground.ts';
import type { Ground } from './ground.ts';
import { createMemories, withAll } from './memory.ts';
import type { Memory } from './memory.ts';
import { Placements } from './placement.ts';
import { AT, BY, HIGHEST, MARK, PARENT, PLACED, REMEMBERED, States, TURN } from './states.ts';
import type { Watch } from './watch.ts';

export type Found =
  | { readonly kind: 'found'; readonly actions: readonly Action[]; readonly points: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'stopped'; readonly limit: Limit };

/** What a search may not use up. */
export type Limit = 'nodes' | 'memory';

/**
 * `spend` is called for every state that is expanded, with the bound and the bytes of memory that are taken by then; a limit
 * that was reached stops the search.
 */
export function search(
  ground: Ground,
  watch: Watch,
  estimateAt: Estimate,
  lookedFor: ReadonlySet<number>,
  spend: (bound: number, bytes: number) => Limit | undefined,
): Found {
  const { level, plane, points, movables, blocked, exits, rifts, reentry } = ground;
  const { width, height, depth, rules } = level;
  const { priority } = rules;
  const minds = rules.paradox !== 'off' && priority.includes('paradox');
  // With no rift the highest slice is the player's own; else it is part of the state where detection asks for it.
  const keepsHighest = ground.hasRifts && watch.kind !== 'none' && watch.explored;
  const things = movables.map((number) => thingOf(ground.world, number));
  const isNow = things.map(
    (thing) => (has(thing, 'Pushable') ? PUSHABLE_NOW : 0) | (has(thing, 'Pullable') ? PULLABLE_NOW : 0),
  );
  const isNext = things.map((thing) => (blocksMovement(level, thing) ? BLOCKS_NEXT : 0));
  const isExit = things.map((thing) => has(thing, 'Exit'));
  const movesExit = isExit.includes(true);

  const placements = new Placements(ground);
  const memories = createMemories();
  const states = new States();
  const buckets: number[][] = [];
  let bound = 0;
  /** By cell, what movable things there are in the slice at hand and in the next one; cleared after use. */
  const around = new Uint8Array(plane);

  const file = (state: number, estimate: number): void => {
    const total = states.get(state, TURN) + estimate;
    while (buckets.length <= total) buckets.push([]);
    (buckets[total] as number[]).push(state);
  };

  /** What is remembered after coming to a point, as far as it can matter from there on. */
  const arrive = (
    from: number,
    action: number,
    point: number,
    before: number,
    memory: Memory,
    moved: readonly Moved[],
  ): void => {
    const t = Math.floor(point / plane);
    const top = keepsHighest ? Math.max(states.get(from, HIGHEST), t) : 0;
    const reached = keepsHighest ? top : t;
    const back = reentry[t] as number;
    const changes = moved.length > 0 || back !== reentry[Math.floor(states.get(from, AT) / plane)];
    if (changes || movesExit || watch.kind === 'changing') placements.take(before, moved);
    let { fatal, suspects, anchors, visited } = memory;
    for (const { thing, to } of minds ? moved : [])
      anchors = withAll(anchors, [thing * points + t * plane + to[1] * width + to[0]]);
    if (watch.kind === 'fixed') {
      const hidden = watch.newest && fatal.includes(t + watch.delay);
      fatal = withAll(hidden ? fatal.filter((te) => te !== t + watch.delay) : fatal, watch.times(point));
    } else if (watch.kind === 'changing') {
      const left = watch.newest ? suspects.filter((other) => Math.floor(other / plane) !== t) : suspects;
      suspects = watch.times(point).length === 0 ? left : withAll(left, [point]);
    }
    for (const check of priority)
      if (check === 'won') {
        const cell = point % plane;
        const isOnExit =
          exits[point] === 1 ||
          (movesExit && movables.some((number, index) => isExit[index] && placements.cellInHand(number, t) === cell));
        if (!isOnExit) continue;
        const state = states.add(point, before, memory.number, top, from, action);
        states.mark(state, 2);
        file(state, 0);
        return;
      } else if (check === 'detected') {
        if (fatal.some((te) => (watch.explored ? te <= reached : te === t))) return;
        if (suspects.length > 0 && isSeen(suspects, t, reached)) return;
      } else if (minds && moved.length > 0) {
        if (anchors.some((anchor) => isBroken(anchor, t))) return;
      }
    const estimate = estimateAt(point, fatal);
    if (estimate === UNREACHABLE) return;

    const place = changes ? placements.number(Math.min(t, back)) : before;
    const next = Math.min(t + 1, back);
    if (fatal.length > 0) {
      if (!watch.explored) fatal = fatal.filter((te) => te >= next);
      // The first decides where time only goes forward, through every slice or with every slice counting, or where old
      // selves are never hidden and every slice counts. Of selves that may yet be hidden, all are kept.
      if ((watch.explored ? back > t : back === NEVER) || (watch.explored && !watch.newest)) {
        const hides = watch.newest ? t + watch.delay : Infinity;
        const sure = fatal.findIndex((te) => te <= hides);
        fatal = fatal.filter((te, index) => index === sure || te > hides);
      }
    }
    if (suspects.length > 0) suspects = suspects.filter((seen) => watch.times(seen).some((te) => te >= next));
    if (anchors.length > 0) anchors = anchors.filter((anchor) => Math.floor((anchor % points) / plane) >= next);
    if (lookedFor.has(point)) visited = withAll(visited, [point]);
    if (visited.length > 0) visited = visited.filter((seen) => Math.floor(seen / plane) >= next);
    const { number } = memories.intern({ fatal, suspects, anchors, visited });
    enter(from, action, point, place, number, top, estimate);
  };

  /** Whether an anchor that is looked at from a slice on does not hold in the arrangement in hand. */
  const isBroken = (anchor: number, from: number): boolean => {
    const where = anchor % points;
    const when = Math.floor(where / plane);
    return when >= from && placements.cellInHand(Math.floor(anchor / points), when) !== where % plane;
  };

  /** In the arrangement in hand. */
  const isSeen = (suspects: readonly number[], t: number, reached: number): boolean => {
    const world = placements.worldInHand();
    return suspects.some((seen) =>
      watch.times(seen).some((te) => (watch.explored ? te <= reached : te === t) && watch.sees(world, seen, te)),
    );
  };

  const enter = (
    from: number,
    action: number,
    point: number,
    place: number,
    memory: number,
    top: number,
    estimate: number,
  ): void => {
    const known = states.find(point, place, memory, top);
    if (known >= 0) {
      if (states.get(known, TURN) <= states.get(from, TURN) + 1) return;
      states.mark(known, 1);
    }
    const state = states.add(point, place, memory, top, from, action);
    states.enter(state);
    file(state, estimate);
  };

  /** Coming to a point without moving anything, where there is nothing to remember of it. */
  const isPlain = (from: number, point: number, memory: Memory): boolean =>
    (watch.kind === 'none' ||
      (watch.kind === 'fixed' && memory.fatal.length === 0 && watch.times(point).length === 0)) &&
    exits[point] === 0 &&
    !movesExit &&
    memory.visited.length === 0 &&
    !lookedFor.has(point) &&
    reentry[Math.floor(point / plane)] === reentry[Math.floor(from / plane)];

  const go = (state: number, action: number, point: number, place: number, memory: Memory): void => {
    if (!isPlain(states.get(state, AT), point, memory)) return arrive(state, action, point, place, memory, []);
    const estimate = estimateAt(point, memory.fatal);
    if (estimate === UNREACHABLE) return;
    const top = keepsHighest ? Math.max(states.get(state, HIGHEST), Math.floor(point / plane)) : 0;
    enter(state, action, point, place, memory.number, top, estimate);
  };

  const pointOf = (number: number): Point => {
    const cell = number % plane;
    return [cell % width, Math.floor(cell / width), Math.floor(number / plane)];
  };

  const plan = (state: number, action: number, place: number, memory: Memory): void => {
    const asked: UnseenState = {
      ...placements.worldOf(place),
      worldLine: [...memory.visited.map(pointOf), pointOf(states.get(state, AT))],
      history: [],
      anchors: [],
      phase: 'playing',
    };
    const answer = planOf(asked, ACTIONS[action] as Action);
    if (isStop(answer)) return;
    const [x, y, t] = answer.to;
    arrive(state, action, t * plane + y * width + x, place, memory, answer.moved);
  };

  /** Whether a push from a cell is surely refused: what nothing can move stands where the player or a thing would go. */
  const isHopeless = (cell: number, step: number, room: number, t: number): boolean => {
    const next = (t + 1) * plane;
    let target = cell + step;
    if (blocked[next + target] === 1) return true;
    for (let left = room; ((around[target] as number) & PUSHABLE_NOW) !== 0; target += step)
      if (--left === 0 || blocked[next + target + step] === 1) return true;
    return false;
  };

  const expand = (state: number): void => {
    const point = states.get(state, AT);
    const place = states.get(state, PLACED);
    const memory = memories.get(states.get(state, REMEMBERED));
    const cell = point % plane;
    const t = (point - cell) / plane;
    if (rifts[point] === 1) plan(state, RIFT, place, memory);
    if (t + 1 >= depth) return;
    for (let i = 0; i < things.length; i++) {
      const now = placements.cellAt(place, i, t);
      const next = placements.cellAt(place, i, t + 1);
      if (now >= 0) around[now] = (around[now] as number) | (isNow[i] as number);
      if (next >= 0) around[next] = (around[next] as number) | (isNext[i] as number);
    }
    const x = cell % width;
    const y = (cell - x) / width;
    for (let d = 0; d < 4; d++) {
      const [dx, dy] = STEPS[d] as readonly [number, number];
      // How many cells there are ahead, and behind.
      const ahead = dx > 0 ? width - 1 - x : dx < 0 ? x : dy > 0 ? height - 1 - y : y;
      const behind = dx > 0 ? x : dx < 0 ? width - 1 - x : dy > 0 ? y : height - 1 - y;
      if (ahead === 0) continue;
      const by = dy * width + dx;
      step(state, MOVE + d, point + plane + by, cell + by, place, memory);
      if (((around[cell + by] as number) & PUSHABLE_NOW) !== 0 && !isHopeless(cell, by, ahead, t))
        plan(state, PUSH + d, place, memory);
      if (behind > 0 && ((around[cell - by] as number) & PULLABLE_NOW) !== 0) plan(state, PULL + d, place, memory);
    }
    // What comes last is looked at first: of ways that are as short, one that waits is taken.
    step(state, WAIT, point + plane, cell, place, memory);
    for (let i = 0; i < things.length; i++) {
      const now = placements.cellAt(place, i, t);
      const next = placements.cellAt(place, i, t + 1);
      if (now >= 0) around[now] = 0;
      if (next >= 0) around[next] = 0;
    }
  };

  const step = (state: number, action: number, to: number, cell: number, place: number, memory: Memory): void => {
    if (blocked[to] === 1 || ((around[cell] as number) & BLOCKS_NEXT) !== 0 || memory.visited.includes(to)) return;
    go(state, action, to, place, memory);
  };

  const [sx, sy, st] = level.start;
  const start = st * plane + sy * width + sx;
  const first = memories.intern({
    fatal: watch.kind === 'fixed' ? watch.times(start) : [],
    suspects: watch.kind === 'changing' && watch.times(start).length > 0 ? [start] : [],
    anchors: [],
    visited: lookedFor.has(start) ? [start] : [],
  });
  const estimate = estimateAt(start, first.fatal);
  if (!priority.includes('won') || estimate === UNREACHABLE) return { kind: 'none' };
  enter(-1, -1, start, placements.first, first.number, keepsHighest ? st : 0, estimate);

  for (; bound < buckets.length; bound++) {
    const bucket = buckets[bound] as number[];
    for (let state = bucket.pop(); state !== undefined; state = bucket.pop()) {
      const mark = states.get(state, MARK);
      if (mark === 1) continue;
      if (mark === 2) {
        const found: { actions: Action[]; points: number[] } = { actions: [], points: [] };
        for (let one = state; one >= 0; one = states.get(one, PARENT)) {
          found.points.unshift(states.get(one, AT));
          if (one > 0) found.actions.unshift(ACTIONS[states.get(one, BY)] as Action);
        }
        return { kind: 'found', ...found };
      }
      const limit = spend(bound, states.bytes + placements.bytes + memories.bytes + watch.bytes);
      if (limit !== undefined) return { kind: 'stopped', limit };
      expand(state);
    }
    buckets[bound] = [];
  }
  return { kind: 'none' };
}

/** What movable things there are in a cell, as bits. */
const PUSHABLE_NOW = 1;
const PULLABLE_NOW = 2;
const BLOCKS_NEXT = 4;
/** Actions by their number among all of them; of those with a direction, the first. */
const WAIT = 0;
const RIFT = 1;
const MOVE = 2;
const PUSH = 6;
const PULL = 10;
const STEPS = DIRECTIONS.map((dir) => STEP[dir]);
