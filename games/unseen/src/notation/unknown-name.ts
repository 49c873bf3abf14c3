/** Names that nobody knows, each with the one that was most likely meant. */
import { nearest } from '@turnwise/game';
import { issuesOfEach, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { levelIssue } from './level-issue.ts';
import type { LevelIssueCode } from './level-issue.ts';

export function unknownName(path: string, code: LevelIssueCode, known: readonly string[], found: unknown): Issue {
  const near = typeof found === 'string' ? nearest(found, known) : undefined;
  const meant = near === undefined ? '' : ` (did you mean ${near}?)`;
  return levelIssue(path, code, `one of ${known.join(', ')}${meant}`, found);
}

export function unknownFields(
  value: Readonly<Record<string, unknown>>,
  path: string,
  known: readonly string[],
): readonly Issue[] {
  return issuesOfEach(Object.keys(value), (key) =>
    known.includes(key) ? undefined : unknownName(joinPath(path, key), 'unknownField', known, key),
  );
}
