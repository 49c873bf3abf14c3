/** What must hold of a level beyond its shape (rules page, "Content"): every issue, at the place where it was written. */
import { joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { has } from './has.ts';
import { levelIssue } from './notation/level-issue.ts';
import { patrolCell } from './patrol.ts';
import { startOf } from './start.ts';
import { blockReason, edgeReason } from './target.ts';
import type { Cell, Level, Thing, UnseenState } from './types.ts';
import { thingOf, thingsAt } from './where.ts';

/** `places` says where a thing was written, by id. */
export function contentIssues(level: Level, places: ReadonlyMap<string, string>): readonly Issue[] {
  const state = startOf(level);
  const placeOf = ({ id }: Thing): string => places.get(id) ?? 'things';
  return [
    ...startIssues(state),
    ...(level.things.some((thing) => has(thing, 'Exit'))
      ? []
      : [levelIssue('things', 'noExit', 'a thing that is an exit')]),
    ...level.things.flatMap((thing) => patrolIssues(state, thing, joinPath(placeOf(thing), 'path'))),
    ...riftIssues(level, placeOf),
  ];
}

function startIssues(state: UnseenState): readonly Issue[] {
  const { start } = state.level;
  const reason = blockReason(state, start);
  return reason?.code === 'blocked' ? [levelIssue('start', 'startBlocked', 'a free cell', reason.id)] : [];
}

/** Steps of one cell at most, the one from the last cell to the first too if it loops; and no wall in the way. */
function patrolIssues(state: UnseenState, thing: Thing, place: string): readonly Issue[] {
  const { path, loops, from, until } = thing;
  if (path.length < 2) return [];
  const leaps = path.flatMap((cell, index): Issue[] => {
    const next = index + 1 < path.length ? index + 1 : loops ? 0 : index;
    return distance(cell, path[next] as Cell) <= 1
      ? []
      : [levelIssue(joinPath(place, next), 'patrolStep', 'a step of one cell at most', path[next])];
  });
  // A wall that comes and goes is in the way only while it is there with the patrol.
  const walls = new Map<Cell, string>();
  for (let t = from; t <= until; t++) {
    const cell = patrolCell(thing, t, state.level.rules.patrolEnd);
    const wall = thingsAt(state, ...cell, t).find((number) => isWall(thingOf(state, number)));
    if (wall !== undefined && !walls.has(cell)) walls.set(cell, thingOf(state, wall).id);
  }
  const blocked = [...walls].map(([cell, id]) =>
    levelIssue(joinPath(place, path.indexOf(cell)), 'patrolBlocked', 'a cell without a wall', id),
  );
  return [...leaps, ...blocked];
}

function isWall(thing: Thing): boolean {
  return has(thing, 'BlocksMovement') && !has(thing, 'Pushable') && !has(thing, 'Patrol');
}

function riftIssues(level: Level, placeOf: (thing: Thing) => string): readonly Issue[] {
  const taken = new Map<string, string>();
  return level.things.flatMap((thing): Issue[] => {
    if (thing.rift === null) return [];
    const { to } = thing.rift;
    const issues: Issue[] = [];
    if (edgeReason(level, to) !== undefined)
      issues.push(
        levelIssue(
          joinPath(placeOf(thing), 'to'),
          'outOfBounds',
          `a point within ${level.width} × ${level.height} × ${level.depth}`,
          to,
        ),
      );
    const cell = thing.at.join();
    const other = taken.get(cell);
    if (other !== undefined)
      issues.push(
        levelIssue(joinPath(placeOf(thing), 'at'), 'riftsShareCell', `another cell than that of ${other}`, thing.at),
      );
    taken.set(cell, thing.id);
    return issues;
  });
}

function distance([ax, ay]: Cell, [bx, by]: Cell): number {
  return Math.abs(ax - bx) + Math.abs(ay - by);
}
