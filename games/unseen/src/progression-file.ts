/**
 * A progression as a file: `{ progression: 1, levels: [{ id, teaches, needs?: { actions?, things? } }, …] }`, the levels of
 * a folder in the order in which they are played. It is checked against them, with every issue and its path.
 */
import { addIssues, isRecord, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { ACTIONS } from './actions.ts';
import { inspectDraft } from './level-file.ts';
import { levelIssue } from './notation/level-issue.ts';
import type { LevelIssueCode } from './notation/level-issue.ts';
import { unknownFields, unknownName } from './notation/unknown-name.ts';

const PROGRESSION_VERSION = 1;
const KEYS = ['progression', 'levels'];
const LESSON_KEYS = ['id', 'teaches', 'needs'];
const NEEDS_KEYS = ['actions', 'things'];
const ACTION_KINDS = [...new Set(ACTIONS.map(({ kind }) => kind))];

/** `folder` holds the documents of all its levels. */
export function progressionIssues(document: unknown, folder: readonly unknown[]): readonly Issue[] {
  if (!isRecord(document) || (document['levels'] === undefined && document['progression'] === undefined))
    return [levelIssue('', 'wrongShape', 'a progression: an object with progression and levels', document ?? null)];
  const issues = [...unknownFields(document, '', KEYS)];
  if (document['progression'] !== PROGRESSION_VERSION)
    issues.push(
      levelIssue(
        'progression',
        'unknownVersion',
        `the version of the format, ${PROGRESSION_VERSION}`,
        document['progression'] ?? null,
      ),
    );
  const ids = folder.flatMap((one) => (isRecord(one) && typeof one['id'] === 'string' ? [one['id']] : []));
  const levelOf = (id: unknown): unknown => folder.find((one) => isRecord(one) && one['id'] === id);
  const listed = new Set<string>();
  const lessons: unknown = document['levels'];
  if (!Array.isArray(lessons))
    return [...issues, levelIssue('levels', 'wrongShape', 'a list of lessons', lessons ?? null)];
  lessons.forEach((lesson: unknown, index) => {
    const path = joinPath('levels', index);
    if (!isRecord(lesson))
      return void issues.push(levelIssue(path, 'wrongShape', 'a lesson with id and teaches', lesson));
    addIssues(issues, unknownFields(lesson, path, LESSON_KEYS));
    const { id, teaches, needs } = lesson;
    if (typeof id !== 'string' || !ids.includes(id))
      issues.push(unknownName(joinPath(path, 'id'), 'unknownLevel', ids, id ?? null));
    else if (listed.has(id)) issues.push(levelIssue(joinPath(path, 'id'), 'duplicateId', 'each level once', id));
    listed.add(String(id));
    if (typeof teaches !== 'string' || teaches === '')
      issues.push(levelIssue(joinPath(path, 'teaches'), 'wrongShape', 'what the level teaches', teaches ?? null));
    addIssues(issues, needsIssues(needs, joinPath(path, 'needs'), levelOf(id)));
  });
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      issues.push(levelIssue('levels', 'duplicateId', 'one level with this id in the folder', id));
    else if (!listed.has(id))
      issues.push(levelIssue('levels', 'levelLeftOut', `${id} as well, which is in the folder`));
  });
  return issues;
}

/** What a level is said to need: kinds of actions, and things that it has. */
function needsIssues(needs: unknown, path: string, level: unknown): readonly Issue[] {
  if (needs === undefined) return [];
  if (!isRecord(needs)) return [levelIssue(path, 'wrongShape', 'lists of actions and things', needs)];
  const { actions = [], things = [] } = needs;
  const { draft } = inspectDraft(level);
  const ids = draft?.level.things.map(({ id }) => id);
  return [
    ...unknownFields(needs, path, NEEDS_KEYS),
    ...unknownItems(actions, joinPath(path, 'actions'), 'unknownAction', ACTION_KINDS),
    // Of a level that cannot be read, nobody knows which things it has.
    ...(ids === undefined ? [] : unknownItems(things, joinPath(path, 'things'), 'unknownThing', ids)),
  ];
}

function unknownItems(value: unknown, path: string, code: LevelIssueCode, known: readonly string[]): readonly Issue[] {
  if (!Array.isArray(value)) return [levelIssue(path, 'wrongShape', 'a list', value)];
  return value.flatMap((one: unknown, index) =>
    (known as readonly unknown[]).includes(one) ? [] : [unknownName(joinPath(path, index), code, known, one)],
  );
}
