/**
 * What a moved thing means for the slices after: its new track, the warnings, or the rule that refuses it. The cost hangs
 * on the cell that it comes to, not on the depth of time or the number of things.
 */
import { has } from './has.ts';
import type { Cell, Moved, Point, Stretch, Track, UnseenState, Warning } from './types.ts';
import {
  AS_BEFORE,
  blocksMovement,
  candidatesAt,
  cellNumber,
  cellOn,
  intervalsIn,
  NOWHERE,
  thingOf,
  trackOf,
  whereIs,
} from './where.ts';

export interface Refused {
  readonly rule: 'laterCollision' | 'earlierMove' | 'pastSelfBlocks' | 'paradox';
  readonly id: string;
  readonly at: Point;
}

export interface Propagated {
  readonly moved: Moved;
  readonly warnings: readonly Warning[];
  readonly refused: Refused | undefined;
}

/** A thing put into a cell from this slice on, with others that move at the same time. */
export function propagate(
  state: UnseenState,
  number: number,
  from: Cell,
  to: Cell,
  slice: number,
  together: readonly number[],
): Propagated {
  const { level } = state;
  const { rules } = level;
  const thing = thingOf(state, number);
  const { id } = thing;
  const old = trackOf(state, number) ?? [];
  const later = old.find((stretch, index) => stretch[0] > slice && isMove(old, index));
  const [x, y] = to;
  const last = level.depth - 1;
  // A patrol walks on as ever after the slice into which it was put.
  const stays = has(thing, 'Patrol') ? slice : last;
  const collisions = blocksMovement(level, thing) ? collisionsIn(state, to, slice + 1, stays, together) : [];
  const gaps = rules.laterCollision === 'skip' ? collisions : [];

  const kept = old.filter(([start]) => start < slice);
  const track: Track = [
    ...kept,
    ...stretches(to, slice, last, gaps),
    ...(has(thing, 'Patrol') && slice < last ? [[slice + 1, AS_BEFORE, AS_BEFORE] as const] : []),
  ];

  let refused: Refused | undefined;
  if (rules.earlierMove === 'refuse' && later !== undefined)
    refused = { rule: 'earlierMove', id, at: [x, y, later[0]] };
  else if (rules.laterCollision === 'refuse' && collisions[0] !== undefined)
    refused = { rule: 'laterCollision', id, at: [x, y, collisions[0].from] };
  else if (rules.pastSelfBlocks && blocksMovement(level, thing)) {
    const self = firstSelf(state.worldLine, to, { from: slice, until: stays }, gaps);
    if (self !== undefined) refused = { rule: 'pastSelfBlocks', id, at: self };
  }
  if (refused === undefined && rules.paradox === 'strict') {
    const self = firstMet(state, number, track, slice);
    if (self !== undefined) refused = { rule: 'paradox', id, at: self };
  }

  const warnings = collisions.map((one): Warning => ({
    kind: 'collision',
    id,
    with: one.with,
    at: to,
    from: one.from,
    until: one.until,
  }));
  return { moved: { thing: number, from, to, track }, warnings, refused };
}

interface Interval {
  readonly from: number;
  readonly until: number;
}

/** The self that stands in the cell in the earliest of the slices that are written, whatever its turn. */
function firstSelf(
  line: readonly Point[],
  [x, y]: Cell,
  { from, until }: Interval,
  gaps: readonly Interval[],
): Point | undefined {
  return earliest(
    line.filter(
      ([px, py, t]) =>
        px === x && py === y && t >= from && t <= until && !gaps.some((gap) => t >= gap.from && t <= gap.until),
    ),
  );
}

/**
 * The self of the earliest slice onto whose point a thing comes by its new track, whether it blocks or not. Where it stood
 * before it does not come to: the player came there.
 */
function firstMet(state: UnseenState, number: number, track: Track, slice: number): Point | undefined {
  const { level, worldLine } = state;
  return earliest(
    worldLine.filter(([x, y, t]) => {
      const cell = cellNumber(level, x, y);
      return t >= slice && cellOn(state, number, track, t) === cell && whereIs(state, number, t) !== cell;
    }),
  );
}

function earliest(selves: readonly Point[]): Point | undefined {
  return selves.reduce<Point | undefined>(
    (first, self) => (first !== undefined && first[2] < self[2] ? first : self),
    undefined,
  );
}

interface Collision extends Interval {
  readonly with: string;
}

/** Other blockers that will be in the cell, by slice, then id. */
function collisionsIn(
  state: UnseenState,
  [x, y]: Cell,
  from: number,
  until: number,
  together: readonly number[],
): readonly Collision[] {
  const cell = cellNumber(state.level, x, y);
  return candidatesAt(state, cell)
    .filter((other) => !together.includes(other) && blocksMovement(state.level, thingOf(state, other)))
    .flatMap((other) =>
      intervalsIn(state, other, cell, from)
        .filter(([first]) => first <= until)
        .map(([first, end]) => ({ with: thingOf(state, other).id, from: first, until: Math.min(end, until) })),
    )
    .toSorted((a, b) => a.from - b.from);
}

/** Whether a stretch was left by a move; one after a gap only goes on with what was before it. */
function isMove(track: Track, index: number): boolean {
  return (track[index] as Stretch)[1] > NOWHERE && track[index - 1]?.[1] !== NOWHERE;
}

/** The cell from a slice on, with gaps in which it is nowhere; gaps that touch or overlap are one. */
function stretches([x, y]: Cell, slice: number, last: number, gaps: readonly Collision[]): readonly Stretch[] {
  const out: Stretch[] = [[slice, x, y]];
  let open = slice;
  for (const gap of gaps) {
    if (gap.until < open) continue;
    if (gap.from <= open && out.length > 1) out.pop();
    else out.push([gap.from, NOWHERE, NOWHERE]);
    open = gap.until + 1;
    out.push([open, x, y]);
  }
  return open > last ? out.slice(0, -1) : out;
}
