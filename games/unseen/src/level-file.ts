/**
 * A level as a file (`docs/levels.md` tells every field). It is read with every issue and its path; a level whose stored
 * solution does not win under its rules is none. Whether its par is the fewest is for `level-check.ts` to say.
 */
import { addIssues, fail, integer, isRecord, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { contentIssues } from './level-content.ts';
import { levelWarnings } from './level-idle.ts';
import { ACTION } from './notation/action.ts';
import { parseAction } from './notation/action-words.ts';
import { levelIssue } from './notation/level-issue.ts';
import type { LevelIssueCode } from './notation/level-issue.ts';
import { levelName, readLevelPart } from './notation/read-level.ts';
import { tooMany } from './notation/too-many.ts';
import { unknownFields } from './notation/unknown-name.ts';
import { playThrough } from './play-through.ts';
import type { Action, Level } from './types.ts';

/** What a level file holds before anybody has solved it. */
export interface LevelDraft {
  readonly id: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly level: Level;
}

export interface LevelFile extends LevelDraft {
  readonly par: number;
  readonly solution: readonly Action[];
}

type Doc = Readonly<Record<string, unknown>>;

export const LEVEL_VERSION = 1;
export const LEVEL_KEYS = [
  '$schema',
  'level',
  'id',
  'name',
  'hint',
  'size',
  'start',
  'preset',
  'rules',
  'things',
  'map',
  'legend',
  'par',
  'solution',
];

export function readLevelFile(document: unknown): Result<LevelFile, readonly Issue[]> {
  const { draft, par, solution, issues } = inspectLevel(document);
  if (draft === undefined || par === undefined || solution === undefined || issues.length > 0) return fail(issues);
  return ok({ ...draft, par, solution });
}

/** The same of a file that may have neither par nor solution; what it has of them is not looked at. */
export function readLevelDraft(document: unknown): Result<LevelDraft, readonly Issue[]> {
  const { draft, issues } = inspectDraft(document);
  return draft === undefined || issues.length > 0 ? fail(issues) : ok(draft);
}

/** All that can be said of a level without the solver. */
export interface InspectedLevel {
  /** Undefined if it could not be read. */
  readonly draft: LevelDraft | undefined;
  /** It can be played and solved: it was read, and its start, its exit and its rifts are where they can be. */
  readonly isPlayable: boolean;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
}

export function inspectDraft(document: unknown): InspectedLevel {
  if (!isLevelLike(document))
    return { draft: undefined, isPlayable: false, issues: [notALevel(document)], warnings: [] };
  const { level, issues, warnings } = readContent(document, HEAD);
  if (level === undefined) return { draft: undefined, isPlayable: false, issues, warnings };
  const { id, name, hint } = document;
  const draft = { id: String(id), name: String(name), hint: typeof hint === 'string' ? hint : undefined, level };
  return { draft, isPlayable: !issues.some(({ code }) => UNPLAYABLE.includes(code)), issues, warnings };
}

/** Codes of content that is wrong in such a way that a solution says nothing. */
const UNPLAYABLE: readonly string[] = ['noExit', 'startBlocked', 'outOfBounds'] satisfies LevelIssueCode[];

/** With par and solution, which are held against each other, and against the level if it can be played. */
export function inspectLevel(
  document: unknown,
): InspectedLevel & { readonly par?: number | undefined; readonly solution?: readonly Action[] | undefined } {
  const inspected = inspectDraft(document);
  if (!isLevelLike(document)) return inspected;
  const issues = [...inspected.issues];
  const par = readPar(document['par'], issues);
  const solution = readSolution(document['solution'], issues);
  const length = Array.isArray(document['solution']) ? document['solution'].length : 0;
  if (par !== undefined && length > 0 && length !== par)
    issues.push(levelIssue('par', 'parMismatch', `the length of the solution, ${length}`, par));
  if (inspected.draft !== undefined && inspected.isPlayable && solution !== undefined)
    addIssues(issues, solutionIssues(inspected.draft.level, solution));
  return { ...inspected, issues, par, solution };
}

/** Of another document it is not worth a line what each field of a level lacks. */
function isLevelLike(document: unknown): document is Doc {
  return isRecord(document) && (document['level'] !== undefined || document['size'] !== undefined);
}

function notALevel(found: unknown): Issue {
  return levelIssue('', 'wrongShape', 'a level: an object with level, id, name and size', found ?? null);
}

/** A level that is given whole to a setup. It needs no version, id or name, and what it has of par and solution is not looked at. */
export function readLevelGiven(document: Doc): Result<Level, readonly Issue[]> {
  const head = HEAD.filter(({ key }) => document[key] !== undefined);
  const { level, issues } = readContent(document, head);
  return level === undefined || issues.length > 0 ? fail(issues) : ok(level);
}

const LONGEST_NAME = 100;

/** A text that a terminal can print: no end of a line, nothing that steers it, turns it round or is not seen. */
function isLine(value: unknown): value is string {
  return typeof value === 'string' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value);
}

