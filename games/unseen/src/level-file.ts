/**
 * A level as a file: `{ level: 1, id, name, hint?, size, start, preset?, rules?, things, map?, legend?, par, solution }`.
 * `level` is the version of the format; `par` is the fewest actions, and `solution` so many that win, as words (`move
 * east`) or whole (`{ kind: move, dir: east }`). It is read with every issue and its path; a level whose solution does not
 * win under its rules is none.
 */
import { fail, integer, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import { contentIssues } from './level-content.ts';
import { ACTION } from './notation/action.ts';
import { parseAction } from './notation/action-words.ts';
import { readLevel } from './notation/read-level.ts';
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
const KEYS = [
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
  if (!isRecord(document)) return notALevel(document);
  const issues: Issue[] = [];
  const draft = readDraft(document, issues);
  const par = readPar(document['par'], issues);
  const solution = readSolution(document['solution'], issues);
  if (draft === undefined || par === undefined || solution === undefined) return fail(issues);
  if (solution.length !== par)
    issues.push(issue('par', 'parMismatch', `the length of the solution, ${solution.length}`, par));
  issues.push(...solutionIssues(draft.level, solution));
  return issues.length > 0 ? fail(issues) : ok({ ...draft, par, solution });
}

/** The same of a file that may have neither par nor solution; what it has of them is not looked at. */
export function readLevelDraft(document: unknown): Result<LevelDraft, readonly Issue[]> {
  if (!isRecord(document)) return notALevel(document);
  const issues: Issue[] = [];
  const draft = readDraft(document, issues);
  return draft === undefined || issues.length > 0 ? fail(issues) : ok(draft);
}

function notALevel(found: unknown): Result<never, readonly Issue[]> {
  return fail([issue('', 'wrongShape', 'a level: an object with level, id, name, size and things', found ?? null)]);
}

/** Undefined if the level itself cannot be read; content that is wrong is among the issues. */
function readDraft(document: Doc, issues: Issue[]): LevelDraft | undefined {
  for (const key of Object.keys(document))
    if (!KEYS.includes(key)) issues.push(issue(key, 'unknownField', `one of ${KEYS.join(', ')}`, document[key]));
  if (document['level'] !== LEVEL_VERSION)
    issues.push(
      issue('level', 'unknownVersion', `the version of the format, ${LEVEL_VERSION}`, document['level'] ?? null),
    );
  const id = document['id'];
  if (typeof id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    issues.push(issue('id', 'wrongShape', 'small letters and digits, with dashes between words', id ?? null));
  const name = document['name'];
  if (typeof name !== 'string' || name === '') issues.push(issue('name', 'wrongShape', 'a name', name ?? null));
  const hint = document['hint'];
  if (hint !== undefined && typeof hint !== 'string') issues.push(issue('hint', 'wrongShape', 'a text', hint));
  const places = new Map<string, string>();
  const level = readLevel(document, issues, String(name), places);
  if (level === undefined) return undefined;
  issues.push(...contentIssues(level, places));
  return { id: String(id), name: String(name), hint: typeof hint === 'string' ? hint : undefined, level };
}

function readPar(value: unknown, issues: Issue[]): number | undefined {
  if (integer(1).is(value)) return value;
  issues.push(issue('par', 'wrongShape', 'the fewest actions, at least 1', value ?? null));
  return undefined;
}

function readSolution(value: unknown, issues: Issue[]): readonly Action[] | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    issues.push(issue('solution', 'wrongShape', 'a list of actions', value ?? null));
    return undefined;
  }
  const before = issues.length;
  const actions = value.flatMap((one: unknown, index): Action[] => {
    const action = typeof one === 'string' ? parseAction(one) : ACTION.is(one) ? one : undefined;
    if (action !== undefined) return [action];
    issues.push(issue(joinPath('solution', index), 'unknownAction', 'an action, as "move east" or "wait"', one));
    return [];
  });
  return issues.length > before ? undefined : actions;
}

/** The solution, played: every action goes through, the last one wins. */
function solutionIssues(level: Level, solution: readonly Action[]): readonly Issue[] {
  const { done, phase, refused } = playThrough(level, solution);
  if (refused !== undefined)
    return [issue(joinPath('solution', done), 'solutionRefused', 'an action that the rules allow', refused)];
  if (phase !== 'won' && phase !== 'playing')
    return [issue(joinPath('solution', done - 1), 'solutionLoses', 'an action after which the game goes on', phase)];
  if (phase === 'playing') return [issue('solution', 'solutionDoesNotWin', 'actions that win', phase)];
  return done === solution.length
    ? []
    : [issue(joinPath('solution', done), 'solutionTooLong', `${done} actions, which win`, solution.length)];
}
