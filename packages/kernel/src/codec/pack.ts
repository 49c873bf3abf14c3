/**
 * A state as `{ header, payload }`: the header is JSON, and every typed array and longer list of small integers in it is a
 * reference `{ "$words": [type, offset, length] }` into one payload of 32-bit words, which a worker can take over whole.
 * As JSON alone, typed arrays stand as `{ "$typed": [type, numbers] }`. Keys are written by code unit, so equal states give
 * equal bytes. What is no plain data, on the way out or in, is an issue with its path; nothing here throws.
 */
import { issue, joinPath } from '../issue.ts';
import type { Issue } from '../issue.ts';
import { byCodeUnit, isRecord } from '../json.ts';
import type { Json, JsonRecord } from '../json.ts';
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { TYPED_ARRAYS, typedArrayName } from './typed-arrays.ts';
import type { TypedArray, TypedArrayName } from './typed-arrays.ts';

export interface Packed {
  readonly header: Json;
  readonly payload: Uint32Array;
}

export function pack(value: unknown, path: string): Result<Packed, readonly Issue[]> {
  const words: number[] = [];
  const header = written(value, path, (type, numbers) => {
    const offset = words.length;
    if (type === 'list') for (const number of numbers) words.push(number >>> 0);
    else packBytes(numbers as TypedArray, words);
    return { $words: [type, offset, numbers.length] };
  });
  return header.ok ? ok({ header: header.value, payload: Uint32Array.from(words) }) : header;
}

export function toJson(value: unknown, path: string): Result<Json, readonly Issue[]> {
  return written(value, path, (type, numbers) =>
    type === 'list' ? undefined : { $typed: [type, Array.from(numbers)] },
  );
}

/** Reads both forms. */
export function unpack(header: unknown, payload: Uint32Array, path: string): Result<unknown, readonly Issue[]> {
  const reading: Reading = { payload, issues: [] };
  const value = read(header, path, 0, reading);
  return reading.issues.length > 0 ? fail(reading.issues) : ok(value);
}

/** Lists shorter than this stay in the header. */
const SHORTEST = 4;

/** Deeper data is taken for a circle. */
const DEEPEST = 500;

const PLAIN = 'plain data: null, booleans, integers, texts, lists, records, typed arrays of up to 32 bits';

type Refer = (type: TypedArrayName | 'list', numbers: TypedArray | readonly number[]) => Json | undefined;

interface Writing {
  readonly refer: Refer;
  readonly issues: Issue[];
}

function written(value: unknown, path: string, refer: Refer): Result<Json, readonly Issue[]> {
  const writing: Writing = { refer, issues: [] };
  const json = write(value, path, 0, writing);
  return writing.issues.length > 0 ? fail(writing.issues) : ok(json);
}

function write(value: unknown, path: string, depth: number, writing: Writing): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return integerOf(value, path, writing.issues);
  if (typeof value !== 'object') return refuse(writing.issues, path, 'notPlain', PLAIN, value);
  if (depth > DEEPEST) return refuse(writing.issues, path, 'tooDeep', 'plain data without a circle');
  const typed = typedArrayName(value);
  if (typed !== undefined) return writing.refer(typed, value as TypedArray) ?? null;
  if (Array.isArray(value)) {
    const reference = isIntegers(value) ? writing.refer('list', value) : undefined;
    // By index, so that a hole is found.
    return (
      reference ?? Array.from(value, (item: unknown, index) => write(item, joinPath(path, index), depth + 1, writing))
    );
  }
  return isPlainRecord(value)
    ? writeRecord(value, path, depth, writing)
    : refuse(writing.issues, path, 'notPlain', PLAIN, value);
}

function writeRecord(record: JsonRecord, path: string, depth: number, writing: Writing): Json {
  const out: Record<string, Json> = {};
  for (const key of Object.keys(record).sort(byCodeUnit)) {
    if (record[key] === undefined) continue;
    const place = joinPath(path, key);
    if (isReserved(key)) refuse(writing.issues, place, 'reservedName', RESERVED);
    else out[key] = write(record[key], place, depth + 1, writing);
  }
  return out;
}

interface Reading {
  readonly payload: Uint32Array;
  readonly issues: Issue[];
}

