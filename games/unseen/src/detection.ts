/** Who sees the player: every sighting, in the order of the enemy's time, then of its id, then of the turn that is seen. */
import { watchersNear, watchersOf } from './level-index.ts';
import { looksAt, reachOf } from './sight.ts';
import type { Point, UnseenState } from './types.ts';
import { trackOf, whereIs } from './where.ts';

export interface Sighting {
  readonly thing: number;
  readonly at: Point;
  /** The point of the world line that is seen, and its turn. */
  readonly saw: Point;
  readonly turn: number;
}

/** Most points of a world line have nobody near, and cost no more than to know that. */
export function sightings(state: UnseenState): readonly Sighting[] {
  const { level, worldLine } = state;
  const { model, selves } = level.rules.detection;
  const watchers = watchersOf(level);
  const found: Sighting[] = [];
  if (model === 'off' || watchers.length === 0) return found;
  let highest = 0;
  for (const point of worldLine) if (point[2] > highest) highest = point[2];
  const isHidden = model === 'discreteDelay' && selves === 'newest' ? new Uint8Array(highest + 1) : undefined;
  const wasMoved = watchers.some((number) => trackOf(state, number) !== null);
  for (let turn = worldLine.length - 1; turn >= 0; turn--) {
    const [x, y, t] = worldLine[turn] as Point;
    if (isHidden?.[t] === 1) continue;
    if (isHidden !== undefined) isHidden[t] = 1;
    const near = wasMoved ? watchers : watchersNear(level, x, y);
    if (near.length > 0) look(state, near, turn, highest, found);
  }
  if (found.length < 2) return found;
  return found.sort((one, other) => one.at[2] - other.at[2] || one.thing - other.thing || one.turn - other.turn);
}

/** What these watchers see of one turn's place, at all times that count. */
function look(state: UnseenState, near: readonly number[], turn: number, highest: number, found: Sighting[]): void {
  const { level, worldLine } = state;
  const { model, delay, scope } = level.rules.detection;
  const saw = worldLine[turn] as Point;
  const [px, py, tp] = saw;
  const now = (worldLine.at(-1) as Point)[2];
  const isNow = scope === 'currentSlice';
  const first = model === 'lightCone' ? tp + 1 : tp + delay;
  const last = Math.min(model === 'lightCone' ? highest : first, isNow ? now : highest);
  for (let te = isNow ? Math.max(first, now) : first; te <= last; te++)
    for (const number of near) {
      if (!looksAt(state, number, px, py, te, reachOf(state, number, te - tp))) continue;
      const cell = whereIs(state, number, te);
      found.push({ thing: number, at: [cell % level.width, Math.floor(cell / level.width), te], saw, turn });
    }
}
