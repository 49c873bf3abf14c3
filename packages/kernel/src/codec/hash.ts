/**
 * A 64-bit hash of plain data, in two 32-bit lanes. Equal values hash alike however they were built: the fields of a record
 * are hashed each for itself, with its name, and added up, so that their order does not matter and nobody has to sort.
 * It is a fingerprint, not a protection against forgery.
 *
 * An object or array counts by the hash of its own content. One pair of lanes serves for all of it: what is inside begins
 * with fresh lanes, and those around it are put back afterwards.
 */
import { TYPED_ARRAY_NAMES, typedArrayName } from './typed-arrays.ts';
import type { TypedArray } from './typed-arrays.ts';

/** The hash of any plain value, as 16 hexadecimal digits. */
export function hashValue(value: unknown): string {
  const lanes = new Lanes();
  lanes.content(value);
  return lanes.digits();
}

const FIRST_A = 0x243f_6a88;
const FIRST_B = 0x85a3_08d3 | 0;

const TAGS = { null: 1, false: 2, true: 3, integer: 4, text: 5, array: 6, record: 7, typed: 8 } as const;

/** What is known so far. */
class Lanes {
  #a = FIRST_A;
  #b = FIRST_B;

  /** A part of something: a scalar goes in as it is, an object or array by the hash of its content. */
  part(value: unknown): void {
    if (typeof value !== 'object' || value === null) return this.#scalar(value);
    const a = this.#a;
    const b = this.#b;
    this.#a = FIRST_A;
    this.#b = FIRST_B;
    this.content(value);
    const innerA = this.#a;
    const innerB = this.#b;
    this.#a = a;
    this.#b = b;
    this.#mix(innerA);
    this.#mix(innerB);
  }

  /** What is in a value, into fresh lanes. */
  content(value: unknown): void {
    if (typeof value !== 'object' || value === null) this.#scalar(value);
    else if (Array.isArray(value)) this.#array(value);
    else if (ArrayBuffer.isView(value)) this.#typed(value as unknown as TypedArray);
    else this.#record(value as Readonly<Record<string, unknown>>);
  }

  #text(value: string): void {
    this.#mix(value.length);
    for (let i = 0; i < value.length; i++) this.#mix(value.charCodeAt(i));
  }

  /** The hash of all that went in, as 16 hexadecimal digits. */
  digits(): string {
    for (let i = 0; i < 4; i++) this.#mix(0x5bd1_e995 + i);
    return hex(this.#a, this.#b);
  }

  #mix(value: number): void {
    const a = Math.imul(this.#a ^ value, 0x9e37_79b1);
    const b = Math.imul(this.#b + value, 0x85eb_ca77);
    this.#a = (((a << 13) | (a >>> 19)) + this.#b) | 0;
    this.#b = ((b << 17) | (b >>> 15)) ^ a;
  }

  #array(array: readonly unknown[]): void {
    this.#mix(TAGS.array);
    this.#mix(array.length);
    for (let i = 0; i < array.length; i++) this.part(array[i]);
  }

  #typed(array: TypedArray): void {
    const name = typedArrayName(array);
    this.#mix(TAGS.typed);
    this.#mix(name === undefined ? -1 : TYPED_ARRAY_NAMES.indexOf(name));
    this.#mix(array.length);
    for (let i = 0; i < array.length; i++) this.#mix(array[i] as number);
  }

  #record(record: Readonly<Record<string, unknown>>): void {
    let sumA = 0;
    let sumB = 0;
    let count = 0;
    for (const key in record) {
      const value = record[key];
      if (value === undefined) continue;
      this.#a = FIRST_A;
      this.#b = FIRST_B;
      this.#text(key);
      this.part(value);
      // A last turn, so that what is added depends on every bit of the field.
      this.#mix(TAGS.record);
      sumA = (sumA + this.#a) | 0;
      sumB = (sumB + this.#b) | 0;
      count++;
    }
    this.#a = FIRST_A;
    this.#b = FIRST_B;
    this.#mix(TAGS.record);
    this.#mix(count);
    this.#mix(sumA);
    this.#mix(sumB);
  }

  #scalar(value: unknown): void {
    if (typeof value === 'number') {
      this.#mix(TAGS.integer);
      this.#mix(value | 0);
      // The upper half only where there is one. The bit set in it keeps it apart from every tag, so nothing runs together.
      if ((value | 0) !== value) this.#mix((Math.floor(value / 0x1_0000_0000) | 0) ^ 0x4000_0000);
    } else if (typeof value === 'string') {
      this.#mix(TAGS.text);
      this.#text(value);
    } else this.#mix(value === true ? TAGS.true : value === false ? TAGS.false : TAGS.null);
  }
}

/** The codes of the sixteen digits. */
const CODES = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** One call with all digits makes one text; putting two and two together would make seven. */
function hex(a: number, b: number): string {
  return String.fromCharCode(
    code(a >>> 28),
    code(a >>> 24),
    code(a >>> 20),
    code(a >>> 16),
    code(a >>> 12),
    code(a >>> 8),
    code(a >>> 4),
    code(a),
    code(b >>> 28),
    code(b >>> 24),
    code(b >>> 20),
    code(b >>> 16),
    code(b >>> 12),
    code(b >>> 8),
    code(b >>> 4),
    code(b),
  );
}

function code(word: number): number {
  return CODES[word & 15] as number;
}
