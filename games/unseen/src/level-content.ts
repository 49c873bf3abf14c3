/** What must hold of a level beyond its shape (rules page, "Content"): every issue, at the place where it was written. */
import { joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { has } from './has.ts';
import { levelIssue } from './notation/level-issue.ts';
import type { WrittenThing } from './notation/read-level.ts';
import { patrolCell } from './patrol.ts';
import { startOf } from './start.ts';
import { blockReason, edgeReason } from './target.ts';
import type { Cell, Component, Level, Thing, UnseenState } from './types.ts';
import { thingOf, thingsAt } from './where.ts';

/** `written` says how and where each thing was written, by id. */
export function contentIssues(level: Level, written: ReadonlyMap<string, WrittenThing>): readonly Issue[] {
  const state = startOf(level);
  const placeOf = ({ id }: Thing): string => written.get(id)?.path ?? 'things';
  return [
    ...startIssues(state),
    ...(level.things.some((thing) => has(thing, 'Exit'))
      ? []
      : [levelIssue('things', 'noExit', 'a thing that is an exit')]),
    ...level.things.flatMap((thing) => patrolIssues(state, thing, joinPath(placeOf(thing), 'path'))),
    ...riftIssues(level, placeOf),
    ...level.things.flatMap((thing) => idleFieldIssues(thing, written.get(thing.id))),
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

/** Fields that say nothing beside the others; a position may have them. */
function idleFieldIssues(thing: Thing, written: WrittenThing | undefined): readonly Issue[] {
  if (written === undefined) return [];
  const { path, document } = written;
  const isGiven = (key: string): boolean => document[key] !== undefined && document[key] !== null;
  const idle = (key: string, expected: string): Issue =>
    levelIssue(joinPath(path, key), 'idleField', expected, document[key]);
  const onlyOf = (component: Component, ...keys: readonly string[]): readonly Issue[] =>
    has(thing, component) ? [] : keys.filter(isGiven).map((key) => idle(key, `this only of a thing with ${component}`));
  const { components, fov } = document;
  return [
    ...(isGiven('at') && isGiven('path')
      ? [levelIssue(joinPath(path, 'at'), 'placedTwice', 'a path or one place, not both', document['at'])]
      : []),
    ...(isGiven('kind') && isGiven('components') ? [idle('kind', 'a kind or components, not both')] : []),
    ...(Array.isArray(components) && components.length === 0 ? [idle('components', 'at least one component')] : []),
    ...(document['loops'] === true && !isGiven('path') ? [idle('loops', 'a path beside it')] : []),
    ...onlyOf('Rift', 'to', 'bidirectional'),
    ...onlyOf('VisionCone', 'lightSpeed', 'facing', 'fov'),
    ...(has(thing, 'VisionCone') && isGiven('facing') && !isGiven('fov') ? [idle('facing', 'a fov beside it')] : []),
    ...(has(thing, 'VisionCone') && !isGiven('facing') && isGiven('fov') && fov !== 360
      ? [idle('fov', 'a facing beside it')]
      : []),
  ];
}

function distance([ax, ay]: Cell, [bx, by]: Cell): number {
  return Math.abs(ax - bx) + Math.abs(ay - by);
}
