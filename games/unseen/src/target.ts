/** The checks of a place to go to, in their order: time, bounds, blockers, the own world line. */
import type { Level, Point, UnseenState } from './types.ts';
import { blockerAt, inBounds, thingOf } from './where.ts';

/** Why a place cannot be entered: the reasons of RULES.md, "Actions". */
export type PlaceReason =
  | { readonly code: 'timeOverflow'; readonly t: number; readonly maxT: number }
  | { readonly code: 'outOfBounds'; readonly x: number; readonly y: number; readonly t: number }
  | {
      readonly code: 'blocked';
      readonly x: number;
      readonly y: number;
      readonly t: number;
      readonly id: string;
      readonly kind: string;
    }
  | { readonly code: 'selfIntersection'; readonly x: number; readonly y: number; readonly t: number };

export function placeReason(
  state: UnseenState,
  [x, y, t]: Point,
  except: readonly number[] = [],
  blockers = true,
): PlaceReason | undefined {
  const { level } = state;
  return (
    edgeReason(level, [x, y, t]) ??
    (blockers ? blockReason(state, [x, y, t], except) : undefined) ??
    (hasVisited(state, x, y, t) ? { code: 'selfIntersection', x, y, t } : undefined)
  );
}

/** Whether there is no such reason. */
export function canEnter(state: UnseenState, x: number, y: number, t: number, blockers: boolean): boolean {
  const { level } = state;
  if (t < 0 || t >= level.depth || !inBounds(level, x, y)) return false;
  return !(blockers && blockerAt(state, x, y, t) >= 0) && !hasVisited(state, x, y, t);
}

export function edgeReason(level: Level, [x, y, t]: Point): PlaceReason | undefined {
  if (t >= level.depth) return { code: 'timeOverflow', t, maxT: level.depth - 1 };
  return t >= 0 && inBounds(level, x, y) ? undefined : { code: 'outOfBounds', x, y, t };
}

export function blockReason(
  state: UnseenState,
  [x, y, t]: Point,
  except: readonly number[] = [],
): PlaceReason | undefined {
  const blocker = blockerAt(state, x, y, t, except);
  if (blocker < 0) return undefined;
  const { id, kind } = thingOf(state, blocker);
  return { code: 'blocked', x, y, t, id, kind };
}

function hasVisited({ worldLine }: Pick<UnseenState, 'worldLine'>, x: number, y: number, t: number): boolean {
  for (let turn = worldLine.length - 1; turn >= 0; turn--) {
    const point = worldLine[turn] as Point;
    if (point[2] === t && point[0] === x && point[1] === y) return true;
  }
  return false;
}
