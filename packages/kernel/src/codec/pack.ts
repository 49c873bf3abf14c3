/**
 * A state as `{ header, payload }`: the header is JSON, and every typed array and longer list of small integers in it is a
 * reference `{ "$words": [type, offset, length] }` into one payload of 32-bit words, which a worker can take over whole.
 * Keys are written by code unit, so equal states give equal bytes.
 */
import { byCodeUnit, isRecord } from '../json.ts';
import type { Json } from '../json.ts';
import { TYPED_ARRAYS, typedArrayName } from './typed-arrays.ts';
import type { TypedArray, TypedArrayName } from './typed-arrays.ts';

export interface Packed {
  readonly header: Json;
  readonly payload: Uint32Array;
}

/** Lists shorter than this stay in the header. */
const SHORTEST = 4;

/** State data that cannot be written: with its path, for the message. */
export class Unwritable extends Error {}

export function pack(value: unknown): Packed {
  const words: number[] = [];
  const header = write(value, '', (type, numbers) => {
    const offset = words.length;
    if (type === 'list') for (const number of numbers) words.push(number >>> 0);
    else packBytes(numbers as TypedArray, words);
    return { $words: [type, offset, numbers.length] };
  });
  return { header, payload: Uint32Array.from(words) };
}

export function unpack(packed: Packed): unknown {
  return read(packed.header, packed.payload);
}

/** The same without a payload: typed arrays stand as `{ "$typed": [type, numbers] }`. */
export function toJson(value: unknown): Json {
  return write(value, '', (type, numbers) => (type === 'list' ? undefined : { $typed: [type, Array.from(numbers)] }));
}

export function fromJson(json: Json): unknown {
  return read(json, EMPTY);
}

const EMPTY = new Uint32Array(0);

type Refer = (type: TypedArrayName | 'list', numbers: TypedArray | readonly number[]) => Json | undefined;

function write(value: unknown, path: string, refer: Refer): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value))
      throw new Unwritable(`${path || 'the state'} holds ${value}, which is no integer`);
    return value === 0 ? 0 : value;
  }
  const typed = typedArrayName(value);
  if (typed !== undefined) return refer(typed, value as TypedArray) as Json;
  if (Array.isArray(value)) {
    if (value.length >= SHORTEST && value.every(isInt32)) {
      const reference = refer('list', value as number[]);
      if (reference !== undefined) return reference;
    }
    return value.map((item, index) => write(item, `${path}[${index}]`, refer));
  }
  if (isRecord(value) && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)) {
    const out: Record<string, Json> = {};
    for (const key of Object.keys(value).sort(byCodeUnit)) {
      if (value[key] === undefined) continue;
      if (key.startsWith('$')) throw new Unwritable(`${path}.${key}: names with $ are the codec's own`);
      out[key] = write(value[key], path === '' ? key : `${path}.${key}`, refer);
    }
    return out;
  }
  throw new Unwritable(`${path || 'the state'} holds something that is no plain data`);
}

function read(json: Json, payload: Uint32Array): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item: Json) => read(item, payload));
  const record = json as { readonly [key: string]: Json };
  if (record['$words'] !== undefined) return readWords(record['$words'], payload);
  if (record['$typed'] !== undefined) {
    const [type, numbers] = record['$typed'] as [TypedArrayName, number[]];
    return typedOf(type).from(numbers);
  }
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(record)) out[key] = read(record[key] as Json, payload);
  return out;
}

function readWords(reference: Json, payload: Uint32Array): unknown {
  const [type, offset, length] = reference as [TypedArrayName | 'list', number, number];
  if (type === 'list') {
    if (offset < 0 || offset + length > payload.length) throw new Unwritable('the payload is too short');
    return Array.from(payload.subarray(offset, offset + length), (word) => word | 0);
  }
  const Type = typedOf(type);
  const out = new Type(length);
  const bits = Type.BYTES_PER_ELEMENT * 8;
  if (offset < 0 || offset + Math.ceil((length * bits) / 32) > payload.length)
    throw new Unwritable('the payload is too short');
  for (let i = 0; i < length; i++) {
    const bit = i * bits;
    out[i] = (payload[offset + (bit >>> 5)] as number) >>> (bit & 31);
  }
  return out;
}

function typedOf(type: TypedArrayName): (typeof TYPED_ARRAYS)[TypedArrayName] {
  if (!Object.hasOwn(TYPED_ARRAYS, type)) throw new Unwritable(`there is no typed array ${String(type)}`);
  return TYPED_ARRAYS[type];
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

function isInt32(value: unknown): boolean {
  return typeof value === 'number' && (value | 0) === value;
}
