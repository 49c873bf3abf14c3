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
  const [left, right] = partingTexts(whole(found), whole(expected));
  return `${place}${left}, and not ${right}`;
}

/** Characters of a long value that are shown, and how many of them stand before the first that differs. */
const SHOWN = 60;
const BEFORE = 20;

/** Two texts, cut to where they part if one is long. */
function partingTexts(a: string, b: string): readonly [string, string] {
  if (a.length <= SHOWN && b.length <= SHOWN) return [a, b];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const cut = (text: string): string =>
    `${from === 0 ? '' : '…'}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`;
  return [cut(a), cut(b)];
}

/** As JSON; what JSON cannot write is told by its type. */
function whole(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return shorten(value);
  }
}
