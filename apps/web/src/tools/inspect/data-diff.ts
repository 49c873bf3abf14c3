/** What differs between two pieces of plain data: each place with what was there and what is. */
import type { Json } from '@turnwise/kernel';

export interface DataChange {
  /** `players[0].hand[2]`; empty for the whole. */
  readonly path: string;
  /** Undefined where there was, or is, nothing. */
  readonly before?: Json;
  readonly after?: Json;
}

/** More are not read by anybody. */
const MOST = 200;

export function dataDiff(before: Json, after: Json, most = MOST): readonly DataChange[] {
  const changes: DataChange[] = [];
  compare(changes, '', before, after, most);
  return changes;
}

function compare(
  changes: DataChange[],
  path: string,
  before: Json | undefined,
  after: Json | undefined,
  most: number,
): void {
  if (changes.length >= most || Object.is(before, after)) return;
  if (isList(before) && isList(after)) {
    for (let at = 0; at < Math.max(before.length, after.length); at++)
      compare(changes, `${path}[${at}]`, before[at], after[at], most);
    return;
  }
  if (isMap(before) && isMap(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(changes, path === '' ? key : `${path}.${key}`, before[key], after[key], most);
    return;
  }
  changes.push({
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isMap(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
