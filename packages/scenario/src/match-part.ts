/**
 * Partial matching: what is written must be there; what is not written may be anything.
 *
 * - A map matches if each written key matches. An absent value counts as a map without keys.
 * - A list matches element by element and in length; `{ includes }`, `{ excludes }` and `{ unordered }` demand less. An
 *   absent list equals `[]`.
 * - A scalar matches if it is equal, or is one of `{ oneOf }`. An absent value equals null.
 *
 * A map of matcher words is not a matcher if it is compared with a map that has such a key: a game may use those words itself.
 */
import { isRecord, joinPath } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { assign } from './assign.ts';
import { isMatcher } from './matchers.ts';
import type { Matcher } from './matchers.ts';

/** One way in which a value differs from what was written. */
export type Difference =
  /** A different value; `found` is undefined if there is none. */
  | { readonly kind: 'unequal'; readonly path: string; readonly expected: Json; readonly found: Json | undefined }
  /** No element of a list matches. */
  | { readonly kind: 'missing'; readonly path: string; readonly expected: Json; readonly found: readonly Json[] }
  /** An element that should not be there. */
  | { readonly kind: 'unwanted'; readonly path: string; readonly expected: Json; readonly found: Json }
  /** Different elements, in any order: which were missing, and which were unexpected. */
  | {
      readonly kind: 'unordered';
      readonly path: string;
      readonly expected: readonly Json[];
      readonly found: readonly Json[];
      readonly missing: readonly Json[];
      readonly extra: readonly Json[];
    };

/** Every difference, with its path inside the value; none when it matches. */
export function matchPart(expected: Json, found: Json | undefined, path = ''): readonly Difference[] {
  if (isMatcher(expected) && !hasKeyOf(expected, found)) return matchMatcher(expected, expected, found, path);
  if (Array.isArray(expected)) return matchList(expected, found, path);
  if (isRecord(expected)) return matchMap(expected, found, path);
  return expected === (found ?? null) ? [] : [{ kind: 'unequal', path, expected, found }];
}

export function matches(expected: Json, found: Json | undefined): boolean {
  return matchPart(expected, found).length === 0;
}

function hasKeyOf(matcher: Matcher, found: Json | undefined): boolean {
  return isRecord(found) && Object.keys(matcher).some((key) => Object.hasOwn(found, key));
}

function matchMap(
  expected: Readonly<Record<string, Json>>,
  found: Json | undefined,
  path: string,
): readonly Difference[] {
  const map = found ?? {};
  if (!isRecord(map)) return [{ kind: 'unequal', path, expected, found }];
  const differences = Object.entries(expected).flatMap(([key, value]) =>
    matchPart(value, Object.hasOwn(map, key) ? map[key] : undefined, joinPath(path, key)),
  );
  // If the whole map is missing, one line says so better than one for each key.
  return (found ?? null) === null && differences.length > 0
    ? [{ kind: 'unequal', path, expected, found }]
    : differences;
}

function matchList(expected: readonly Json[], found: Json | undefined, path: string): readonly Difference[] {
  const list = found ?? [];
  if (!Array.isArray(list) || list.length !== expected.length) return [{ kind: 'unequal', path, expected, found }];
  return expected.flatMap((value, index) => matchPart(value, list[index] as Json, joinPath(path, index)));
}

/** What each word of the matcher says must hold. */
function matchMatcher(matcher: Matcher, expected: Json, found: Json | undefined, path: string): readonly Difference[] {
  const { includes, excludes, unordered, oneOf } = matcher;
  const differences: Difference[] = [];
  if (oneOf !== undefined && !oneOf.some((value) => matches(value, found)))
    differences.push({ kind: 'unequal', path, expected, found });
  if (includes === undefined && excludes === undefined && unordered === undefined) return differences;
  const list = found ?? [];
  if (!Array.isArray(list)) return [{ kind: 'unequal', path, expected, found }];
  for (const value of includes ?? [])
    if (!list.some((one) => matches(value, one as Json)))
      differences.push({ kind: 'missing', path, expected: value, found: list });
  for (const value of excludes ?? []) {
    const index = list.findIndex((one) => matches(value, one as Json));
    if (index >= 0)
      differences.push({ kind: 'unwanted', path: joinPath(path, index), expected: value, found: list[index] as Json });
  }
  return unordered === undefined ? differences : [...differences, ...matchUnordered(unordered, list, path)];
}

function matchUnordered(expected: readonly Json[], found: readonly Json[], path: string): readonly Difference[] {
  const partner = assign(expected.length, found.length, (left, right) => matches(expected[left] as Json, found[right]));
  const missing = expected.filter((_, index) => partner[index] === undefined);
  const extra = found.filter((_, index) => !partner.includes(index));
  if (missing.length === 0 && extra.length === 0) return [];
  return [{ kind: 'unordered', path, expected, found, missing, extra }];
}
