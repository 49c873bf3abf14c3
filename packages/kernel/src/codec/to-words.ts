/**
 * JSON as 32-bit words, smaller than its text, which can be transferred to a worker whole. A value is a sequence of bytes,
 * four to a word, the first in the low bits. A small integer is one byte, a larger one takes as many as it needs. A text, or
 * the field names of a record, is spelt out where it first occurs and is a number after that. JSON with its keys in the same order gives
 * the same words. `from-words.ts` reads them.
 */
import type { Json } from '../json.ts';

export function toWords(json: Json): Uint32Array {
  const writer = new Writer();
  writer.value(json);
  return writer.words();
}

/** The first byte of a value. */
export const TAGS = {
  null: 0,
  false: 1,
  true: 2,
  positive: 3,
  negative: 4,
  text: 5,
  textAgain: 6,
  list: 7,
  record: 8,
  recordAgain: 9,
} as const;

/** From here on, the first byte is the whole value: an integer from 0 to 245. */
export const SMALL = 10;

const LARGEST_SMALL = 255 - SMALL;

class Writer {
  readonly #bytes: number[] = [];
  readonly #texts = new Map<string, number>();
  readonly #noFields = new Shape();
  #shapes = 0;

  value(json: Json): void {
    if (json === null) this.#bytes.push(TAGS.null);
    else if (typeof json === 'boolean') this.#bytes.push(json ? TAGS.true : TAGS.false);
    else if (typeof json === 'number') this.#integer(json);
    else if (typeof json === 'string') this.#text(json);
    else if (isList(json)) {
      this.#tagged(TAGS.list, json.length);
      for (const item of json) this.value(item);
    } else this.#record(json);
  }

  words(): Uint32Array {
    const bytes = this.#bytes;
    const words = new Uint32Array(Math.ceil(bytes.length / 4));
    for (let at = 0; at < bytes.length; at++)
      words[at >> 2] = (words[at >> 2] as number) | ((bytes[at] as number) << ((at & 3) * 8));
    return words;
  }

  #integer(value: number): void {
    if (value < 0) this.#tagged(TAGS.negative, -value);
    else if (value <= LARGEST_SMALL) this.#bytes.push(SMALL + value);
    else this.#tagged(TAGS.positive, value);
  }

  /** By code points, because a pair of surrogates would take more bytes than JSON does. */
  #text(text: string): void {
    const known = this.#texts.get(text);
    if (known !== undefined) return this.#tagged(TAGS.textAgain, known);
    this.#texts.set(text, this.#texts.size);
    this.#tagged(TAGS.text, text.length);
    for (let at = 0; at < text.length; at++) {
      const point = text.codePointAt(at) as number;
      this.#number(point);
      if (point > 0xffff) at++;
    }
  }

  #record(record: { readonly [key: string]: Json }): void {
    const keys = Object.keys(record);
    let shape = this.#noFields;
    for (const key of keys) shape = shape.with(key);
    if (shape.no !== undefined) this.#tagged(TAGS.recordAgain, shape.no);
    else {
      shape.no = this.#shapes++;
      this.#tagged(TAGS.record, keys.length);
      for (const key of keys) this.#text(key);
    }
    for (const key of keys) this.value(record[key] as Json);
  }

  #tagged(tag: number, value: number): void {
    this.#bytes.push(tag);
    this.#number(value);
  }

  /** Seven bits a byte, the low ones first; the eighth says that more follow. */
  #number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) + 128);
    this.#bytes.push(rest);
  }
}

/** The names of some fields, in their order, and the number under which they came before. */
class Shape {
  no: number | undefined = undefined;
  readonly #longer = new Map<string, Shape>();

  with(key: string): Shape {
    let longer = this.#longer.get(key);
    if (longer === undefined) this.#longer.set(key, (longer = new Shape()));
    return longer;
  }
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
