/** Who sees the player: every sighting, in the order of the enemy's time, then of its id, then of the turn that is seen. */
import { has } from './has.ts';
import { inField, inSight } from './sight.ts';
import type { Point, UnseenState, Vision } from './types.ts';
import { NOWHERE, thingOf, whereIs } from './where.ts';

export interface Sighting {
  readonly thing: number;
  readonly at: Point;
  /** The point of the world line that is seen, and its turn. */
  readonly saw: Point;
  readonly turn: number;
}

export function sightings(state: UnseenState): readonly Sighting[] {
  const { level, worldLine } = state;
  const { model, scope } = level.rules.detection;
  if (model === 'off') return [];
  const watchers = level.things.flatMap((thing, number) => (has(thing, 'VisionCone') ? [number] : []));
  if (watchers.length === 0) return [];
  const now = (worldLine.at(-1) as Point)[2];
  const last = worldLine.reduce((most, [, , t]) => Math.max(most, t), 0);
  const times = scope === 'currentSlice' ? [now] : Array.from({ length: last + 1 }, (_, t) => t);
  return times.flatMap((te) => watchers.flatMap((number) => seenBy(state, number, te)));
}

function seenBy(state: UnseenState, number: number, te: number): readonly Sighting[] {
  const { level } = state;
  const { radius } = level.rules.detection;
  const cell = whereIs(state, number, te);
  if (cell === NOWHERE) return [];
  const x = cell % level.width;
  const y = Math.floor(cell / level.width);
  const vision = thingOf(state, number).vision as Vision;
  return lookedAt(state, te).flatMap((turn) => {
    const saw = state.worldLine[turn] as Point;
    const [px, py, tp] = saw;
    const distance = Math.abs(px - x) + Math.abs(py - y);
    const reach =
      level.rules.detection.model === 'lightCone' ? Math.min(radius, vision.lightSpeed * (te - tp)) : radius;
    if (distance > reach || !inField(vision, px - x, py - y) || !inSight(state, x, y, px, py, te)) return [];
    return [{ thing: number, at: [x, y, te] as const, saw, turn }];
  });
}

/** The turns whose place can be seen at this time, in order. */
function lookedAt({ level, worldLine }: UnseenState, te: number): readonly number[] {
  const { model, delay, selves } = level.rules.detection;
  const turns = worldLine.flatMap(([, , t], turn) =>
    (model === 'lightCone' ? t < te : t === te - delay) ? [turn] : [],
  );
  return model === 'lightCone' || selves === 'all' ? turns : turns.slice(-1);
}
