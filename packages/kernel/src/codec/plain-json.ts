/**
 * Plain data as JSON: a typed array stands as `{ "$typed": [type, numbers] }`, and keys are written by code unit, so that equal
 * data give equal text. Anything that is not plain data, on the way out or in, is an issue with its path; nothing here throws.
 */
import { addIssue } from '../issue-list.ts';
import { issue, joinPath } from '../issue.ts';
import type { Issue } from '../issue.ts';
import { byCodeUnit, isRecord } from '../json.ts';
import type { Json, JsonRecord } from '../json.ts';
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { TYPED_ARRAYS, typedArrayName } from './typed-arrays.ts';
import type { TypedArray, TypedArrayName } from './typed-arrays.ts';

export function toJson(value: unknown, path: string): Result<Json, readonly Issue[]> {
  const issues: Issue[] = [];
  const json = write(value, path, 0, issues);
  return issues.length > 0 ? fail(issues) : ok(json);
}

export function fromJson(json: unknown, path: string): Result<unknown, readonly Issue[]> {
  const issues: Issue[] = [];
  const value = read(json, path, 0, issues);
  return issues.length > 0 ? fail(issues) : ok(value);
}

/** Deeper data is assumed to be a cycle. */
const DEEPEST = 500;

const PLAIN = 'plain data: null, booleans, integers, texts, lists, records, typed arrays of up to 32 bits';

function write(value: unknown, path: string, depth: number, issues: Issue[]): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return integerOf(value, path, issues);
  if (typeof value !== 'object') return refuse(issues, path, 'notPlain', PLAIN, value);
  if (depth > DEEPEST) return refuse(issues, path, 'tooDeep', 'plain data without a cycle');
  const typed = typedArrayName(value);
  if (typed !== undefined) return { $typed: [typed, Array.from(value as TypedArray)] };
  // By index, so that a hole is found.
  if (Array.isArray(value))
    return Array.from(value, (item: unknown, index) => write(item, joinPath(path, index), depth + 1, issues));
  return isPlainRecord(value)
    ? writeRecord(value, path, depth, issues)
    : refuse(issues, path, 'notPlain', PLAIN, value);
}

function writeRecord(record: JsonRecord, path: string, depth: number, issues: Issue[]): Json {
  const out: Record<string, Json> = {};
  for (const key of Object.keys(record).sort(byCodeUnit)) {
    if (record[key] === undefined) continue;
    const place = joinPath(path, key);
    if (isReserved(key)) refuse(issues, place, 'reservedName', RESERVED);
    else out[key] = write(record[key], place, depth + 1, issues);
  }
  return out;
}

function read(json: unknown, path: string, depth: number, issues: Issue[]): unknown {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return integerOf(json, path, issues);
  if (depth > DEEPEST) return refuse(issues, path, 'tooDeep', `at most ${DEEPEST} levels`);
  if (Array.isArray(json))
    return Array.from(json, (item: unknown, index) => read(item, joinPath(path, index), depth + 1, issues));
  if (!isRecord(json) || !isPlainRecord(json)) return refuse(issues, path, 'notPlain', 'JSON', json);
  const keys = Object.keys(json);
  if (keys.length === 1 && keys[0] === '$typed') return readTyped(json['$typed'], path, issues);
  const out: Record<string, unknown> = {};
  for (const key of keys) {
    const place = joinPath(path, key);
    if (isReserved(key)) refuse(issues, place, 'reservedName', RESERVED);
    else out[key] = read(json[key], place, depth + 1, issues);
  }
  return out;
}

function readTyped(written: unknown, path: string, issues: Issue[]): unknown {
  const [type, numbers] = Array.isArray(written) ? (written as unknown[]) : [];
  if (!isTypedArrayName(type) || !Array.isArray(numbers))
    return refuse(issues, path, 'wrongTyped', '{ "$typed": [type, numbers] }', written ?? null);
  const array = TYPED_ARRAYS[type].from(numbers as number[]);
  // A number that did not fit has changed on its way in; a hole reads as undefined and never equals a number.
  for (const [index, number] of array.entries())
    if (number !== numbers[index])
      return refuse(issues, joinPath(path, index), 'outOfRange', `an integer that fits in a ${type}`, numbers[index]);
  return array;
}

/** The number, with -0 as 0, or an issue. */
function integerOf(value: number, path: string, issues: Issue[]): number | null {
  if (!Number.isSafeInteger(value)) return refuse(issues, path, 'notInteger', 'an integer', String(value));
  return value === 0 ? 0 : value;
}

function refuse(issues: Issue[], path: string, code: string, expected: string, found?: unknown): null {
  addIssue(issues, () => issue(path, code, expected, found));
  return null;
}

const RESERVED = 'a name other than __proto__ that does not begin with $, which the codec uses itself';

function isReserved(key: string): boolean {
  return key.startsWith('$') || key === '__proto__';
}

function isPlainRecord(value: object): value is JsonRecord {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isTypedArrayName(value: unknown): value is TypedArrayName {
  return typeof value === 'string' && Object.hasOwn(TYPED_ARRAYS, value);
}
