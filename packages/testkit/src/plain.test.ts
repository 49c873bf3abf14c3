import { expect, test } from 'vitest';
import { unplain } from './plain.ts';

class Cup {
  readonly dice = 2;
}

test.each<[unknown, string | undefined]>([
  [{ a: [1, 'b', null, true, { c: [] }] }, undefined],
  [Object.create(null), undefined],
  [undefined, 'it is undefined'],
  [[1, undefined], '[1] is undefined'],
  [{ a: { b: undefined } }, 'a.b is undefined'],
  [{ cups: [new Map()] }, 'cups[0] is a Map'],
  [{ cup: new Cup() }, 'cup is a Cup'],
  [Uint8Array.of(1), 'it is a Uint8Array'],
  [[Number.NaN], '[0] is NaN'],
  [[-0], '[0] is -0'],
  [{ a: () => 1 }, 'a is a function'],
  [1n, 'it is a bigint'],
])('%o', (value, text) => {
  expect(unplain(value)).toBe(text);
});
