/** Shapes that the files of the tables have in common. */
import { integer, isRecord, issue, joinPath, list, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { SAVES } from './types.ts';
import type { SaveKind, Saves } from './types.ts';

export const THAC0: Shape<number> = integer(1, 20);

export const SAVE: Shape<SaveKind> = oneOf(SAVES);

/** Five figures in the order of `SAVES`. */
export const SAVING_THROWS: Shape<Saves> = sized(integer(2, 20), SAVES.length) as unknown as Shape<Saves>;

/** A list of so many. */
export function sized<V>(item: Shape<V>, length: number): Shape<readonly V[]> {
  const items = list(item);
  const expected = `a list of ${length}, each ${item.expected}`;
  const is = (value: unknown): value is readonly V[] => items.is(value) && value.length === length;
  return {
    expected,
    is,
    issues(value, path) {
      const inner = items.issues(value, path);
      return inner.length > 0 || is(value) ? inner : [issue(path, 'wrongShape', expected, value)];
    },
  };
}

/** A word, or what it is short for. The issues are those of the one that was meant. */
export function wordOr<V>(word: Shape<string>, whole: Shape<V>): Shape<string | V> {
  const meant = (value: unknown): Shape<string | V> => (typeof value === 'string' ? word : whole);
  return {
    expected: `${word.expected}, or ${whole.expected}`,
    is: (value): value is string | V => meant(value).is(value),
    issues: (value, path) => meant(value).issues(value, path),
  };
}

/** Values by level: `{ "1": 1, "6": 3 }`. */
export function byLevel<V>(item: Shape<V>): Shape<Readonly<Record<number, V>>> {
  const expected = `by level, each ${item.expected}`;
  const issues = (value: unknown, path: string): Issue[] => {
    if (!isRecord(value)) return [issue(path, 'wrongShape', expected, value ?? null)];
    return Object.entries(value).flatMap(([level, one]) =>
      /^[1-9]\d?$/.test(level)
        ? item.issues(one, joinPath(path, level))
        : [issue(joinPath(path, level), 'wrongShape', 'a level from 1 to 99', level)],
    );
  };
  return { expected, is: (value): value is Readonly<Record<number, V>> => issues(value, '').length === 0, issues };
}

/** Objects that differ by their `kind`. */
export function byKind<V extends { readonly kind: string }>(shapes: {
  readonly [K in V['kind']]: Shape<Extract<V, { readonly kind: K }>>;
}): Shape<V> {
  const kinds = Object.keys(shapes) as V['kind'][];
  const kind = oneOf(kinds);
  const expected = `an object of kind ${kinds.join(', ')}`;
  const issues = (value: unknown, path: string): Issue[] => {
    if (!isRecord(value)) return [issue(path, 'wrongShape', expected, value ?? null)];
    const found = value['kind'];
    return kind.is(found) ? shapes[found].issues(value, path) : kind.issues(found, joinPath(path, 'kind'));
  };
  return { expected, is: (value): value is V => issues(value, '').length === 0, issues };
}

/** Rows that go up to a level: from the lowest to the highest, each once. */
export function ascendingIssues(rows: readonly { readonly upTo: number }[], path: string): readonly Issue[] {
  if (rows.length === 0) return [issue(path, 'noRows', 'at least one row', rows)];
  return rows.flatMap(({ upTo }, index) => {
    const before = index === 0 ? 0 : (rows[index - 1]?.upTo ?? 0);
    const place = joinPath(joinPath(path, index), 'upTo');
    return upTo > before ? [] : [issue(place, 'notAscending', `more than ${before}`, upTo)];
  });
}
