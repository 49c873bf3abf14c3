// JSON as words: what comes back, and that no words whatever do harm.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKernel } from '../index.ts';
import type { Json } from '../index.ts';
import { errorOf, valueOf } from '../testing/answers.ts';
import { arenaRules, arenaStart } from '../testing/arena.ts';
import { fromWords } from './from-words.ts';
import { toWords } from './to-words.ts';

const SEED = 53;

test.each<[string, Json]>([
  ['the ends of the small integers', [0, 1, 127, 128, 245, 246, 255, 256, -1, -127, -128]],
  ['the ends of the large integers', [2 ** 31, 2 ** 32, 2 ** 53 - 1, -(2 ** 31), -(2 ** 53 - 1)]],
  ['texts', ['', 'a', 'a', 'ä', '漢', '🂡', '🂡🂡', '\u0000', '\ud83c', '\udca1\ud83c', 'x'.repeat(300)]],
  ['empty ones', [[], {}, [[]], {}, { a: {} }, '']],
  ['names like texts, and odd names', [{ a: 'a', b: 'a' }, { a: 'b' }, { '': 1, '0': 2, 'a","b': 3 }, { a: 1, b: 2 }]],
  ['more texts and shapes than a byte counts', Array.from({ length: 300 }, (_, i) => ({ [`k${i}`]: `v${i}` }))],
  ['the same again', Array.from({ length: 600 }, (_, i) => ({ [`k${i % 300}`]: `v${i % 300}` }))],
])('%s come back', (_, json) => {
  const words = toWords(json);
  expect(valueOf(fromWords(words, ''))).toEqual(json);
  expect(words.byteLength).toBeLessThanOrEqual(Math.ceil(Buffer.byteLength(JSON.stringify(json)) / 4) * 4);
});

describe('words that nobody wrote', () => {
  /** Four bytes to a word, the first in the low bits. */
  const wordsOf = (...bytes: readonly number[]): Uint32Array => {
    const words = new Uint32Array(Math.ceil(bytes.length / 4));
    bytes.forEach((byte, at) => (words[at >> 2] = (words[at >> 2] as number) | (byte << ((at & 3) * 8))));
    return words;
  };

  test.each<[string, Uint32Array, string]>([
    ['none', wordsOf(), 'more words'],
    ['a list that is cut off', wordsOf(7, 2, 10, 7), 'more words'],
    ['a list longer than the words', wordsOf(7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1), 'as many bytes'],
    ['fields that are more than the words', wordsOf(8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1), 'as many bytes'],
    ['a text longer than the words', wordsOf(5, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1), 'more words'],
    ['an integer that is not exact', wordsOf(3, ...Array.from({ length: 7 }, () => 255), 127), 'a safe integer'],
    ['an integer without end', wordsOf(3, ...Array.from({ length: 2000 }, () => 128)), 'a safe integer'],
    ['a character past the last', wordsOf(5, 1, 0xff, 0xff, 0x7f), 'a character'],
    ['a text that never came', wordsOf(6, 0), 'an earlier value'],
    ['names that never came', wordsOf(9, 0), 'an earlier value'],
    ['a name that is a number', wordsOf(8, 1, 11, 11), 'a text'],
    ['two fields of one name', wordsOf(8, 2, 5, 1, 97, 6, 0, 10, 10), 'different names'],
    ['a name that is no name', wordsOf(8, 1, 5, 9, ...Buffer.from('__proto__'), 10), '__proto__'],
    ['a second value', wordsOf(10, 10), 'zeros'],
    ['a word too many', Uint32Array.of(...wordsOf(10), 0), 'no words after it'],
    ['lists without end', wordsOf(...Array.from({ length: 20_000 }, () => [7, 1]).flat()), 'levels'],
  ])('%s', (_, words, expected) => {
    const [one, ...more] = errorOf(fromWords(words, 'payload'));
    expect(more).toEqual([]);
    expect(one).toMatchObject({ path: 'payload', code: 'unreadable', expected: expect.stringContaining(expected) });
  });

  const { codec } = createKernel(arenaRules);
  const { header, payload } = valueOf(codec.encode(arenaStart()));

  /** A state, which can be written again, or issues. */
  const check = (words: Uint32Array): boolean => {
    const read = codec.decode({ header, payload: words });
    if (read.ok) expect(codec.encode(read.value).ok).toBe(true);
    else expect(read.error[0]).toMatchObject({ path: expect.any(String), code: expect.any(String) });
    return read.ok;
  };

  test('are cut off at any word', () => {
    for (let length = 0; length < payload.length; length++) expect(check(payload.slice(0, length))).toBe(false);
  });

  test('have one bit turned, any of them', () => {
    for (let bit = 0; bit < payload.length * 32; bit++) {
      const words = payload.slice();
      words[bit >> 5] = (words[bit >> 5] as number) ^ (1 << (bit & 31));
      check(words);
    }
  });

  test('are any words', () => {
    const tag = fc.integer({ min: 0, max: 12 });
    const bytes = fc.array(fc.oneof(tag, tag, fc.integer({ min: 0, max: 255 })), { maxLength: 60 });
    fc.assert(
      fc.property(bytes, fc.nat(payload.length), (some, at) => {
        check(wordsOf(...some));
        check(Uint32Array.of(...payload.slice(0, at), ...wordsOf(...some), ...payload.slice(at)));
      }),
      { seed: SEED, numRuns: 5000 },
    );
  });
});
