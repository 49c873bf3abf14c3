// A patch leads from one value to the other, changes neither, and does not fit anywhere that it could do harm.
import type { Json } from '@turnwise/kernel';
import { hashValue } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch } from './index.ts';

const RUNS = { seed: 7, numRuns: 1_000 };

/** Keys that come up again, so that two values have fields in common; some that every object has. */
const key = fc.constantFrom('id', 'kind', 'name', 'a', 'b', 'view', '__proto__', 'constructor', 'toString', '');
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 }));
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 6 }) as fc.Arbitrary<Json>,
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 5 })
      .map(
        (entries) =>
          JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`) as Json,
      ),
  ),
}));

/** A value, and one that differs from it a little. */
const near = fc.tuple(value, value, fc.nat(20)).map(([a, b, at]): [Json, Json] => {
  let left = at;
  const swap = (one: Json): Json => {
    if (left-- === 0) return b;
    if (Array.isArray(one)) return one.map(swap);
    return one;
  };
  return [a, swap(a)];
});

const hash = (of: Json): string => hashValue(of);

describe('a patch', () => {
  test.each([
    ['any two values', fc.tuple(value, value)],
    ['values that are nearly the same', near],
    ['long lists', fc.tuple(fc.array(fc.nat(9), { maxLength: 200 }), fc.array(fc.nat(9), { maxLength: 200 }))],
  ] as readonly (readonly [string, fc.Arbitrary<[Json, Json]>])[])('leads from one to the other: %s', (_, pairs) => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const before = JSON.stringify(a);
        const change = JSON.parse(JSON.stringify(diff(a, b))) as Json;
        const after = patch(a, change);
        expect(after).toEqual(b);
        expect(hash(after as Json)).toBe(hash(b));
        expect(JSON.stringify(a)).toBe(before);
      }),
      RUNS,
    );
  });

  test('is nothing between equal values, whatever the order of fields', () => {
    expect(diff({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBeNull();
    fc.assert(
      fc.property(value, (a) => diff(a, JSON.parse(JSON.stringify(a)) as Json) === null),
      RUNS,
    );
  });

  test('takes hardly more room than the new value', () => {
    fc.assert(
      fc.property(value, value, (a, b) => JSON.stringify(diff(a, b)).length <= JSON.stringify([b]).length + 4),
      RUNS,
    );
  });

  test.each<[string, Json, Json, Json]>([
    ['a field', { a: 1, b: 'a long text that stays' }, { a: 2, b: 'a long text that stays' }, { a: [2] }],
    ['a field that goes', { a: 1, b: 'a long text that stays' }, { b: 'a long text that stays' }, { a: 0 }],
    ['a card that leaves a hand', ['ant', 'bee', 'cat', 'dog'], ['ant', 'bee', 'dog'], [0, 2, -1]],
    [
      'a card that comes',
      ['ant bear', 'bee bird', 'cat fish'],
      ['ant bear', 'bee bird', 'cat fish', 'dog'],
      [0, 3, [1, 'dog']],
    ],
    [
      'an item by its id',
      [
        { id: 1, text: 'something long enough' },
        { id: 2, hp: 5, text: 'something long enough' },
      ],
      [{ id: 2, hp: 4, text: 'something long enough' }],
      [0, -1, { hp: [4] }],
    ],
    [
      'a list in a list',
      [
        ['aaaa', 'bbbb'],
        ['cccc', 'dddd'],
      ],
      [
        ['aaaa', 'bbbb'],
        ['cccc', 'x'],
      ],
      [0, 1, [['cccc', 'x']]],
    ],
  ])('says what changed: %s', (_, a, b, change) => {
    expect(diff(a, b)).toEqual(change);
    expect(patch(a, change)).toEqual(b);
  });

  test('shares what did not change', () => {
    const before = { view: { hand: ['ant'] }, frame: 1 };
    const after = patch(before, diff(before, { view: { hand: ['ant'] }, frame: 2 })) as typeof before;
    expect(after.view).toBe(before.view);
  });
});

describe('a patch from a stranger', () => {
  test('gives undefined or a value, and never throws', () => {
    const parts = fc.oneof(
      value,
      fc.constantFrom<Json>([0, 1e9], [0, -1e9], [0, 0.5], [0, [1]], [1, 2], { a: 0 }, 0, [0, null]),
    );
    const change = fc.oneof(
      value,
      fc.array(parts, { maxLength: 5 }).map((list): Json => [0, ...list]),
    );
    fc.assert(
      fc.property(value, change, (a, p) => {
        const before = JSON.stringify(a);
        const after = patch(a, p);
        expect(JSON.stringify(a)).toBe(before);
        if (after !== undefined) expect(() => JSON.stringify(after)).not.toThrow();
      }),
      { ...RUNS, numRuns: 5_000 },
    );
  });

  test.each<[Json, Json]>([
    [{ a: 1 }, [0, 1]],
    [[1], { a: [1] }],
    [[1], [0, 2]],
    [[1], [0, -2]],
    [[1], [0, 0, 1]],
    [[1], [0, 1, { a: [1] }]],
    [{ a: 1 }, { b: 0 }],
    [{ a: 1 }, { a: { b: [1] } }],
    [{ a: 1 }, 7],
    [1, {}],
    [{}, { toString: { a: [1] } }],
    [{}, { toString: 0 }],
  ])('%j is not changed by %j', (before, change) => {
    expect(patch(before, change)).toBeUndefined();
  });

  test('reaches no prototype', () => {
    const change = JSON.parse(
      '{"__proto__":[{"polluted":true}],"constructor":[{"prototype":{"polluted":true}}]}',
    ) as Json;
    const after = patch({ a: 1 }, change) as object;
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(Object.keys(after)).toEqual(['a', '__proto__', 'constructor']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((after as { polluted?: boolean }).polluted).toBeUndefined();
    const deeper = JSON.parse('{"__proto__":{"polluted":[true]}}') as Json;
    expect(patch({ a: 1 }, deeper)).toBeUndefined();
    expect(patch({ a: 1 }, JSON.parse('{"constructor":{"prototype":{"polluted":[true]}}}') as Json)).toBeUndefined();
  });

  test('does not go deeper than any look', () => {
    const nest = (leaf: Json, levels: number): Json => {
      let nested = leaf;
      for (let i = 0; i < levels; i++) nested = { a: nested };
      return nested;
    };
    expect(patch(nest(1, 100_000), nest([2], 100_000))).toBeUndefined();
    expect(patch(nest(1, 150), diff(nest(1, 150), nest(2, 150)))).toEqual(nest(2, 150));
  });
});
