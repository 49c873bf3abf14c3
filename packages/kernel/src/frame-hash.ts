/**
 * The hash on a frame: of the hash before it and of its diffs, draws included. So the frames of a match form a chain that begins with
 * the hash of its start, and the first frame that does anything else than was recorded shows it, at the cost of what changed.
 * That the diffs give the state is law 5; the state itself is hashed (`hashValue`) when a match is saved and when somebody asks.
 *
 * It has 31 bits, which a frame holds without an object of its own. That is enough to find mistakes, and a wrong state that it
 * misses is still found by the hash of the state. As with `hashValue`, the order of fields does not matter.
 */
import type { Change } from './frame.ts';
import { Remembered } from './remembered.ts';
import type { GameTypes } from './game-types.ts';

/** `before` is the hash of the frame before it; where there is none, `startHash` of the state before it. Never 0. */
export function frameHash<T extends GameTypes>(before: number, changes: readonly Change<T>[]): number {
  let hash = mix(FIRST, before);
  for (let i = 0; i < changes.length; i++) {
    const { diff } = changes[i] as Change<T>;
    if (diff !== undefined) hash = mix(hash, ofObject(diff));
  }
  return positive(hash);
}

/** What a chain begins with. */
export function startHash(state: object): number {
  return positive(ofObject(state));
}

const FIRST = 0x243f_6a88;

/** A word for each value that is no number, and for the end of each that has parts. No usual number is one of them. */
const WORDS = {
  null: 0x5bd1_e995,
  false: 0x5bd1_e996,
  true: 0x5bd1_e997,
  text: 0x6c07_8965,
  list: 0x7feb_352d,
  record: 0x68e3_1da4,
} as const;

function ofObject(value: object): number {
  if (Array.isArray(value)) return ofList(value);
  if (ArrayBuffer.isView(value)) return ofNumbers(value as unknown as ArrayLike<number>);
  return ofRecord(value as Readonly<Record<string, unknown>>);
}

/** Each field for itself, with its name, and all added up. */
function ofRecord(record: Readonly<Record<string, unknown>>): number {
  let sum = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const field =
      key === 'kind' && typeof value === 'string' ? kinds.of(value) : spread(withValue(names.of(key), value));
    sum = (sum + field) | 0;
  }
  return mix(sum, WORDS.record);
}

/** The names of fields, hashed, and whole fields that say the kind of something: both come again and again. */
const names = new Remembered((name) => withText(FIRST, name));
const kinds = new Remembered((kind) => spread(withText(names.of('kind'), kind)));

function ofList(list: readonly unknown[]): number {
  let hash = FIRST;
  for (let i = 0; i < list.length; i++) hash = withValue(hash, list[i]);
  return mix(hash, list.length ^ WORDS.list);
}

function ofNumbers(numbers: ArrayLike<number>): number {
  let hash = FIRST;
  for (let i = 0; i < numbers.length; i++) hash = withInteger(hash, numbers[i] as number);
  return mix(hash, numbers.length ^ WORDS.list);
}

function withValue(hash: number, value: unknown): number {
  if (typeof value === 'number') return withInteger(hash, value);
  if (typeof value === 'string') return withText(hash, value);
  if (typeof value === 'object' && value !== null) return mix(hash, ofObject(value));
  return mix(hash, value === true ? WORDS.true : value === false ? WORDS.false : WORDS.null);
}

function withInteger(hash: number, value: number): number {
  const low = mix(hash, value | 0);
  return (value | 0) === value ? low : mix(low, Math.floor(value / 0x1_0000_0000) | 0);
}

/** Two characters at a time. */
function withText(hash: number, text: string): number {
  const { length } = text;
  let mixed = hash;
  let i = 0;
  for (; i + 1 < length; i += 2) mixed = mix(mixed, text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
  if (i < length) mixed = mix(mixed, text.charCodeAt(i));
  return mix(mixed, length ^ WORDS.text);
}

/** One more word. The two multiplications do not wait for the hash so far. */
function mix(hash: number, word: number): number {
  const first = Math.imul(word, 0xcc9e_2d51);
  const second = hash ^ Math.imul((first << 15) | (first >>> 17), 0x1b87_3593);
  return (Math.imul((second << 13) | (second >>> 19), 5) + 0xe654_6b64) | 0;
}

/** Lets every bit depend on every other, so that what is added up does. */
function spread(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2_ae35);
  return second ^ (second >>> 16);
}

/** 0 is what a frame has that was recorded without a hash. */
function positive(hash: number): number {
  return spread(hash) & 0x7fff_ffff || 1;
}
