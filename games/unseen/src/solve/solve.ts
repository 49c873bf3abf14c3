/**
 * The fewest actions from a level's start to a win, or the proof that there is no way. Nothing is approximated.
 *
 * What a state is. The rules ask of the past: where the player is; where things are when; which points the world line has
 * (self-intersection, `pastSelfBlocks`, `paradox: strict`); which of them are seen when; the anchors. The search keeps of each what can still
 * be asked for, and merges states that agree in it.
 * - Things that are neither Pushable nor Pullable never move. They are worked out once for every point (`ground.ts`).
 * - Slices. By the slices in which rifts work and to which they lead, `ground.reentry` bounds from below every slice into
 *   which the player can come back. Slices before it, and before the player's own, are neither read nor written again: what
 *   tracks, anchors, and points of the world line say of them is forgotten. With no rift, a thing is where it now is.
 * - Like things. With no rift no anchor outlives its action, and then boxes that differ in id and place alone may change
 *   places: the rules ask for ids only to take the first of several in a cell. So that this order too stays as it is, only
 *   boxes that follow one another in the order of ids are taken for alike.
 * - Detection. If nothing that moves looks or blocks vision, a point of the world line is seen at times that depend on it
 *   alone; so the world line counts only as the set of those fatal times. `selves: newest` takes a time out of the set when
 *   a newer self comes into the same slice. If time only goes forward from here, or old selves are never hidden and every
 *   explored slice counts, the first fatal time decides and the others are forgotten (but for those of selves in slices
 *   ahead of the player, which `newest` may yet hide). With scope `explored`, the highest
 *   slice reached is part of the state. If something that moves looks or blocks vision, the points that may be seen in a
 *   slice that can still change or come are kept themselves, and who sees them is asked anew after each action.
 * - Anchors. The player's own always hold, as the world line only grows. Those of things hold in every state in play, since
 *   a push or pull changes no slice before the one from which anchors are then checked; so only pushes and pulls check them.
 * - The world line as a hindrance. It is left out at first: that only allows more, so a shortest way in this wider game is
 *   never longer than one in the real game, and no way there means no way here. The way that is found is played through the
 *   rules themselves. If they accept it, it is a shortest one. If they refuse it because of the world line, the points at
 *   fault are looked out for from then on (whether they were visited is part of the state), and the search begins again.
 *   There are finitely many points and each round adds one, so it ends; with all of them it would be the real game.
 *
 * What is pruned. `estimate.ts` answers exactly how far a win is in a wider game: nothing that can be moved is there, no
 * world line hinders, and of the fatal times only the first that waits for the player is kept. That is the first of the set,
 * but with `newest` only among those of selves in slices up to the player's own (a later one may yet be hidden), and with
 * `currentSlice` only among times to come. A step that the real game allows is allowed there too, and leaves there a first
 * time that is no earlier than the real one; a jump through a rift leaves none, but where the rules keep them all. So no
 * real way is shorter: a state without a way there is dead, and it is a consistent estimate for A* (an action lowers it by
 * at most one), which expands by turn plus estimate and so finds a shortest way. If an exit or a rift can be moved, it is 0
 * everywhere, and the search is breadth-first.
 *
 * Actions that were done already. A search can be given the actions with which every way begins; until they are done, a state goes
 * on by the next of them alone. So the world line, the tracks and what is remembered are as in play. A later state that is merged with one of
 * these is at the same point, where the world line would cross itself, so no way is lost by it.
 *
 * What it takes. Some numbers for every point of space and time, worked out beforehand, and a row for every state that was
 * met. Where that would be more memory than it may take, it gives up, as it does after so many states.
 */
import { abort, createKernel } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { seat } from '@turnwise/game';
import { rules } from '../rules.ts';
import { startLevel } from '../start.ts';
import type { Action, Level, Point } from '../types.ts';
import { estimateOf } from './estimate.ts';
import { groundOf } from './ground.ts';
import { Search } from './search.ts';
import { watchOf } from './watch.ts';

export interface SolveOptions extends SolvingOptions {
  readonly onProgress?: (progress: SolveProgress) => void;
}

export interface SolvingOptions {
  /** How many states may be expanded, over all rounds, before it gives up. */
  readonly maxNodes?: number;
  /** How much memory it may take, about, before it gives up. */
  readonly maxBytes?: number;
  /** Actions from the start that the rules took: solutions go on from there, and name them first. */
  readonly given?: readonly Action[];
}

