// Keys that every object has: kept as fields of their own wherever data are copied, compared and hashed, and never the prototype.
import { expect, test } from 'vitest';
import { hashValue } from './codec/hash.ts';
import { toJson } from './codec/plain-json.ts';
import { cloneDeep, cloneSharing, copyInto } from './copy-into.ts';
import { isInherited } from './inherited.ts';
import { sameData } from './same-data.ts';

/** As JSON.parse has it: a field of its own. */
const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

const KEYS = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'] as const;

test.each(KEYS)('%s is a key that every object has, and a copy keeps it', (key) => {
  expect(isInherited(key)).toBe(true);
  const data = parsed(`{ "a": { "${key}": { "b": [1] } }, "${key}": 7 }`);
  const before = JSON.stringify(data);
  const into = parsed(`{ "a": { "c": 1 }, "d": 2 }`);
  copyInto(into, data);
  for (const copy of [cloneDeep(data), cloneSharing(data, ['a']), cloneSharing(data, [key]), into]) {
    expect(JSON.stringify(copy)).toBe(before);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(sameData(copy, data)).toBe(true);
    expect(hashValue(copy)).toBe(hashValue(data));
  }
  expect((cloneDeep(data)['a'] as Record<string, unknown>)[key]).not.toBe((data['a'] as Record<string, unknown>)[key]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((Object.prototype as { b?: unknown }).b).toBeUndefined();
});

test.each(KEYS)('what was under %s goes when it is copied over', (key) => {
  const into = parsed(`{ "${key}": { "b": 1 }, "a": 1 }`);
  copyInto(into, { a: 2 });
  expect(JSON.stringify(into)).toBe('{"a":2}');
  copyInto(into, parsed(`{ "${key}": { "b": 2 } }`));
  expect(JSON.stringify(into)).toBe(`{"${key}":{"b":2}}`);
});

test.each(KEYS)('a field %s counts in hashes and comparisons', (key) => {
  const [some, other, none] = [parsed(`{ "${key}": 1 }`), parsed(`{ "${key}": 2 }`), {}];
  expect(new Set([some, other, none].map(hashValue)).size).toBe(3);
  expect([sameData(some, other), sameData(some, none), sameData(none, some)]).toEqual([false, false, false]);
});

test('a state with a field __proto__ is reported, not written without it', () => {
  expect(toJson(parsed('{ "a": { "__proto__": 1 } }'), 'state')).toMatchObject({
    ok: false,
    error: [{ path: 'state.a.__proto__', code: 'reservedName' }],
  });
});

test.each(['a', '', 'proto', 'Constructor'])('"%s" is not a key that every object has', (key) => {
  expect(isInherited(key)).toBe(false);
});
