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

/** The number that comes next. */
export function output(s: Xoshiro): number {
  return Math.imul(rotate(Math.imul(s.b, 5), 7), 9) >>> 0;
}

/** The state after that number. */
export function advance(s: Xoshiro): Xoshiro {
  const t = s.b << 9;
  const c = s.c ^ s.a;
  const d = s.d ^ s.b;
  return { a: (s.a ^ d) >>> 0, b: (s.b ^ c) >>> 0, c: (c ^ t) >>> 0, d: rotate(d, 11) >>> 0 };
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}