export interface SolveProgress {
  readonly nodes: number;
  /** No solution has fewer actions than this. */
  readonly atLeast: number;
  /** How often the search has begun again because a way crossed itself. */
  readonly rounds: number;
}

/** What a search may not use up. */
type Limit = 'nodes' | 'memory';

export type Solved =
  | { readonly kind: 'solved'; readonly actions: readonly Action[]; readonly nodes: number }
  | { readonly kind: 'unsolvable'; readonly nodes: number }
  /** No solution has fewer actions than `atLeast`: that much is proved. `limit` is what did not suffice. */
  | {
      readonly kind: 'gaveUp';
      readonly nodes: number;
      readonly atLeast: number;
      readonly limit: Limit;
    };

const MAX_NODES = 300_000;
const MAX_BYTES = 1 << 30;
/** What is worked out beforehand for every point of space and time. */
const BYTES_OF_POINT = 64;
const PROGRESS_EVERY = 10_000;

export function solve(level: Level, { onProgress, ...options }: SolveOptions = {}): Solved {
  const work = solving(level, options);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (value.nodes % PROGRESS_EVERY === 0) onProgress?.(value);
  }
}

/** The same piece by piece: it pauses before every state that it expands, and counts that one already. */
export function* solving(
  level: Level,
  { maxNodes = MAX_NODES, maxBytes = MAX_BYTES, given = [] }: SolvingOptions = {},
): Generator<SolveProgress, Solved, undefined> {
  const ofPoints = level.width * level.height * level.depth * BYTES_OF_POINT;
  if (ofPoints > maxBytes) return { kind: 'gaveUp', nodes: 0, atLeast: 0, limit: 'memory' };
  const ground = groundOf(level);
  const watch = watchOf(ground);
  const estimate = estimateOf(ground, watch);
  const lookedFor = new Set<number>();
  let nodes = 0;
  let atLeast = 0;
  for (let rounds = 0; ; rounds++) {
    const search = new Search(ground, watch, estimate, lookedFor, given).run();
    let next = search.next();
    for (; next.done !== true; next = search.next()) {
      atLeast = Math.max(atLeast, next.value.bound);
      if (nodes >= maxNodes) return { kind: 'gaveUp', nodes, atLeast, limit: 'nodes' };
      if (ofPoints + next.value.bytes > maxBytes) return { kind: 'gaveUp', nodes, atLeast, limit: 'memory' };
      nodes++;
      yield { nodes, atLeast, rounds };
    }
    const found = next.value;
    if (found.kind === 'none') return { kind: 'unsolvable', nodes };
    const { actions, points } = found;
    const fault = faultOf(level, actions);
    if (fault === undefined) return { kind: 'solved', actions, nodes };
    // The real game allows less, so no real way is shorter than this one.
    atLeast = Math.max(atLeast, actions.length);
    const before = lookedFor.size;
    const [x, y, t] = fault;
    lookedFor.add(t * ground.plane + y * level.width + x);
    points.forEach((point, turn) => {
      if (points.indexOf(point) < turn) lookedFor.add(point);
    });
    if (lookedFor.size === before) throw abort('solverDisagrees', { actions: actions as unknown as Json });
  }
}

/** The point of the world line because of which the rules refuse these actions; undefined if they win. */
function faultOf(level: Level, actions: readonly Action[]): Point | undefined {
  const kernel = createKernel(rules);
  const state = kernel.clone(startLevel(level));
  for (const action of actions) {
    const stopped = kernel.step(state, { ...action, seat: seat(0) });
    if (stopped === undefined) continue;
    const point = 'params' in stopped ? pointAtFault(stopped.params) : undefined;
    if (point === undefined)
      throw abort('solverDisagrees', { actions: actions as unknown as Json, code: stopped.code });
    return point;
  }
  if (state.phase !== 'won') throw abort('solverDisagrees', { actions: actions as unknown as Json });
  return undefined;
}

/** The point that a refusal names, if it is because of the world line. */
function pointAtFault({ reason, rule, at }: Readonly<Record<string, unknown>>): Point | undefined {
  if (rule === 'pastSelfBlocks' || rule === 'paradox') return at as Point;
  const { code, x, y, t } = (reason ?? {}) as Readonly<Record<string, unknown>>;
  return code === 'selfIntersection' ? ([x, y, t] as unknown as Point) : undefined;
}
