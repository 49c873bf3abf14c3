/**
 * One search for the shortest way to an exit that minds self-intersection only at the points it is told to look out for.
 * The head of `solve.ts` says why that is enough, and why what is merged and pruned here may be.
 */
import { has } from '../has.ts';
import { isStop, planOf } from '../plan.ts';
import { STEP } from '../sight.ts';
import { DIRECTIONS } from '../types.ts';
import type { Action, Moved, Point, UnseenState } from '../types.ts';
import { blocksMovement, thingOf, whereIs } from '../where.ts';
import type { Estimate } from './estimate.ts';
import { NEVER, UNREACHABLE } from './ground.ts';
import type { Ground } from './ground.ts';
import { createMemories, withAll } from './memory.ts';
import type { Memory } from './memory.ts';
import { cellsAt, createPlacements } from './placement.ts';
import type { Placement } from './placement.ts';
import { createTable } from './table.ts';
import type { Watch } from './watch.ts';

export type Found =
  | { readonly kind: 'found'; readonly actions: readonly Action[]; readonly points: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'stopped' };

/** `spend` is called for every state that is expanded, with the bound reached; a false answer stops the search. */
export function search(
  ground: Ground,
  watch: Watch,
  estimateAt: Estimate,
  lookedFor: ReadonlySet<number>,
  spend: (bound: number) => boolean,
): Found {
  const { level, plane, points, movables, blocked, exits, rifts, reentry } = ground;
  const { width, height, depth, rules } = level;
  const { priority } = rules;
  const minds = rules.paradox === 'anchors' && priority.includes('paradox');
  // With no rift the highest slice is the player's own; else it is part of the state where detection asks for it.
  const keepsHighest = ground.hasRifts && watch.kind !== 'none' && watch.explored;
  const things = movables.map((number) => thingOf(ground.world, number));
  const blocks = things.map((thing) => blocksMovement(level, thing));
  const pushable = things.map((thing) => has(thing, 'Pushable'));
  const pullable = things.map((thing) => has(thing, 'Pullable'));
  const isExit = things.map((thing) => has(thing, 'Exit'));
  const movesExit = isExit.includes(true);

  const placements = createPlacements(ground);
  const memories = createMemories();
  const table = createTable();
  // The states, by number. The highest slice is 0 where it is not kept.
  const at: number[] = [];
  const placed: number[] = [];
  const remembered: number[] = [];
  const highest: number[] = [];
  const turn: number[] = [];
  const parent: number[] = [];
  const by: number[] = [];
  /** 1 for a state that was reached again in fewer actions, 2 for a win. */
  const mark: number[] = [];
  const buckets: number[][] = [];
  let bound = 0;

  const file = (state: number, estimate: number): void => {
    const total = (turn[state] as number) + estimate;
    while (buckets.length <= total) buckets.push([]);
    (buckets[total] as number[]).push(state);
  };
  const add = (from: number, action: number, point: number, place: number, memory: number, top: number): number => {
    const state = at.length;
    at.push(point);
    placed.push(place);
    remembered.push(memory);
    highest.push(top);
    turn.push(from < 0 ? 0 : (turn[from] as number) + 1);
    parent.push(from);
    by.push(action);
    mark.push(0);
    return state;
  };

  /** What is remembered after coming to a point, as far as it can matter from there on. */
  const arrive = (
    from: number,
    action: number,
    point: number,
    before: Placement,
    memory: Memory,
    moved: readonly Moved[],
  ): void => {
    const t = Math.floor(point / plane);
    const top = keepsHighest ? Math.max(highest[from] as number, t) : 0;
    const reached = keepsHighest ? top : t;
    const back = reentry[t] as number;
    const world = moved.length === 0 ? before.world : placements.moved(before, moved);
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
        const isHere = (number: number, index: number): boolean =>
          isExit[index] === true && whereIs(world, number, t) === cell;
        if (exits[point] === 0 && !(movesExit && movables.some(isHere))) continue;
        const state = add(from, action, point, before.number, memory.number, top);
        mark[state] = 2;
        file(state, 0);
        return;
      } else if (check === 'detected') {
        const looks = (te: number): boolean => (watch.explored ? te <= reached : te === t);
        if (fatal.some(looks)) return;
        if (suspects.some((seen) => watch.times(seen).some((te) => looks(te) && watch.sees(world, seen, te)))) return;
      } else if (minds && moved.length > 0) {
        const isBroken = anchors.some((anchor) => {
          const where = anchor % points;
          const when = Math.floor(where / plane);
          return when >= t && whereIs(world, Math.floor(anchor / points), when) !== where % plane;
        });
        if (isBroken) return;
      }
    const estimate = estimateAt(point, fatal);
    if (estimate === UNREACHABLE) return;

    let place = before;
    if (moved.length > 0 || back !== reentry[Math.floor((at[from] as number) / plane)])
      place = placements.from(world, Math.min(t, back));
    const next = Math.min(t + 1, back);
    if (fatal.length > 0) {
      if (!watch.explored) fatal = fatal.filter((te) => te >= next);
      // The first decides where time only goes forward, through every slice or with every slice counting, or where old
      // selves are never hidden and every slice counts. Of selves that may yet be hidden, all are kept.
      if ((watch.explored ? back > t : back === NEVER) || (watch.explored && !watch.newest)) {
        const mayHide = (te: number): boolean => watch.newest && te - watch.delay > t;
        const sure = fatal.findIndex((te) => !mayHide(te));
        fatal = fatal.filter((te, index) => index === sure || mayHide(te));
      }
    }
    if (suspects.length > 0) suspects = suspects.filter((seen) => watch.times(seen).some((te) => te >= next));
    if (anchors.length > 0) anchors = anchors.filter((anchor) => Math.floor((anchor % points) / plane) >= next);
    if (lookedFor.has(point)) visited = withAll(visited, [point]);
    if (visited.length > 0) visited = visited.filter((seen) => Math.floor(seen / plane) >= next);
    const { number } = memories.intern({ fatal, suspects, anchors, visited });
    enter(from, action, point, place.number, number, top, estimate);
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
    const known = table.find(point, place, memory, top);
    if (known >= 0) {
      if ((turn[known] as number) <= (turn[from] as number) + 1) return;
      mark[known] = 1;
    }
    const state = add(from, action, point, place, memory, top);
    table.put(point, place, memory, top, state);
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

  const go = (state: number, action: number, point: number, place: Placement, memory: Memory): void => {
    if (!isPlain(at[state] as number, point, memory)) return arrive(state, action, point, place, memory, []);
    const estimate = estimateAt(point, memory.fatal);
    if (estimate === UNREACHABLE) return;
    const top = keepsHighest ? Math.max(highest[state] as number, Math.floor(point / plane)) : 0;
    enter(state, action, point, place.number, memory.number, top, estimate);
  };

  const plan = (state: number, action: number, place: Placement, memory: Memory): void => {
    const pointOf = (number: number): Point => {
      const cell = number % plane;
      return [cell % width, Math.floor(cell / width), Math.floor(number / plane)];
    };
    const asked: UnseenState = {
      ...place.world,
      worldLine: [...memory.visited.map(pointOf), pointOf(at[state] as number)],
      history: [],
      anchors: [],
      phase: 'playing',
    };
    const answer = planOf(asked, ACTIONS[action] as Action);
    if (isStop(answer)) return;
    const [x, y, t] = answer.to;
    arrive(state, action, t * plane + y * width + x, place, memory, answer.moved);
  };

  const expand = (state: number): void => {
    const point = at[state] as number;
    const place = placements.get(placed[state] as number);
    const memory = memories.get(remembered[state] as number);
    const cell = point % plane;
    const t = (point - cell) / plane;
    const x = cell % width;
    const y = (cell - x) / width;
    if (rifts[point] === 1) plan(state, RIFT, place, memory);
    if (t + 1 >= depth) return;
    const now = cellsAt(place, ground, t);
    const then = cellsAt(place, ground, t + 1);
    const step = (action: number, target: number): void => {
      const to = (t + 1) * plane + target;
      if (blocked[to] === 1) return;
      for (let i = 0; i < then.length; i++) if (then[i] === target && blocks[i] === true) return;
      if (memory.visited.includes(to)) return;
      go(state, action, to, place, memory);
    };
    step(WAIT, cell);
    for (let d = 0; d < 4; d++) {
      const [dx, dy] = STEPS[d] as readonly [number, number];
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const target = cell + dy * width + dx;
      step(MOVE + d, target);
      const behind = x - dx < 0 || x - dx >= width || y - dy < 0 || y - dy >= height ? -1 : cell - dy * width - dx;
      let pushes = false;
      let pulls = false;
      for (let i = 0; i < now.length; i++) {
        if (now[i] === target && pushable[i] === true) pushes = true;
        if (behind >= 0 && now[i] === behind && pullable[i] === true) pulls = true;
      }
      if (pushes) plan(state, PUSH + d, place, memory);
      if (pulls) plan(state, PULL + d, place, memory);
    }
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
  enter(-1, -1, start, placements.first.number, first.number, keepsHighest ? st : 0, estimate);

  for (; bound < buckets.length; bound++) {
    const bucket = buckets[bound] as number[];
    for (let state = bucket.pop(); state !== undefined; state = bucket.pop()) {
      if (mark[state] === 1) continue;
      if (mark[state] === 2) {
        const found: { actions: Action[]; points: number[] } = { actions: [], points: [] };
        for (let one = state; one >= 0; one = parent[one] as number) {
          found.points.unshift(at[one] as number);
          if (one > 0) found.actions.unshift(ACTIONS[by[one] as number] as Action);
        }
        return { kind: 'found', ...found };
      }
      if (!spend(bound)) return { kind: 'stopped' };
      expand(state);
    }
    buckets[bound] = [];
  }
  return { kind: 'none' };
}

const WAIT = 0;
const RIFT = 1;
const MOVE = 2;
const PUSH = 6;
const PULL = 10;
const STEPS = DIRECTIONS.map((dir) => STEP[dir]);
/** By their number in the search. */
const ACTIONS: readonly Action[] = [
  { kind: 'wait' },
  { kind: 'useRift' },
  ...(['move', 'push', 'pull'] as const).flatMap((kind) => DIRECTIONS.map((dir): Action => ({ kind, dir }))),
];
