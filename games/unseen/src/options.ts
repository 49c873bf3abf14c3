/** What is played: a level that ships, by name, or one that is given whole. */
import { abort, isRecord, issuesUnder } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Shape } from '@turnwise/kernel';
import { readLevelGiven } from './level-file.ts';
import { LEVELS } from './levels.ts';
import { levelIssue } from './notation/level-issue.ts';
import { levelName, readLevel } from './notation/read-level.ts';
import { unknownName } from './notation/unknown-name.ts';
import type { Level } from './types.ts';

const LEVEL: Shape<unknown> = {
  expected: `a level: ${Object.keys(LEVELS).join(', ')}, or one given whole`,
  optional: true,
  is: (value): value is unknown => value === undefined || issuesOf(value, '').length === 0,
  issues: issuesOf,
};

export const OPTIONS: FieldShapes<Record<string, unknown>> = { level: LEVEL };

function issuesOf(value: unknown, path: string): Issue[] {
  if (value === undefined) return [];
  if (typeof value === 'string')
    return Object.hasOwn(LEVELS, value) ? [] : [unknownName(path, 'unknownLevel', Object.keys(LEVELS), value)];
  if (!isRecord(value)) return [levelIssue(path, 'wrongShape', LEVEL.expected, value)];
  const read = readLevelGiven(value);
  return read.ok ? [] : [...issuesUnder(path, read.error)];
}

export function levelOf(options: Json): Level {
  const given = isRecord(options) ? options['level'] : undefined;
  const document = given === undefined ? Object.values(LEVELS)[0] : typeof given === 'string' ? LEVELS[given] : given;
  const issues: Issue[] = [];
  const level = isRecord(document) ? readLevel(document, issues, levelName(document)) : undefined;
  if (level === undefined) throw abort('badLevel', { issues });
  return level;
}
