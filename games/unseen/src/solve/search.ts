/**
 * One search for the shortest way to an exit that minds self-intersection only at the points it is told to look out for.
 * The head of `solve.ts` says why that is enough, and why what is merged and pruned here may be.
 */
import { ACTIONS, FIRST, numberOf } from '../actions.ts';
import { isStop, planOf } from '../plan.ts';
import { STEP } from '../sight.ts';
import { DIRECTIONS } from '../types.ts';
import type { Action, Moved, Point, UnseenState } from '../types.ts';
import { Around } from './around.ts';
import { Checks } from './checks.ts';
import type { Estimate } from './estimate.ts';
import { UNREACHABLE } from './ground.ts';
import type { Ground } from './ground.ts';
import { createMemories } from './memory.ts';
import type { Memory } from './memory.ts';
import { Placements } from './placement.ts';
import { Queue } from './queue.ts';
import { Recall } from './recall.ts';
import { AT, BY, HIGHEST, MARK, PARENT, PLACED, REACHED_SOONER, REMEMBERED, States, TURN, WON } from './states.ts';
import type { Watch } from './watch.ts';

export type Found =
  | { readonly kind: 'found'; readonly actions: readonly Action[]; readonly points: readonly number[] }
  | { readonly kind: 'none' };

/** What a search has used up, and that no way is shorter than the bound. */
export interface Spent {
  readonly bound: number;
  readonly bytes: number;
}

/** Pauses before every state that it expands. */
export class Search {
  readonly #ground: Ground;
  readonly #watch: Watch;
  readonly #estimate: Estimate;
  readonly #recall: Recall;
  readonly #placements: Placements;
  readonly #around: Around;
  readonly #checks: Checks;
  readonly #memories = createMemories();
  readonly #states = new States();
  readonly #queue = new Queue();
  /** With no rift the highest slice is the player's own; else it is part of the state where detection asks for it. */
  readonly #keepsHighest: boolean;
  /** The actions with which every way begins, by their numbers. */
  readonly #given: readonly number[];
  /** The only action that may be done now; -1 if all may. */
  #only = -1;
  /** The state that is expanded, and what it is. */
  #from = -1;
  #point = 0;
  #place = 0;
  #memory: Memory;

  constructor(
    ground: Ground,
    watch: Watch,
    estimate: Estimate,
    lookedFor: ReadonlySet<number>,
    given: readonly Action[],
  ) {
    this.#ground = ground;
    this.#given = given.map(numberOf);
    this.#watch = watch;
    this.#estimate = estimate;
    this.#recall = new Recall(ground, watch, lookedFor);
    this.#placements = new Placements(ground);
    this.#around = new Around(ground, this.#placements);
    this.#checks = new Checks(ground, watch, this.#recall, this.#placements);
    this.#keepsHighest = ground.hasRifts && watch.kind !== 'none' && watch.explored;
    const [x, y, t] = ground.level.start;
    this.#point = t * ground.plane + y * ground.level.width + x;
    this.#place = this.#placements.first;
    this.#recall.begin(this.#point);
    this.#memory = this.#memories.intern(this.#recall);
  }

  *run(): Generator<Spent, Found, undefined> {
    const { level } = this.#ground;
    const estimate = this.#estimate(this.#point, this.#memory.fatal);
    if (!level.rules.priority.includes('won') || estimate === UNREACHABLE) return { kind: 'none' };
    const top = this.#keepsHighest ? level.start[2] : 0;
    this.#enter(-1, this.#point, this.#place, this.#memory.number, top, estimate);
    for (let state = this.#queue.pop(); state !== undefined; state = this.#queue.pop()) {
      const mark = this.#states.get(state, MARK);
      if (mark === REACHED_SOONER) continue;
      if (mark === WON) return this.#wayTo(state);
      const bytes = this.#states.bytes + this.#placements.bytes + this.#memories.bytes + this.#watch.bytes;
      yield { bound: this.#queue.bound, bytes };
      this.#expand(state);
    }
    return { kind: 'none' };
  }

  #wayTo(state: number): Found {
    const states = this.#states;
    const actions: Action[] = [];
    const points: number[] = [];
    for (let one = state; one >= 0; one = states.get(one, PARENT)) {
      points.unshift(states.get(one, AT));
      if (one > 0) actions.unshift(ACTIONS[states.get(one, BY)] as Action);
    }
    return { kind: 'found', actions, points };
  }

