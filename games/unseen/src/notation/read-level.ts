/**
 * Reads what a position and a level file have in common: size, start, rules and things, with every issue and its path. Of a
 * level that has issues, what could be read is kept, so that other checks can go on with it.
 */
import { addIssues, integer, sizeIssue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { LEVEL_SIZE, UNSEEN_LIMITS } from '../limits.ts';
import { PRESETS } from '../rules-of-level.ts';
import type { Rules } from '../rules-of-level.ts';
import type { Level, Point, Thing } from '../types.ts';
import { levelIssue } from './level-issue.ts';
import { expandMap } from './level-map.ts';
import { INTEGERS, readPoint } from './places.ts';
import type { Bounds } from './places.ts';
import { readRules } from './read-rules.ts';
import { readThings } from './read-things.ts';
import type { WrittenThing } from './read-things.ts';

type Doc = Readonly<Record<string, unknown>>;

const COUNT = integer(1);
const MOST = UNSEEN_LIMITS.side.usual;
const NOTHING = {
  bounds: undefined,
  start: undefined,
  rules: PRESETS.classic,
  doubtful: [],
  things: [],
  mayLackThings: true,
};

/** What a level is called. */
export interface LevelName {
  readonly id?: string;
  readonly name?: string;
}

/** What a document says that its level is called; other values than texts are for the check to tell. */
export function levelName({ id, name }: Doc): LevelName {
  return { ...(typeof id === 'string' ? { id } : {}), ...(typeof name === 'string' ? { name } : {}) };
}

/** What could be read of a level. */
export interface LevelPart {
  /** Undefined if the size could not be read. */
  readonly bounds: Bounds | undefined;
  readonly start: Point | undefined;
  readonly rules: Rules;
  /** Rules of which nobody knows what they were meant to be. */
  readonly doubtful: readonly (keyof Rules)[];
  readonly things: readonly WrittenThing[];
  /** There may be things that could not be read at all. */
  readonly mayLackThings: boolean;
}

export interface ReadLevel {
  /** Undefined if anything of it could not be read. */
  readonly level: Level | undefined;
  readonly part: LevelPart;
}

export function readLevel(given: Doc, issues: Issue[], called: LevelName = {}): Level | undefined {
  return readLevelPart(given, issues, called).level;
}

export function readLevelPart(given: Doc, issues: Issue[], { id = '', name = '' }: LevelName = {}): ReadLevel {
  const found: Issue[] = [];
  const large = sizeIssue(given, '', LEVEL_SIZE);
  if (large !== undefined) {
    issues.push(large);
    return { level: undefined, part: NOTHING };
  }
  const { document, written, isWhole } = expandMap(given, found);
  const size = readSize(document['size'], found);
  const { preset, rules, doubtful } = readRules(document, found);
  // Without a size all that could be in bounds is, so that one mistake is told once.
  const [width, height, depth] = size ?? [MOST, MOST, MOST];
  const bounds: Bounds = { width, height, depth };
  const start = readStart(document['start'], isWhole, bounds, found);
  const things = readThings(document['things'], written, bounds, found);
  // What the legend says of a character is the same wherever that stands.
  const own = [...new Map(found.map((one) => [`${one.path}\n${one.code}\n${one.expected}`, one])).values()];
  addIssues(issues, own);
  const part: LevelPart = {
    bounds: size === undefined ? undefined : bounds,
    start,
    rules,
    doubtful,
    things: things ?? [],
    mayLackThings: !isWhole || things === undefined,
  };
  if (own.length > 0 || start === undefined) return { level: undefined, part };
  return { level: { id, name, ...bounds, start, rules, preset, things: thingsOf(part) }, part };
}

/** Those that could be read, in the order of their ids. */
export function thingsOf({ things }: Pick<LevelPart, 'things'>): readonly Thing[] {
  return things
    .flatMap(({ thing }) => (thing === undefined ? [] : [thing]))
    .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function readSize(value: unknown, issues: Issue[]): Point | undefined {
  if (INTEGERS.is(value) && value.length === 3 && value.every((one) => COUNT.is(one) && one <= MOST))
    return value as unknown as Point;
  issues.push(
    levelIssue(
      'size',
      'wrongShape',
      `width, height and depth in time, each from 1 to ${MOST}, such as [12, 10, 30]`,
      value,
    ),
  );
  return undefined;
}

/** On a map that could not be read there may have been one. */
function readStart(value: unknown, isMapWhole: boolean, bounds: Bounds, issues: Issue[]): Point | undefined {
  if (value !== undefined) return readPoint(value, 'start', bounds, issues);
  if (isMapWhole) issues.push(levelIssue('start', 'wrongShape', 'where the player begins, as [x, y, t]', value));
  return undefined;
}