interface HeadField {
  readonly key: string;
  readonly code: LevelIssueCode;
  readonly expected: string;
  readonly is: (value: unknown) => boolean;
}

/** What a file says of itself, and a level that is given whole may leave out. */
const HEAD: readonly HeadField[] = [
  {
    key: 'level',
    code: 'unknownVersion',
    expected: `the version of the format, ${LEVEL_VERSION}`,
    is: (value) => value === LEVEL_VERSION,
  },
  {
    key: 'id',
    code: 'wrongShape',
    expected: 'lower-case letters and digits, with hyphens between words',
    is: (value) => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  },
  {
    key: 'name',
    code: 'wrongShape',
    expected: `one line of up to ${LONGEST_NAME} characters`,
    is: (value) => isLine(value) && value !== '' && value.length <= LONGEST_NAME,
  },
];

interface ReadContent extends Pick<InspectedLevel, 'issues' | 'warnings'> {
  readonly level: Level | undefined;
}

function readContent(document: Doc, head: readonly HeadField[]): ReadContent {
  const issues: Issue[] = [...unknownFields(document, '', LEVEL_KEYS)];
  for (const { key, code, expected, is } of head)
    if (!is(document[key])) issues.push(levelIssue(key, code, expected, document[key]));
  for (const key of ['$schema', 'hint'])
    if (document[key] !== undefined && !isLine(document[key]))
      issues.push(levelIssue(key, 'wrongShape', 'one line of text', document[key]));
  const { level, part } = readLevelPart(document, issues, levelName(document));
  const told = new Set(issues.map(({ path }) => path));
  const content = contentIssues(part).filter(({ path }) => !told.has(path));
  return { level, issues: [...issues, ...content], warnings: levelWarnings(part) };
}

function readPar(value: unknown, issues: Issue[]): number | undefined {
  if (integer(1).is(value)) return value;
  issues.push(levelIssue('par', 'wrongShape', 'the fewest actions, at least 1', value));
  return undefined;
}

function readSolution(value: unknown, issues: Issue[]): readonly Action[] | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    issues.push(levelIssue('solution', 'wrongShape', 'a list of actions', value));
    return undefined;
  }
  const large = tooMany('solution', 'solution', value.length);
  if (large !== undefined) {
    issues.push(large);
    return undefined;
  }
  const before = issues.length;
  const actions = value.flatMap((one: unknown, index): Action[] => {
    const action = typeof one === 'string' ? parseAction(one) : ACTION.is(one) ? one : undefined;
    if (action !== undefined) return [action];
    issues.push(
      levelIssue(joinPath('solution', index), 'unknownAction', 'an action, such as "move east" or "wait"', one),
    );
    return [];
  });
  return issues.length > before ? undefined : actions;
}

/** The solution, played: every action goes through, the last one wins. */
function solutionIssues(level: Level, solution: readonly Action[]): readonly Issue[] {
  const { done, phase, refused } = playThrough(level, solution);
  if (refused !== undefined)
    return [levelIssue(joinPath('solution', done), 'solutionRefused', 'an action that the rules allow', refused)];
  if (phase !== 'won' && phase !== 'playing')
    return [levelIssue(joinPath('solution', done - 1), 'solutionLoses', 'an action that does not end the game', phase)];
  if (phase === 'playing') return [levelIssue('solution', 'solutionDoesNotWin', 'actions that win', phase)];
  return done === solution.length
    ? []
    : [levelIssue(joinPath('solution', done), 'solutionTooLong', `${done} actions, which win`, solution.length)];
}
