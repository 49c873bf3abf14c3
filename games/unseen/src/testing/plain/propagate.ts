/** Propagation in the plain model: slice by slice, thing by thing (RULES.md, "What a move does to the time to come"). */
import type { Cell, Point, Warning, Written } from '../../types.ts';
import type { PlainPlan, PlainRefusal } from './plan.ts';
import { blocks, hasComponent, placeByLevel, thingsAt, visited } from './world.ts';
import type { PlainState, PlainThing, Slice } from './world.ts';

export interface Propagated {
  readonly slices: readonly Slice[];
  readonly landings: PlainState['landings'];
  readonly written: readonly Written[];
  readonly warnings: readonly Warning[];
}

export function propagatePlainly(state: PlainState, { to, moved }: PlainPlan): Propagated | PlainRefusal {
  const first = to[2];
  const together = moved.map(({ thing }) => thing);
  const slices = state.slices.map((slice): Record<string, Cell> => ({ ...slice }));
  const found: Found = { written: [], warnings: [] };
  for (const one of moved) {
    const refused = propagateOne(state, one.thing, one.to, first, together, slices, found);
    if (refused !== undefined) return refused;
  }
  const ids = together.map(({ id }) => id);
  const kept = state.landings.filter(({ id, t }) => !ids.includes(id) || t < first);
  return { slices, landings: [...kept, ...ids.map((id) => ({ id, t: first }))], ...found };
}

interface Found {
  readonly written: Written[];
  readonly warnings: Warning[];
}

function propagateOne(
  state: PlainState,
  thing: PlainThing,
  cell: Cell,
  first: number,
  together: readonly PlainThing[],
  slices: Record<string, Cell>[],
  { written, warnings }: Found,
): PlainRefusal | undefined {
  const { id } = thing;
  const { earlierMove, laterCollision, pastSelfBlocks, paradox } = state.level.rules;
  const refusedBy = (rule: string, at: Point): PlainRefusal => ({
    code: 'propagationRefused',
    params: { rule, id, at },
  });
  const slicesAfter = slices.flatMap((_, t) => (t < first ? [] : [t]));

  const later = slicesAfter.find((t) => t > first && state.landings.some((one) => one.id === id && one.t === t));
  if (earlierMove === 'refuse' && later !== undefined) return refusedBy('earlierMove', [...cell, later]);

  const isBlocker = blocks(state.level, thing);
  const inTheWay = (t: number): readonly PlainThing[] =>
    isBlocker
      ? thingsAt(state, [...cell, t]).filter((other) => blocks(state.level, other) && !together.includes(other))
      : [];
  const isPatrol = thing.path !== undefined || hasComponent(thing, 'Patrol');
  const writes = isPatrol ? [first] : slicesAfter;
  const collided = writes.filter((t) => inTheWay(t).length > 0);
  if (laterCollision === 'refuse' && collided[0] !== undefined)
    return refusedBy('laterCollision', [...cell, collided[0]]);
  const placed = laterCollision === 'skip' ? writes.filter((t) => !collided.includes(t)) : writes;
  const onSelf = placed.find((t) => isBlocker && visited(state, [...cell, t]));
  if (pastSelfBlocks && onSelf !== undefined) return refusedBy('pastSelfBlocks', [...cell, onSelf]);

  for (const t of slicesAfter) {
    const slice = slices[t] as Record<string, Cell>;
    const before = slice[id];
    const now = placed.includes(t) ? cell : writes.includes(t) ? undefined : placeByLevel(state.level, thing, t);
    delete slice[id];
    if (now === undefined) continue;
    slice[id] = now;
    const hasStayed = before !== undefined && before[0] === now[0] && before[1] === now[1];
    if (paradox === 'strict' && !hasStayed && visited(state, [...now, t])) return refusedBy('paradox', [...now, t]);
  }
  for (const [from, until] of intervals(placed)) written.push({ id, at: cell, from, until });
  const collisions = state.level.things.flatMap((other) =>
    intervals(collided.filter((t) => inTheWay(t).includes(other))).map(([from, until]) => ({
      kind: 'collision' as const,
      id,
      with: other.id,
      at: cell,
      from,
      until,
    })),
  );
  warnings.push(...collisions.toSorted((a, b) => a.from - b.from));
  return undefined;
}

/** Runs of numbers that follow one another. */
function intervals(numbers: readonly number[]): readonly (readonly [from: number, until: number])[] {
  const starts = numbers.filter((one) => !numbers.includes(one - 1));
  const ends = numbers.filter((one) => !numbers.includes(one + 1));
  return starts.map((from, index) => [from, ends[index] as number]);
}
