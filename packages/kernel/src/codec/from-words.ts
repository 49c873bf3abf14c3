/** Reads what `to-words.ts` wrote. Words that do not spell a value give an issue; nothing here throws. */
import { issue } from '../issue.ts';
import type { Issue } from '../issue.ts';
import type { Json } from '../json.ts';
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { SMALL, TAGS } from './to-words.ts';

export function fromWords(words: Uint32Array, path: string): Result<Json, readonly Issue[]> {
  try {
    return ok(new Reader(words).whole());
  } catch (thrown) {
    if (thrown instanceof Unreadable) return fail([issue(path, 'unreadable', thrown.expected)]);
    throw thrown;
  }
}

/** Thrown only inside this file. */
class Unreadable {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** No state is deeper, and the call stack can take this much. */
const DEEPEST = 510;

/** Of a safe integer, at seven bits each. */
const MOST_BYTES = 8;

class Reader {
  readonly #words: Uint32Array;
  readonly #texts: string[] = [];
  readonly #shapes: (readonly string[])[] = [];
  #at = 0;

  constructor(words: Uint32Array) {
    this.#words = words;
  }

  whole(): Json {
    const json = this.#value(0);
    while (this.#at % 4 !== 0) if (this.#byte() !== 0) throw new Unreadable('zeros up to the end of the last word');
    if (this.#left() > 0) throw new Unreadable('one value and no words after it');
    return json;
  }

  #value(depth: number): Json {
    if (depth > DEEPEST) throw new Unreadable(`at most ${DEEPEST} levels`);
    const tag = this.#byte();
    if (tag >= SMALL) return tag - SMALL;
    switch (tag) {
      case TAGS.null:
        return null;
      case TAGS.false:
        return false;
      case TAGS.true:
        return true;
      case TAGS.positive:
        return this.#number();
      case TAGS.negative:
        return -this.#number();
      case TAGS.list:
        return this.#list(depth);
      case TAGS.record:
        return this.#record(this.#keys(), depth);
      case TAGS.recordAgain:
        return this.#record(this.#known(this.#shapes), depth);
      default:
        return this.#text(tag);
    }
  }

  #list(depth: number): Json {
    const list: Json[] = [];
    for (let left = this.#count(); left > 0; left--) list.push(this.#value(depth + 1));
    return list;
  }

  #record(keys: readonly string[], depth: number): Json {
    const record: Record<string, Json> = {};
    for (const key of keys) record[key] = this.#value(depth + 1);
    return record;
  }

  #keys(): readonly string[] {
    const keys: string[] = [];
    for (let left = this.#count(); left > 0; left--) keys.push(this.#text(this.#byte()));
    if (new Set(keys).size < keys.length || keys.includes('__proto__'))
      throw new Unreadable('fields with different names, none of them __proto__');
    this.#shapes.push(keys);
    return keys;
  }

  #text(tag: number): string {
    if (tag === TAGS.textAgain) return this.#known(this.#texts);
    if (tag !== TAGS.text) throw new Unreadable('a text');
    let text = '';
    const length = this.#number();
    while (text.length < length) {
      const point = this.#number();
      if (point > 0x10_ffff) throw new Unreadable('a character');
      text += String.fromCodePoint(point);
    }
    this.#texts.push(text);
    return text;
  }

  #known<V>(values: readonly V[]): V {
    const value = values[this.#number()];
    if (value === undefined) throw new Unreadable('the number of an earlier value');
    return value;
  }

  /** How many follow. Each has at least one byte, so a corrupt count cannot ask for more memory than the words take. */
  #count(): number {
    const count = this.#number();
    if (count > this.#left()) throw new Unreadable('as many bytes as the count in front of them says');
    return count;
  }

  #number(): number {
    let value = 0;
    let unit = 1;
    for (let bytes = 1; bytes <= MOST_BYTES; bytes++) {
      const byte = this.#byte();
      value += (byte & 127) * unit;
      if (byte < 128 && value <= Number.MAX_SAFE_INTEGER) return value;
      unit *= 128;
    }
    throw new Unreadable('a safe integer');
  }

  #byte(): number {
    const word = this.#words[this.#at >> 2];
    if (word === undefined) throw new Unreadable('more words');
    return (word >>> ((this.#at++ & 3) * 8)) & 255;
  }

  #left(): number {
    return this.#words.length * 4 - this.#at;
  }
}
