/** Compares plain data, typed arrays included, and says where two values part. */
import { joinPath, shorten } from '@turnwise/kernel';

/** A field that is undefined equals one that is missing, as in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const list = isList(a);
  if (list !== isList(b)) return false;
  return list ? sameLists(a as ArrayLike<unknown>, b as ArrayLike<unknown>) : sameRecords(a as Fields, b as Fields);
}

function isList(value: object): boolean {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

function sameLists(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.constructor !== b.constructor || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameRecords(a: Fields, b: Fields): boolean {
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

/** The first place where the two differ, as `board[3]: 1, and not 2`; undefined when they are equal. */
export function difference(found: unknown, expected: unknown, path = ''): string | undefined {
  // Most are, so that no path is built before it is needed.
  if (same(found, expected)) return undefined;
  if (!areAlike(found, expected)) return unlike(found, expected, path);
  const list = isList(found as object);
  const [left, right] = [found as Fields, expected as Fields];
  for (const key of Object.keys({ ...left, ...right })) {
    const part = difference(left[key], right[key], joinPath(path, list ? Number(key) : key));
    if (part !== undefined) return part;
  }
  return 'by something that is no field';
}

/** Whether both are records, or lists of one kind and length, so that one can look into them. */
function areAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isList(a) || !isList(b)) return isList(a) === isList(b);
  return a.constructor === b.constructor && (a as { length?: number }).length === (b as { length?: number }).length;
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
