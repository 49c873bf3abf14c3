// Matching in part: the words of the format one by one, and the laws that hold for all values.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches, matchPart } from './index.ts';

const SEED = 20_261;

describe('matches', () => {
  test.each<readonly [string, Json, Json | undefined]>([
    ['an equal scalar', 'a', 'a'],
    ['null', null, null],
    ['null for what is absent', { a: null }, {}],
    ['a map with more keys', { a: 1 }, { a: 1, b: 2 }],
    ['a map in a map', { a: { b: [1] } }, { a: { b: [1], c: 2 }, d: 3 }],
    ['numbers as keys', { 24: { white: 2 } }, { '24': { white: 2, black: 0 } }],
    ['an empty map', {}, { a: 1 }],
    ['a list of parts', [{ a: 1 }, 2], [{ a: 1, b: 2 }, 2]],
    ['an empty list for an absent one', { a: [] }, {}],
    ['an empty list in a map that is absent itself', { blue: { cards: [] } }, {}],
    ['unordered nothing for an absent list', { a: { unordered: [] } }, {}],
    ['excludes for an absent list', { a: { excludes: [1] } }, {}],
    ['oneOf', { oneOf: ['a', 'b'] }, 'b'],
    ['oneOf with null for what is absent', { a: { oneOf: [null, 1] } }, {}],
    ['oneOf over lists', { oneOf: [[1], [2, 3]] }, [2, 3]],
    ['oneOf over maps', { oneOf: [{ a: 1 }, { b: 1 }] }, { b: 1, c: 2 }],
    ['includes', { includes: [2, { a: 1 }] }, [1, { a: 1, b: 1 }, 2]],
    ['two that are met by one element', { includes: [{ a: 1 }, { b: 1 }] }, [{ a: 1, b: 1 }]],
    ['excludes', { excludes: [{ a: 2 }] }, [{ a: 1 }, 2]],
    ['includes and excludes', { includes: [1], excludes: [3] }, [1, 2]],
    ['unordered', { unordered: [3, 1, 2] }, [1, 2, 3]],
    ['unordered where the first that fits is the wrong one', { unordered: [{}, { a: 1 }] }, [{ a: 1 }, { b: 2 }]],
    [
      'unordered with a longer chain',
      { unordered: [{ k: { oneOf: [1, 2] } }, { k: { oneOf: [2, 3] } }, { k: 2 }] },
      [{ k: 2 }, { k: 3 }, { k: 1 }],
    ],
    ["a game's own map of such a key", { includes: [1] }, { includes: [1], of: 2 }],
    ["a game's own map with oneOf", { oneOf: 1, x: 2 }, { oneOf: 1, x: 2 }],
  ])('%s', (_, expected, found) => {
    expect(matchPart(expected, found)).toEqual([]);
  });
});

describe('tells', () => {
  test.each<readonly [string, Json, Json | undefined, readonly unknown[]]>([
    ['another scalar', { a: { b: 1 } }, { a: { b: 2 } }, [{ kind: 'unequal', path: 'a.b', expected: 1, found: 2 }]],
    ['a number for its text', { a: 5 }, { a: '5' }, [{ kind: 'unequal', path: 'a', expected: 5, found: '5' }]],
    ['false for what is absent', { a: false }, {}, [{ kind: 'unequal', path: 'a', expected: false, found: undefined }]],
    ['every key', { a: 1, b: 2, c: 3 }, { a: 0, c: 0 }, [{ path: 'a' }, { path: 'b' }, { path: 'c' }]],
    ['a map that is absent, once', { a: { b: 1, c: 2 } }, {}, [{ path: 'a', found: undefined }]],
    ['a list of another length', [1, 2], [1], [{ kind: 'unequal', path: '', expected: [1, 2], found: [1] }]],
    ['a longer list', { a: [1] }, { a: [1, 2] }, [{ path: 'a' }]],
    ['another element', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [{ path: 'a[1].b', expected: 2, found: 3 }]],
    ['another order', [1, 2], [2, 1], [{ path: '[0]' }, { path: '[1]' }]],
    ['a list for a map', { a: 1 }, [1], [{ kind: 'unequal', path: '', found: [1] }]],
    ['a map for a list', [1], { a: 1 }, [{ kind: 'unequal', path: '', found: { a: 1 } }]],
    ['a map for a matcher', { includes: [1] }, { a: 1 }, [{ kind: 'unequal', path: '' }]],
    ['a scalar for a matcher of lists', { unordered: [] }, 'x', [{ kind: 'unequal', path: '', found: 'x' }]],
    ['none of oneOf', { oneOf: [1, 2] }, 3, [{ kind: 'unequal', expected: { oneOf: [1, 2] }, found: 3 }]],
    [
      'what is not included',
      { includes: [1, 4, 5] },
      [1],
      [
        { kind: 'missing', expected: 4, found: [1] },
        { kind: 'missing', expected: 5 },
      ],
    ],
    [
      'what is not excluded',
      { a: { excludes: [{ k: 1 }] } },
      { a: [0, { k: 1, l: 2 }] },
      [{ kind: 'unwanted', path: 'a[1]', expected: { k: 1 }, found: { k: 1, l: 2 } }],
    ],
    [
      'what unordered lacks and has too much',
      { unordered: [1, 2] },
      [2, 3],
      [{ kind: 'unordered', missing: [1], extra: [3] }],
    ],
    ['two of which there is one', { unordered: [1, 1] }, [1], [{ kind: 'unordered', missing: [1], extra: [] }]],
    ['a key that all objects have', { constructor: null, toString: 1 }, {}, [{ path: 'toString', found: undefined }]],
  ])('%s', (_, expected, found, differences) => {
    expect(matchPart(expected, found)).toMatchObject(differences);
    expect(matchPart(expected, found)).toHaveLength(differences.length);
  });
});

