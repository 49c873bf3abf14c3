/**
 * What must hold of a level beyond its shape (docs/levels.md): every issue, at the place where it was written. Of a
 * level that could not be read whole, what is known is looked at, and nothing is said that hangs on what is not.
 */
import { joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { has } from './has.ts';
import { idleFieldIssues } from './level-idle.ts';
import { levelIssue } from './notation/level-issue.ts';
import { thingsOf } from './notation/read-level.ts';
import type { LevelPart } from './notation/read-level.ts';
import type { WrittenThing } from './notation/read-things.ts';
import { patrolCell } from './patrol.ts';
import type { Rules } from './rules-of-level.ts';
import { startLevel } from './start.ts';
import { blockReason, edgeReason } from './target.ts';
import type { Cell, Level, Thing, UnseenState } from './types.ts';
import { thingOf, thingsAt } from './where.ts';

export function contentIssues(part: LevelPart): readonly Issue[] {
  const states = knownStates(part);
  return [
    ...(part.start === undefined ? [] : underAll(states, startIssues)),
    ...exitIssues(part),
    ...part.things.flatMap((written) => leapIssues(written)),
    ...part.things.flatMap((written) => underAll(states, (state) => wallIssues(state, written))),
    ...riftIssues(part, states[0]?.level),
    ...part.things.flatMap(idleFieldIssues).filter(isFirst),
  ];
}

/** The board with all things whose places are known, under each reading of the rules that are in doubt; none without a size. */
function knownStates(part: LevelPart): readonly UnseenState[] {
  const { bounds, start = [0, 0, 0] } = part;
  if (bounds === undefined) return [];
  const things = thingsOf(part);
  return readings(part).map((rules) =>
    startLevel({ id: '', name: '', ...bounds, start, rules, preset: 'classic', things }),
  );
}

/** Of the rules that are asked here. */
function readings({ rules, doubtful }: LevelPart): readonly Rules[] {
  const ends: readonly Rules['patrolEnd'][] = doubtful.includes('patrolEnd') ? ['stop', 'pingPong'] : [rules.patrolEnd];
  const blocks = doubtful.includes('enemiesBlock') ? [false, true] : [rules.enemiesBlock];
  return ends.flatMap((patrolEnd) => blocks.map((enemiesBlock) => ({ ...rules, patrolEnd, enemiesBlock })));
}

/** What is wrong whatever was meant. */
function underAll(
  states: readonly UnseenState[],
  issuesOf: (state: UnseenState) => readonly Issue[],
): readonly Issue[] {
  const [first = [], ...others] = states.map(issuesOf);
  return first.filter((one) => others.every((all) => all.some((other) => isSame(one, other))));
}

function isSame(one: Issue, other: Issue): boolean {
  return one.path === other.path && one.code === other.code;
}

/** What the legend says of a character is told once. */
function isFirst(one: Issue, index: number, all: readonly Issue[]): boolean {
  return all.findIndex((other) => isSame(one, other)) === index;
}

function startIssues(state: UnseenState): readonly Issue[] {
  const { start } = state.level;
  const reason = blockReason(state, start);
  return reason?.code === 'blocked' ? [levelIssue('start', 'startBlocked', 'a free cell', reason.id)] : [];
}

/** A thing that could not be read may have been one. */
function exitIssues({ things, mayLackThings }: LevelPart): readonly Issue[] {
  const mayBeThere = mayLackThings || things.some(({ components }) => components?.includes('Exit') ?? true);
  return mayBeThere ? [] : [levelIssue('things', 'noExit', 'a thing that is an exit')];
}

/** Steps of one cell at most, the one from the last cell to the first too if it loops. */
function leapIssues({ path, walk, document }: WrittenThing): readonly Issue[] {
  const loops = document['loops'] === true;
  return walk.flatMap((cell, index): Issue[] => {
    const next = index + 1 < walk.length ? index + 1 : loops ? 0 : index;
    const to = walk[next];
    return cell === undefined || to === undefined || distance(cell, to) <= 1
      ? []
      : [levelIssue(joinPath(joinPath(path, 'path'), next), 'patrolStep', 'a step of at most one cell', to)];
  });
}

/** A wall that comes and goes is in the way only while it is there with the patrol. */
function wallIssues(state: UnseenState, { path, thing }: WrittenThing): readonly Issue[] {
  if (thing === undefined || thing.path.length < 2) return [];
  const walls = new Map<Cell, string>();
  for (let t = thing.from; t <= thing.until; t++) {
    const cell = patrolCell(thing, t, state.level.rules.patrolEnd);
    const wall = thingsAt(state, ...cell, t).find((number) => isWall(thingOf(state, number)));
    if (wall !== undefined && !walls.has(cell)) walls.set(cell, thingOf(state, wall).id);
  }
  return [...walls].map(([cell, id]) =>
    levelIssue(
      joinPath(joinPath(path, 'path'), thing.path.indexOf(cell)),
      'patrolBlocked',
      'a cell without a wall',
      id,
    ),
  );
}

function isWall(thing: Thing): boolean {
  return has(thing, 'BlocksMovement') && !has(thing, 'Pushable') && !has(thing, 'Patrol');
}

function riftIssues({ things }: LevelPart, level: Level | undefined): readonly Issue[] {
  const taken = new Map<string, string>();
  return things.flatMap(({ path, place, thing }): Issue[] => {
    if (thing === undefined || !has(thing, 'Rift')) return [];
    const issues: Issue[] = [];
    const { at, id, rift } = thing;
    if (level !== undefined && rift !== null && edgeReason(level, rift.to) !== undefined) {
      const { width, height, depth } = level;
      const expected = `a point within ${width} × ${height} × ${depth}`;
      issues.push(levelIssue(joinPath(path, 'to'), 'outOfBounds', expected, rift.to));
    }
    const cell = at.join();
    const other = taken.get(cell);
    if (other !== undefined)
      issues.push(levelIssue(place, 'riftsShareCell', `a different cell from that of ${other}`, at));
    taken.set(cell, id);
    return issues;
  });
}

function distance([ax, ay]: Cell, [bx, by]: Cell): number {
  return Math.abs(ax - bx) + Math.abs(ay - by);
}