  #expand(state: number): void {
    const { plane, level, rifts } = this.#ground;
    this.#from = state;
    this.#only = this.#given[this.#states.get(state, TURN)] ?? -1;
    this.#point = this.#states.get(state, AT);
    this.#place = this.#states.get(state, PLACED);
    this.#memory = this.#memories.get(this.#states.get(state, REMEMBERED));
    const cell = this.#point % plane;
    const t = (this.#point - cell) / plane;
    if (rifts[this.#point] === 1) this.#plan(RIFT);
    if (t + 1 >= level.depth) return;
    this.#around.look(this.#place, t);
    for (let d = 0; d < 4; d++) this.#expandTowards(d, cell, t);
    // What comes last is looked at first: of ways that are as short, one that waits is taken.
    this.#step(WAIT, cell, t);
    this.#around.leave(this.#place, t);
  }

  #expandTowards(d: number, cell: number, t: number): void {
    const { width, height } = this.#ground.level;
    const [dx, dy] = STEPS[d] as readonly [number, number];
    const x = cell % width;
    const y = (cell - x) / width;
    // How many cells there are ahead, and behind.
    const ahead = dx > 0 ? width - 1 - x : dx < 0 ? x : dy > 0 ? height - 1 - y : y;
    const behind = dx > 0 ? x : dx < 0 ? width - 1 - x : dy > 0 ? y : height - 1 - y;
    if (ahead === 0) return;
    const by = dy * width + dx;
    this.#step(MOVE + d, cell + by, t);
    if (this.#around.isPushable(cell + by) && !this.#around.isHopelessPush(cell, by, ahead, t)) this.#plan(PUSH + d);
    if (behind > 0 && this.#around.isPullable(cell - by)) this.#plan(PULL + d);
  }

  /** Goes to a cell of the next slice, or stays in it, moving nothing. */
  #step(action: number, cell: number, t: number): void {
    if (this.#only >= 0 && action !== this.#only) return;
    const { blocked, exits, plane } = this.#ground;
    const point = (t + 1) * plane + cell;
    const memory = this.#memory;
    if (blocked[point] === 1 || this.#around.isBlocked(cell) || memory.visited.includes(point)) return;
    if (exits[point] !== 0 || this.#checks.movesExits || !this.#recall.isUntouched(memory, this.#point, point)) {
      this.#arrive(action, point, NOTHING);
      return;
    }
    const estimate = this.#estimate(point, memory.fatal);
    if (estimate === UNREACHABLE) return;
    this.#enter(action, point, this.#place, memory.number, this.#highest(t + 1), estimate);
  }

  /** Does what the rules say of an action, if they do not refuse it. */
  #plan(action: number): void {
    if (this.#only >= 0 && action !== this.#only) return;
    const { plane, level } = this.#ground;
    const asked: UnseenState = {
      ...this.#placements.worldOf(this.#place),
      worldLine: [...this.#memory.visited.map((point) => this.#pointOf(point)), this.#pointOf(this.#point)],
      history: [],
      anchors: [],
      phase: 'playing',
    };
    const answer = planOf(asked, ACTIONS[action] as Action);
    if (isStop(answer)) return;
    const [x, y, t] = answer.to;
    this.#arrive(action, t * plane + y * level.width + x, answer.moved);
  }

  #pointOf(number: number): Point {
    const { plane, level } = this.#ground;
    const cell = number % plane;
    return [cell % level.width, Math.floor(cell / level.width), Math.floor(number / plane)];
  }

  /** Comes to a point, after moving things: the checks of the rules, and what is remembered from there on. */
  #arrive(action: number, point: number, moved: readonly Moved[]): void {
    const { plane, reentry } = this.#ground;
    const recall = this.#recall;
    const t = Math.floor(point / plane);
    const top = this.#highest(t);
    const back = reentry[t] as number;
    const changes = moved.length > 0 || back !== reentry[Math.floor(this.#point / plane)];
    if (changes || this.#checks.movesExits || this.#watch.kind === 'changing')
      this.#placements.take(this.#place, moved);
    recall.arrive(this.#memory, point, moved);
    const end = this.#checks.endAt(point, t, this.#keepsHighest ? top : t, moved);
    if (end === 'won') this.#win(action, point, top);
    if (end !== undefined) return;
    const estimate = this.#estimate(point, recall.fatal);
    if (estimate === UNREACHABLE) return;
    const place = changes ? this.#placements.number(Math.min(t, back)) : this.#place;
    recall.forget(point);
    this.#enter(action, point, place, this.#memories.intern(recall).number, top, estimate);
  }

  /** The highest slice that was reached, as far as it is part of a state. */
  #highest(t: number): number {
    return this.#keepsHighest ? Math.max(this.#states.get(this.#from, HIGHEST), t) : 0;
  }

  #win(action: number, point: number, top: number): void {
    const state = this.#states.add(point, this.#place, this.#memory.number, top, this.#from, action);
    this.#states.mark(state, WON);
    this.#queue.push(state, this.#states.get(state, TURN));
  }

  #enter(action: number, point: number, place: number, memory: number, top: number, estimate: number): void {
    const states = this.#states;
    const known = states.find(point, place, memory, top);
    if (known >= 0) {
      if (states.get(known, TURN) <= states.get(this.#from, TURN) + 1) return;
      states.mark(known, REACHED_SOONER);
    }
    const state = states.add(point, place, memory, top, this.#from, action);
    states.enter(state);
    this.#queue.push(state, states.get(state, TURN) + estimate);
  }
}

const { wait: WAIT, useRift: RIFT, move: MOVE, push: PUSH, pull: PULL } = FIRST;
const STEPS = DIRECTIONS.map((dir) => STEP[dir]);
const NOTHING: readonly Moved[] = [];