function read(json: unknown, path: string, depth: number, reading: Reading): unknown {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return integerOf(json, path, reading.issues);
  if (depth > DEEPEST) return refuse(reading.issues, path, 'tooDeep', `at most ${DEEPEST} levels`);
  if (Array.isArray(json))
    return Array.from(json, (item: unknown, index) => read(item, joinPath(path, index), depth + 1, reading));
  if (!isRecord(json) || !isPlainRecord(json)) return refuse(reading.issues, path, 'notPlain', 'JSON', json);
  const keys = Object.keys(json);
  if (keys.length === 1 && keys[0] === '$words') return readWords(json['$words'], path, reading);
  if (keys.length === 1 && keys[0] === '$typed') return readTyped(json['$typed'], path, reading);
  const out: Record<string, unknown> = {};
  for (const key of keys) {
    const place = joinPath(path, key);
    if (isReserved(key)) refuse(reading.issues, place, 'reservedName', RESERVED);
    else out[key] = read(json[key], place, depth + 1, reading);
  }
  return out;
}

function readTyped(reference: unknown, path: string, { issues }: Reading): unknown {
  const [type, numbers] = Array.isArray(reference) ? (reference as unknown[]) : [];
  if (!isTypedArrayName(type) || !Array.isArray(numbers))
    return refuse(issues, path, 'wrongReference', '{ "$typed": [type, numbers] }', reference ?? null);
  const array = TYPED_ARRAYS[type].from(numbers as number[]);
  // What did not fit has changed on its way in; a hole reads as nothing and never equals a number.
  for (const [index, number] of array.entries())
    if (number !== numbers[index])
      return refuse(issues, joinPath(path, index), 'outOfRange', `an integer that a ${type} holds`, numbers[index]);
  return array;
}

function readWords(reference: unknown, path: string, { payload, issues }: Reading): unknown {
  const [type, offset, length] = Array.isArray(reference) ? (reference as unknown[]) : [];
  if ((type !== 'list' && !isTypedArrayName(type)) || !isCount(offset) || !isCount(length))
    return refuse(issues, path, 'wrongReference', '{ "$words": [type, offset, length] }', reference ?? null);
  const bits = type === 'list' ? 32 : TYPED_ARRAYS[type].BYTES_PER_ELEMENT * 8;
  if (offset + Math.ceil((length * bits) / 32) > payload.length)
    return refuse(issues, path, 'payloadTooShort', `a payload that reaches that far`, payload.length);
  if (type === 'list') return Array.from(payload.subarray(offset, offset + length), (word) => word | 0);
  const out = new TYPED_ARRAYS[type](length);
  for (let i = 0; i < length; i++) {
    const bit = i * bits;
    out[i] = (payload[offset + Math.floor(bit / 32)] as number) >>> (bit % 32);
  }
  return out;
}

/** Small elements share a word, the first in its low bits. */
function packBytes(array: TypedArray, words: number[]): void {
  const bits = array.BYTES_PER_ELEMENT * 8;
  const mask = bits === 32 ? 0xffff_ffff : (1 << bits) - 1;
  let word = 0;
  for (let i = 0; i < array.length; i++) {
    const shift = (i * bits) & 31;
    word |= ((array[i] as number) & mask) << shift;
    if (shift + bits === 32 || i === array.length - 1) {
      words.push(word >>> 0);
      word = 0;
    }
  }
}

/** The number with one zero, or an issue. */
function integerOf(value: number, path: string, issues: Issue[]): number | null {
  if (!Number.isSafeInteger(value)) return refuse(issues, path, 'notInteger', 'an integer', String(value));
  return value === 0 ? 0 : value;
}

function refuse(issues: Issue[], path: string, code: string, expected: string, found?: unknown): null {
  issues.push(issue(path, code, expected, found));
  return null;
}

const RESERVED = "a name without $ in front, which is the codec's own, and other than __proto__";

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

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A list long enough for the payload, of 32-bit integers without a hole. */
function isIntegers(value: readonly unknown[]): value is readonly number[] {
  if (value.length < SHORTEST) return false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    if (typeof item !== 'number' || (item | 0) !== item) return false;
  }
  return true;
}
