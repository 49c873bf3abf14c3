/**
 * Lists of issues that stay small, whatever they are about. Code that finds issues stops at the limit (`addIssue`,
 * `addIssues`, `issuesOfEach`); where the answer leaves, `boundIssues` enforces the limit and says if there are more.
 */
import type { Issue } from './issue.ts';
import { ANSWER_LIMITS } from './limits.ts';
import { shorten, shortText } from './shorten.ts';

const MOST = ANSWER_LIMITS.issues.usual;

/** Whether another issue would not be reported. One over the limit is kept, to know that there are more. */
export function isFull(issues: readonly unknown[]): boolean {
  return issues.length > MOST;
}

/** `make` is not called if the list is full: it may search for a suggestion, which takes time. */
export function addIssue<I extends Issue>(issues: I[], make: () => I): void {
  if (!isFull(issues)) issues.push(make());
}

export function addIssues<I extends Issue>(issues: I[], more: readonly I[]): void {
  for (let i = 0; i < more.length && !isFull(issues); i++) issues.push(more[i] as I);
}

/** The issues of each entry, until there are enough. */
export function issuesOfEach<V, I extends Issue>(
  values: Iterable<V>,
  issuesOf: (value: V, index: number) => readonly I[] | I | undefined,
): I[] {
  const issues: I[] = [];
  let index = 0;
  for (const value of values) {
    if (isFull(issues)) break;
    const found = issuesOf(value, index++);
    if (Array.isArray(found)) addIssues(issues, found as readonly I[]);
    else if (found !== undefined) issues.push(found as I);
  }
  return issues;
}

/** The issues as an answer reports them: not too many, none too long. Returns the list itself if it is already within the limits. */
export function boundIssues<I extends Issue>(issues: readonly I[], last: (more: Issue) => I): readonly I[];
export function boundIssues(issues: readonly Issue[]): readonly Issue[];
export function boundIssues(issues: readonly Issue[], last: (more: Issue) => Issue = (more) => more): readonly Issue[] {
  const told: Issue[] = [];
  let room = ANSWER_LIMITS.issueCharacters.usual;
  let same = true;
  for (const one of issues) {
    const short = boundIssue(one);
    room -= JSON.stringify(short).length + 1;
    if (told.length >= MOST || room < 0) return [...told, last(MORE)];
    same &&= short === one;
    told.push(short);
  }
  return same ? issues : told;
}

const MORE: Issue = {
  path: '',
  code: 'moreIssues',
  expected: 'these issues to be fixed first: there are more than are listed',
};

function boundIssue(one: Issue): Issue {
  const path = shortText(one.path, ANSWER_LIMITS.issuePath.usual);
  const expected = shortText(one.expected, ANSWER_LIMITS.issueExpected.usual);
  const isLong = one.found !== undefined && one.found.length > ANSWER_LIMITS.issueFound.usual;
  if (path === one.path && expected === one.expected && !isLong) return one;
  return { ...one, path, expected, ...(isLong ? { found: shorten(one.found) } : {}) };
}
