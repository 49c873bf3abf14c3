/**
 * A 64-bit hash of plain data, in two 32-bit lanes. It walks the value as the codec writes it (keys by code unit), so
 * equal values hash alike however they were built. It is a fingerprint, not a protection against forgery.
 *
 * An object or array contributes the hash of its own content, so that the hash of a part can be remembered by identity:
 * `createHasher` does that for committed states, two levels deep, and a frame pays for what it touched.
 */
import { byCodeUnit } from '../json.ts';
import { TYPED_ARRAY_NAMES, typedArrayName } from './typed-arrays.ts';
import type { TypedArray } from './typed-arrays.ts';

/** The hash of any plain value, as 16 hexadecimal digits. */
export function hashValue(value: unknown): string {
  return hex(mixValue(value, noMemory, 0));
}

/** A hasher that remembers. Give it committed values only: nobody may change what it has seen. */
export function createHasher(): (value: unknown) => string {
  const known = new WeakMap<object, Lanes>();
  const memory: Memory = {
    get: (value) => known.get(value),
    set: (value, lanes) => void known.set(value, lanes),
  };
  return (value) => hex(mixValue(value, memory, 0));
}

interface Lanes {
  a: number;
  b: number;
}

interface Memory {
  readonly get: (value: object) => Lanes | undefined;
  readonly set: (value: object, lanes: Lanes) => void;
}

const noMemory: Memory = { get: () => undefined, set: () => undefined };

/** Parts this deep are remembered: the state, its substates, and what lies in those (zones). */
const REMEMBERED_DEPTH = 2;

const TAGS = { null: 1, false: 2, true: 3, integer: 4, text: 5, array: 6, record: 7, typed: 8 } as const;

function mixValue(value: unknown, memory: Memory, depth: number): Lanes {
  const lanes: Lanes = { a: 0x243f_6a88, b: 0x85a3_08d3 };
  if (typeof value !== 'object' || value === null) mixScalar(lanes, value);
  else {
    const remembered = depth <= REMEMBERED_DEPTH ? memory.get(value) : undefined;
    if (remembered !== undefined) return remembered;
    mixObject(lanes, value, memory, depth);
    if (depth <= REMEMBERED_DEPTH) memory.set(value, lanes);
  }
  return lanes;
}

function mixObject(lanes: Lanes, value: object, memory: Memory, depth: number): void {
  const typed = typedArrayName(value);
  if (typed !== undefined) {
    const array = value as TypedArray;
    mix(lanes, TAGS.typed);
    mix(lanes, TYPED_ARRAY_NAMES.indexOf(typed));
    mix(lanes, array.length);
    for (let i = 0; i < array.length; i++) mix(lanes, array[i] as number);
  } else if (Array.isArray(value)) {
    mix(lanes, TAGS.array);
    mix(lanes, value.length);
    for (let i = 0; i < value.length; i++) mixChild(lanes, value[i], memory, depth);
  } else {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record)
      .filter((key) => record[key] !== undefined)
      .sort(byCodeUnit);
    mix(lanes, TAGS.record);
    mix(lanes, keys.length);
    for (const key of keys) {
      mixText(lanes, key);
      mixChild(lanes, record[key], memory, depth);
    }
  }
}

function mixChild(lanes: Lanes, value: unknown, memory: Memory, depth: number): void {
  if (typeof value !== 'object' || value === null) mixScalar(lanes, value);
  else {
    const child = mixValue(value, memory, depth + 1);
    mix(lanes, child.a);
    mix(lanes, child.b);
  }
}

function mixScalar(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') {
    mix(lanes, TAGS.integer);
    mix(lanes, value | 0);
    mix(lanes, Math.floor(value / 0x1_0000_0000) | 0);
  } else if (typeof value === 'string') {
    mix(lanes, TAGS.text);
    mixText(lanes, value);
  } else mix(lanes, value === true ? TAGS.true : value === false ? TAGS.false : TAGS.null);
}

function mixText(lanes: Lanes, value: string): void {
  mix(lanes, value.length);
  for (let i = 0; i < value.length; i++) mix(lanes, value.charCodeAt(i));
}

function mix(lanes: Lanes, word: number): void {
  const a = Math.imul(lanes.a ^ word, 0x9e37_79b1);
  const b = Math.imul(lanes.b + word, 0x85eb_ca77);
  lanes.a = ((a << 13) | (a >>> 19)) + lanes.b;
  lanes.b = ((b << 17) | (b >>> 15)) ^ a;
}

function hex(lanes: Lanes): string {
  const end: Lanes = { a: lanes.a, b: lanes.b };
  for (let i = 0; i < 4; i++) mix(end, 0x5bd1_e995 + i);
  return word(end.a) + word(end.b);
}

function word(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
