/** The checks after an action in the plain model: who sees whom, what of the past no longer holds, and whether it is won. */
import type { Cell, Point, UnseenEvent, ViolatedThing } from '../../types.ts';
import { hasComponent, playerOf, thingsAt, visited } from './world.ts';
import type { PlainState, PlainThing } from './world.ts';

export interface Checked {
  readonly phase: PlainState['phase'];
  readonly events: readonly UnseenEvent[];
}

/** The first check, in the order of the rule `priority`, that finds something. */
export function plainChecks(state: PlainState): Checked {
  const check = { paradox, detected, won };
  for (const name of state.level.rules.priority) {
    const events = check[name](state);
    if (events.length > 0) return { phase: name, events };
  }
  return { phase: 'playing', events: [] };
}

function won(state: PlainState): readonly UnseenEvent[] {
  const at = playerOf(state);
  return thingsAt(state, at).some((thing) => hasComponent(thing, 'Exit')) ? [{ kind: 'won', at }] : [];
}

/** Only what is written can break an anchor, so all of them are looked at. */
function paradox(state: PlainState): readonly UnseenEvent[] {
  if (state.level.rules.paradox === 'off') return [];
  const violations = state.anchors.flatMap(({ turn, id, at }): readonly ViolatedThing[] => {
    if (id === 'player') return visited(state, at) ? [] : [{ kind: 'playerMissing', turn, id, at }];
    const cell = state.slices[at[2]]?.[id];
    if (cell === undefined) return [{ kind: 'thingMissing', turn, id, at }];
    return cell[0] === at[0] && cell[1] === at[1] ? [] : [{ kind: 'thingMismatch', turn, id, at }];
  });
  if (violations.length === 0) return [];
  return [{ kind: 'paradox', violations, source: Math.min(...violations.map(({ turn }) => turn)) }];
}

type Sighting = Extract<UnseenEvent, { kind: 'seen' }>;

function detected(state: PlainState): readonly UnseenEvent[] {
  const { scope } = state.level.rules.detection;
  const now = playerOf(state)[2];
  const highest = Math.max(...state.worldLine.map(([, , t]) => t));
  const times = scope === 'currentSlice' ? [now] : Array.from({ length: highest + 1 }, (_, te) => te);
  const seen = times.flatMap((te) => state.level.things.flatMap((enemy) => sightingsOf(state, enemy, te)));
  if (seen[0] === undefined) return [];
  const { by, at, saw, turn } = seen[0];
  return [...seen, { kind: 'detected', by, at, seenAt: saw, turn }];
}

function sightingsOf(state: PlainState, enemy: PlainThing, te: number): readonly Sighting[] {
  const cell = state.slices[te]?.[enemy.id];
  if (cell === undefined || !hasComponent(enemy, 'VisionCone')) return [];
  const { model, delay, radius, selves } = state.level.rules.detection;
  const points = state.worldLine.map((point, turn) => ({ point, turn }));
  const distance = ([x, y]: Point): number => Math.abs(x - cell[0]) + Math.abs(y - cell[1]);
  const speed = enemy.lightSpeed ?? 3;
  const looked = {
    off: [],
    discreteDelay: points
      .filter(({ point }) => point[2] === te - delay)
      .filter((_, index, all) => selves === 'all' || index === all.length - 1),
    lightCone: points.filter(({ point }) => point[2] < te && distance(point) <= speed * (te - point[2])),
  }[model];
  return looked
    .filter(
      ({ point }) => distance(point) <= radius && isInField(enemy, cell, point) && isInSight(state, cell, point, te),
    )
    .map(({ point, turn }) => ({ kind: 'seen', by: enemy.id, at: [...cell, te], saw: point, turn }));
}

/** How far the point is ahead and how far to the side, seen from the enemy: a half of the field is 45, 90 or 135 degrees. */
function isInField({ facing, fov }: PlainThing, [ex, ey]: Cell, [px, py]: Point): boolean {
  if (facing === undefined || fov === undefined) return true;
  const [dx, dy] = [px - ex, py - ey];
  const ahead = { north: -dy, south: dy, east: dx, west: -dx }[facing];
  const aside = Math.abs(facing === 'north' || facing === 'south' ? dx : dy);
  if (fov === 90) return ahead >= aside;
  if (fov === 180) return ahead >= 0;
  return fov === 360 || -ahead <= aside;
}

/** The trace of a line, cell by cell. */
function isInSight(state: PlainState, [ex, ey]: Cell, [px, py]: Point, te: number): boolean {
  const [dx, dy] = [Math.abs(px - ex), Math.abs(py - ey)];
  let [i, j] = [0, 0];
  while (i < dx || j < dy) {
    const [column, row] = [(2 * i + 1) * dy, (2 * j + 1) * dx];
    if (column <= row) i++;
    if (column >= row) j++;
    const cell: Point = [ex + i * Math.sign(px - ex), ey + j * Math.sign(py - ey), te];
    const isEnd = i === dx && j === dy;
    if (!isEnd && thingsAt(state, cell).some((thing) => hasComponent(thing, 'BlocksVision'))) return false;
  }
  return true;
}
