/**
 * A match's seed is 128 bits, written as 32 hexadecimal digits, and never leaves the host. Scenarios and tests give a
 * small integer instead, which is expanded. Each named stream is forked from the seed by its name.
 */
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { issue } from '../issue.ts';
import type { Issue } from '../issue.ts';
import type { Xoshiro } from './xoshiro128.ts';

export type Seed = number | string;

const HEX = /^[0-9a-f]{32}$/;

/** The seed as 32 hexadecimal digits. */
export function expandSeed(seed: Seed): Result<string, Issue> {
  if (typeof seed === 'string')
    return HEX.test(seed) ? ok(seed) : fail(issue('seed', 'wrongSeed', '32 hexadecimal digits, or an integer', seed));
  if (!Number.isSafeInteger(seed) || seed < 0)
    return fail(issue('seed', 'wrongSeed', 'an integer from 0 to 9007199254740991, or 32 hexadecimal digits', seed));
  const low = seed >>> 0;
  const high = Math.floor(seed / 0x1_0000_0000) >>> 0;
  const words = [low, high, low ^ 0x9e37_79b9, high ^ 0x85eb_ca6b];
  scramble(words);
  return ok(words.map(digitsOf).join(''));
}

/** Where the stream of this name begins. */
export function forkSeed(seed: string, name: string): Xoshiro {
  const words = WORD_PLACES.map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
  scramble(words);
  for (let i = 0; i < name.length; i++) {
    words[i & 3] = (words[i & 3] as number) ^ Math.imul(name.charCodeAt(i) + 1, 0x9e37_79b1);
    if ((i & 3) === 3) scramble(words);
  }
  words[3] = (words[3] as number) ^ name.length;
  scramble(words);
  const [a = 0, b = 0, c = 0, d = 0] = words;
  // The only state that xoshiro cannot leave.
  if ((a | b | c | d) === 0) return { a: 1, b: 2, c: 3, d: 4 };
  return { a: a >>> 0, b: b >>> 0, c: c >>> 0, d: d >>> 0 };
}

/** Where the four words of a seed begin. */
const WORD_PLACES = [0, 8, 16, 24] as const;

function digitsOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Mixes four words, in place, so that each bit of the result depends on every bit given. They come out signed. */
function scramble(words: number[]): void {
  for (let round = 0; round < 3; round++)
    for (let i = 0; i < 4; i++) {
      const word = words[i] as number;
      const x = Math.imul((word + (words[(i + 3) & 3] as number) + 0x6d2b_79f5 + i) | 0, 0x85eb_ca6b);
      const y = Math.imul(x ^ (x >>> 15), 0xc2b2_ae35);
      words[i] = word ^ y ^ (y >>> 13);
    }
}