describe('laws', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
  const scalar = fc.oneof(fc.integer(), fc.string(), fc.boolean());
  const check = <V>(arbitrary: fc.Arbitrary<V>, law: (value: V) => boolean): void =>
    fc.assert(fc.property(arbitrary, law), { seed: SEED, numRuns: 300 });

  test('every value matches itself', () => {
    check(json, (value) => matches(value, value));
  });

  test('what matches goes on matching when keys are removed from what is written', () => {
    check(fc.tuple(json, fc.infiniteStream(fc.boolean())), ([value, coins]) =>
      matches(withFewerKeys(value, coins), value),
    );
  });

  test('what matches goes on matching when keys are added to what is there', () => {
    check(fc.tuple(json, json), ([value, more]) => matches(value, withMoreKeys(value, more)));
  });

  test('a value matches another scalar only when they are equal', () => {
    check(fc.tuple(scalar, scalar), ([a, b]) => matches(a, b) === (a === b));
  });

  test('unordered matches every order, and nothing with one more or one less', () => {
    check(
      fc
        .array(json, { minLength: 1, maxLength: 7 })
        .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => {
        const expected = { unordered: list };
        return (
          matches(expected, shuffled) && !matches(expected, shuffled.slice(1)) && !matches(expected, [...shuffled, 1])
        );
      },
    );
  });

  test('unordered agrees with trying every order', () => {
    const small = fc.record({ a: fc.nat(1), b: fc.nat(1) }, { requiredKeys: [] }) as fc.Arbitrary<Json>;
    check(fc.tuple(fc.array(small, { maxLength: 4 }), fc.array(small, { maxLength: 4 })), ([expected, found]) => {
      const some = orders(found).some((order) => matches(expected, order));
      return matches({ unordered: expected }, found) === some;
    });
  });

  test('includes looks for a part of a list, and excludes finds none of it', () => {
    check(
      fc
        .array(json, { minLength: 1 })
        .chain((list) => fc.tuple(fc.constant(list), fc.subarray(list, { minLength: 1 }))),
      ([list, some]) => {
        return matches({ includes: some }, list) && !matches({ excludes: some }, list);
      },
    );
  });

  test('excludes is the opposite of includes for one element', () => {
    check(
      fc.tuple(json, fc.array(json)),
      ([one, list]) => matches({ excludes: [one] }, list) !== matches({ includes: [one] }, list),
    );
  });

  test('oneOf matches when one of its values does', () => {
    check(
      fc.tuple(fc.array(scalar, { minLength: 1 }), scalar),
      ([options, found]) => matches({ oneOf: options }, found) === options.includes(found),
    );
  });
});

function withFewerKeys(value: Json, coins: Iterator<boolean>): Json {
  if (Array.isArray(value)) return value.map((one) => withFewerKeys(one as Json, coins));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => coins.next().value);
  return Object.fromEntries(kept.map(([key, one]) => [key, withFewerKeys(one, coins)]));
}

function withMoreKeys(value: Json, more: Json): Json {
  if (Array.isArray(value)) return value.map((one) => withMoreKeys(one as Json, more));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withMoreKeys(one, more)] as const);
  return Object.fromEntries([...entries, ['one more key', more]]);
}

function orders(list: readonly Json[]): readonly (readonly Json[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}
