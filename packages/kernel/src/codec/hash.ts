/**
 * A 64-bit hash of plain data, in two 32-bit lanes. Equal values have equal hashes however they were built: each field of a
 * record is hashed with its name, and the results are added up, so that their order does not matter and nothing has to be
 * sorted. It is a fingerprint, not a protection against forgery.
 *
 * An object or array counts by the hash of its own content, so that the hash of a large part can be remembered by identity:
 * `createHasher` does that for committed states, two levels deep, and a frame pays for what it touched.
 */
import { TYPED_ARRAY_NAMES, typedArrayName } from './typed-arrays.ts';
import type { TypedArray } from './typed-arrays.ts';

/** The hash of any plain value, as 16 hexadecimal digits. */
export function hashValue(value: unknown): string {
  return hex(lanesOf(value, undefined, 0));
}

/** A hasher that remembers. Give it only committed values: nobody may change what it has seen. */
export function createHasher(): (value: unknown) => string {
  const memory: Memory = new WeakMap();
  return (value) => hex(lanesOf(value, memory, 0));
}

/** The hash so far: two lanes, and how many words went in. */
class Lanes {
  a = 0x243f_6a88;
  b = 0x85a3_08d3 | 0;
  words = 0;

  mix(value: number): void {
    const a = Math.imul(this.a ^ value, 0x9e37_79b1);
    const b = Math.imul(this.b + value, 0x85eb_ca77);
    this.a = (((a << 13) | (a >>> 19)) + this.b) | 0;
    this.b = ((b << 17) | (b >>> 15)) ^ a;
    this.words++;
  }
}

type Memory = WeakMap<object, Lanes>;

/** Parts at these depths are remembered: substates, and the parts inside them (zones). The state itself is new every time. */
const REMEMBERED = { from: 1, to: 2 } as const;

/** Parts with fewer words than this are faster to hash again than to look up. */
const WORTH_REMEMBERING = 64;

const TAGS = { null: 1, false: 2, true: 3, integer: 4, text: 5, array: 6, record: 7, typed: 8 } as const;

function lanesOf(value: unknown, memory: Memory | undefined, depth: number): Lanes {
  const remembers = memory !== undefined && depth >= REMEMBERED.from && depth <= REMEMBERED.to;
  if (remembers && typeof value === 'object' && value !== null) {
    const known = memory.get(value);
    if (known !== undefined) return known;
  }
  const lanes = new Lanes();
  if (typeof value !== 'object' || value === null) mixScalar(lanes, value);
  else if (Array.isArray(value)) mixArray(lanes, value, memory, depth);
  else if (ArrayBuffer.isView(value)) mixTyped(lanes, value as unknown as TypedArray);
  else mixRecord(lanes, value as Readonly<Record<string, unknown>>, memory, depth);
  if (remembers && lanes.words >= WORTH_REMEMBERING) memory.set(value as object, lanes);
  return lanes;
}

function mixArray(lanes: Lanes, array: readonly unknown[], memory: Memory | undefined, depth: number): void {
  lanes.mix(TAGS.array);
  lanes.mix(array.length);
  for (let i = 0; i < array.length; i++) mixChild(lanes, array[i], memory, depth);
}

function mixTyped(lanes: Lanes, array: TypedArray): void {
  const name = typedArrayName(array);
  lanes.mix(TAGS.typed);
  lanes.mix(name === undefined ? -1 : TYPED_ARRAY_NAMES.indexOf(name));
  lanes.mix(array.length);
  for (let i = 0; i < array.length; i++) lanes.mix(array[i] as number);
}

function mixRecord(
  lanes: Lanes,
  record: Readonly<Record<string, unknown>>,
  memory: Memory | undefined,
  depth: number,
): void {
  const field = new Lanes();
  const { a: firstA, b: firstB } = field;
  let sumA = 0;
  let sumB = 0;
  let count = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    field.a = firstA;
    field.b = firstB;
    mixText(field, key);
    mixChild(field, value, memory, depth);
    // A final mix, so that what is added depends on every bit of the field.
    field.mix(TAGS.record);
    sumA = (sumA + field.a) | 0;
    sumB = (sumB + field.b) | 0;
    count++;
  }
  lanes.mix(TAGS.record);
  lanes.mix(count);
  lanes.mix(sumA);
  lanes.mix(sumB);
  lanes.words += field.words;
}

function mixChild(lanes: Lanes, value: unknown, memory: Memory | undefined, depth: number): void {
  if (typeof value !== 'object' || value === null) mixScalar(lanes, value);
  else {
    const child = lanesOf(value, memory, depth + 1);
    lanes.mix(child.a);
    lanes.mix(child.b);
    lanes.words += child.words;
  }
}

function mixScalar(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') {
    lanes.mix(TAGS.integer);
    lanes.mix(value | 0);
    // The upper half, only if there is one. Its extra bit keeps it apart from every tag, so nothing runs together.
    if ((value | 0) !== value) lanes.mix((Math.floor(value / 0x1_0000_0000) | 0) ^ 0x4000_0000);
  } else if (typeof value === 'string') {
    lanes.mix(TAGS.text);
    mixText(lanes, value);
  } else lanes.mix(value === true ? TAGS.true : value === false ? TAGS.false : TAGS.null);
}

function mixText(lanes: Lanes, value: string): void {
  lanes.mix(value.length);
  for (let i = 0; i < value.length; i++) lanes.mix(value.charCodeAt(i));
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(lanes: Lanes): string {
  const end = new Lanes();
  end.a = lanes.a;
  end.b = lanes.b;
  for (let i = 0; i < 4; i++) end.mix(0x5bd1_e995 + i);
  return digits(end.a) + digits(end.b);
}

function digits(word: number): string {
  return (
    (DIGITS[word >>> 24] as string) +
    (DIGITS[(word >>> 16) & 255] as string) +
    (DIGITS[(word >>> 8) & 255] as string) +
    (DIGITS[word & 255] as string)
  );
}
