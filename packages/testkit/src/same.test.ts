import { expect, test } from 'vitest';
import { difference } from './same.ts';

test.each<[unknown, unknown, string | undefined]>([
  [1, 1, undefined],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  [{ a: 1, b: undefined }, { a: 1 }, undefined],
  [{ a: 1 }, { a: 1, b: undefined }, undefined],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 2), undefined],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b: 2, and not 3'],
  [{ a: 1 }, { a: 1, b: null }, 'b: undefined, and not null'],
  [[1], [1, 2], '[1], and not [1,2]'],
  [{}, [], '{}, and not []'],
  [null, {}, 'null, and not {}'],
  [0, -0, '0, and not 0'],
  [{ a: Uint8Array.of(1, 2) }, { a: Uint8Array.of(1, 3) }, 'a[1]: 2, and not 3'],
  [Uint8Array.of(1), Uint16Array.of(1), '{"0":1}, and not {"0":1}'],
  [
    `${'a'.repeat(100)}b${'c'.repeat(100)}`,
    `${'a'.repeat(100)}d${'c'.repeat(100)}`,
    `…${'a'.repeat(20)}b${'c'.repeat(39)}…, and not …${'a'.repeat(20)}d${'c'.repeat(39)}…`,
  ],
  ['x', 'y'.repeat(80), `"x", and not "${'y'.repeat(59)}…`],
])('%j and %j', (found, expected, text) => {
  expect(difference(found, expected)).toBe(text);
});
