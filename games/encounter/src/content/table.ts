/**
 * A table of a file: entries by id. An entry is checked against its shape, then for what no shape can tell, then made whole
 * with the defaults. An entry as the rules have it, whole and with its id, is read as well: null is as good as left out.
 */
import { addIssues, isInherited, isRecord, issue, issuesUnder, joinPath } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { nearest } from '@turnwise/game';
import { ENCOUNTER_LIMITS } from '../limits.ts';

/** Ids that an entry may refer to. */
export interface Known {
  readonly classes: readonly string[];
  readonly conditions: readonly string[];
}

export interface Table<Written, Entry> {
  readonly shape: Shape<Written>;
  /** What is left out takes its default. A name that is left out is the id in words. */
  readonly make: (written: Written, id: string) => Entry;
  /** At their paths within the entry. */
  readonly issues?: (written: Written, known: Known) => readonly Issue[];
}

/** The entries that are well written. Everything wrong with the others is added to the issues. */
export function readTable<Written, Entry>(
  { shape, make, issues: further }: Table<Written, Entry>,
  entries: unknown,
  path: string,
  known: Known,
  issues: Issue[],
): Readonly<Record<string, Entry>> {
  if (entries === undefined) return {};
  if (!isRecord(entries)) {
    issues.push(issue(path, 'wrongShape', 'entries by id', entries));
    return {};
  }
  const { usual: most, unit } = ENCOUNTER_LIMITS.tableEntries;
  const count = Object.keys(entries).length;
  if (count > most) {
    issues.push(issue(path, 'tooMany', `at most ${most} ${unit}`, count));
    return {};
  }
  const read = Object.entries(entries).flatMap(([id, given]): [string, Entry][] => {
    const place = joinPath(path, id);
    const written = withoutId(leftOut(given), id);
    if (!ID.test(id) || isInherited(id))
      issues.push(issue(place, 'badId', 'an id in camelCase, or words joined by hyphens, of at most 80 letters', id));
    if (!shape.is(written)) {
      addIssues(issues, shape.issues(written, place));
      return [];
    }
    addIssues(issues, issuesUnder(place, further?.(written, known) ?? []));
    return [[id, make(written, id)]];
  });
  return Object.fromEntries(read);
}

/** The value without fields that are null, at any depth. */
function leftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leftOut);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([key, field]) => [key, leftOut(field)]));
}

/** An entry may say its own id; another one is left in, so that it is told as a field that nobody knows. */
function withoutId(entry: unknown, id: string): unknown {
  if (!isRecord(entry) || entry['id'] !== id) return entry;
  const { id: _, ...rest } = entry;
  return rest;
}

/** The issue of an id that nothing has, with the one that was most likely meant. */
export function unknownIssues(path: string, what: string, known: readonly string[], found: string): readonly Issue[] {
  if (known.includes(found)) return [];
  const near = nearest(found, known);
  return [
    issue(path, 'unknownId', `the id of a ${what}${near === undefined ? '' : ` (did you mean ${near}?)`}`, found),
  ];
}

/** `giantRat` is a giant rat. */
export function nameOf(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const ID = /^(?=.{1,80}$)[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/;
