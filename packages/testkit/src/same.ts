/** Compares plain data, typed arrays included, and says where two values part. */
import { joinPath, shorten } from '@turnwise/kernel';

export function same(a: unknown, b: unknown): boolean {
  return a === b || difference(a, b) === undefined;
}

/** The first place where the two differ, as `board[3]: 1, and not 2`; undefined when they are equal. */
export function difference(found: unknown, expected: unknown, path = ''): string | undefined {
  if (Object.is(found, expected)) return undefined;
  if (typeof found !== 'object' || typeof expected !== 'object' || found === null || expected === null)
    return unlike(found, expected, path);
  if (Array.isArray(found) !== Array.isArray(expected) || ArrayBuffer.isView(found) !== ArrayBuffer.isView(expected))
    return unlike(found, expected, path);
  if (Array.isArray(found) || ArrayBuffer.isView(found))
    return listDifference(found as ArrayLike<unknown>, expected as unknown as ArrayLike<unknown>, path);
  return recordDifference(found as Fields, expected as Fields, path);
}

type Fields = Readonly<Record<string, unknown>>;

function listDifference(found: ArrayLike<unknown>, expected: ArrayLike<unknown>, path: string): string | undefined {
  if (found.constructor !== expected.constructor || found.length !== expected.length)
    return unlike(found, expected, path);
  for (let i = 0; i < found.length; i++) {
    const part = difference(found[i], expected[i], joinPath(path, i));
    if (part !== undefined) return part;
  }
  return undefined;
}

/** A field that is undefined equals one that is missing, as in JSON. */
function recordDifference(found: Fields, expected: Fields, path: string): string | undefined {
  for (const key in found) {
    const part = difference(found[key], expected[key], joinPath(path, key));
    if (part !== undefined) return part;
  }
  for (const key in expected)
    if (expected[key] !== undefined && found[key] === undefined)
      return unlike(undefined, expected[key], joinPath(path, key));
  return undefined;
}

function unlike(found: unknown, expected: unknown, path: string): string {
  const place = path === '' ? '' : `${path}: `;
  return `${place}${shorten(found)}, and not ${shorten(expected)}`;
}
