// Fingerprints: pinned, and sensitive to every field.
import { expect, test } from 'vitest';
import { hashValue } from '../index.ts';
import { arenaStart } from '../testing/arena.ts';
import { TYPED_ARRAYS } from './typed-arrays.ts';

// Stored matches carry hashes: if one of these changes, they no longer verify.
test.each<[unknown, string]>([
  [null, 'a78ac2fb366a3af3'],
  [true, '378c95b718714f4c'],
  [0, 'a5c352c36574e196'],
  [-1, 'fd0b5ca616e2e7e9'],
  [2 ** 53 - 1, '18fc5ddc01faae3b'],
  ['turnwise', '22003d8f9cc8de8b'],
  [[1, 2, 3], '44986c04ec673a77'],
  [{ b: 1, a: 'x' }, '59b534506ae05a9a'],
  [{ board: [0, 1, 2], next: 0, deep: { list: [[1], []] } }, '554df9b33344738c'],
  [Uint8Array.of(1, 2), '0e840538f95b9429'],
  [{ tiles: Int16Array.of(-1, 300) }, '00ea2af0d3b5da94'],
])('the hash of %j', (value, hash) => {
  expect(hashValue(value)).toBe(hash);
});

test('values that are alike and not the same hash apart', () => {
  const scalars = [null, true, false, 0, 1, -1, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), 2 ** 53 - 1, '', '0', '1', 'a', 'ab'];
  const lists = [[], [0], [0, 0], [[]], [[], []], [[0], []], [[], [0]], [1, 2], [2, 1], [[1], 2], [1, [2]], ['a', 'b']];
  const records = [
    {},
    { a: 0 },
    { a: null },
    { b: 0 },
    { a: {} },
    { a: [] },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { ab: 1 },
  ];
  const typed = Object.values(TYPED_ARRAYS).flatMap((Type) => [new Type(0), new Type(1), Type.of(1, 2), Type.of(-1)]);
  const values: unknown[] = [...scalars, ...lists, ...records, ...typed];
  const hashes = values.map((value) => hashValue(value));
  expect(new Set(hashes).size).toBe(values.length);
  expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
});

test('equal values hash alike: one zero, and fields that are undefined do not count', () => {
  expect(hashValue({ a: -0 })).toBe(hashValue({ a: 0 }));
  expect(hashValue({ a: 1, b: undefined })).toBe(hashValue({ a: 1 }));
  expect(hashValue({ b: 1, a: [{ d: 1, c: 2 }] })).toBe(hashValue({ a: [{ c: 2, d: 1 }], b: 1 }));
});

test('a change of a single field changes the hash', () => {
  const changes = fieldChanges(arenaStart());
  expect(changes.length).toBeGreaterThan(40);
  const hashes = new Set(changes.map((change) => hashValue(change)));
  hashes.add(hashValue(arenaStart()));
  expect(hashes.size).toBe(changes.length + 1);
});

test('a hundred thousand small states have as many hashes', () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 100_000; i++)
    hashes.add(hashValue({ board: [i % 10, Math.floor(i / 10) % 100, 0], turn: Math.floor(i / 1000) }));
  expect(hashes.size).toBe(100_000);
});

/** The value with one scalar changed, for every scalar in it. */
function fieldChanges(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}!`];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'object' || value === null) return [0];
  if (ArrayBuffer.isView(value)) {
    const array = value as Uint8Array;
    return Array.from(array, (number, at) => array.with(at, number + 1));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    fieldChanges(item).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}
