/** What is played: a level that ships, by name, or one that is given whole. */
import { abort, isRecord, issue } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json, Shape } from '@turnwise/kernel';
import { LEVELS } from './levels.ts';
import { readLevel } from './notation/read-level.ts';
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
    return Object.hasOwn(LEVELS, value) ? [] : [issue(path, 'unknownLevel', LEVEL.expected, value)];
  if (!isRecord(value)) return [issue(path, 'wrongShape', LEVEL.expected, value)];
  const issues: Issue[] = [];
  readLevel(value, issues);
  return issues.map((one) => ({ ...one, path: path === '' ? one.path : `${path}.${one.path}` }));
}

export function levelOf(options: Json): Level {
  const given = isRecord(options) ? options['level'] : undefined;
  const document = given === undefined ? Object.values(LEVELS)[0] : typeof given === 'string' ? LEVELS[given] : given;
  const issues: Issue[] = [];
  const level = isRecord(document) ? readLevel(document, issues, nameOf(document)) : undefined;
  if (level === undefined) throw abort('badLevel', { issues });
  return level;
}

function nameOf(document: Readonly<Record<string, unknown>>): string {
  return typeof document['name'] === 'string' ? document['name'] : '';
}
