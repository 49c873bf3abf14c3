/**
 * xoshiro128** 1.1 by Blackman and Vigna, in 32-bit integer arithmetic. Written here so that no dependency can change
 * the numbers of stored matches; tested against the published values.
 */
export interface Xoshiro {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * Runs from a state on, which it leaves as it is. Within, words are signed: V8 keeps those as they are, and makes an object for
 * each unsigned word in a field that is too large for it.
 */
export class Generator {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor({ a, b, c, d }: Xoshiro) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  /** The next number, from 0 to 2^32 - 1. */
  next(): number {
    const a = this.#a;
    const b = this.#b;
    const c = this.#c ^ a;
    const d = this.#d ^ b;
    this.#a = a ^ d;
    this.#b = b ^ c;
    this.#c = c ^ (b << 9);
    this.#d = rotate(d, 11);
    return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  }

  /** Where it is now, in unsigned words. */
  state(): Xoshiro {
    return { a: this.#a >>> 0, b: this.#b >>> 0, c: this.#c >>> 0, d: this.#d >>> 0 };
  }
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}
