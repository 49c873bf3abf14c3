// The quick way for JSON agrees with the reader of YAML, or leaves a text to it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSourceText } from './index.ts';
import { readJsonText } from './json-text.ts';

test('any JSON is read as the reader of YAML reads it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())),
      fc.nat(3),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJsonText(text);
        expect(read === undefined || JSON.stringify(read) === JSON.stringify(parse(text))).toBe(true);
      },
    ),
    { seed: 61, numRuns: 300 },
  );
});

test.each([
  ['{"a": 1, "a": 2}', 'a key twice'],
  ['{"a": 1, "\\u0061": 2}', 'a key twice, written in two ways'],
  ['[{"b": {"a": 1, "c": {}, "a": 2}}]', 'a key twice, deep inside'],
  ['{"a": 1e999}', 'an infinite number'],
  ['{"<<": {"a": 1}}', 'a key that merges'],
  ['{"__proto__": 1}', 'a key that is none'],
  ['{a: 1}', 'YAML'],
  ['a: {"b": 1}', 'YAML with JSON in it'],
  ['"text"', 'a text alone'],
  ['{"a": 1}\n---\n{"a": 2}', 'two documents'],
  ['', 'nothing'],
])('%s is left to the reader of YAML: %s', (text) => {
  expect(readJsonText(text)).toBeUndefined();
});

test('the same key may appear in several maps', () => {
  expect(readJsonText('{"a": [{"b": 1}, {"b": "a: {b"}], "b": {"a": null}}')).toEqual({
    a: [{ b: 1 }, { b: 'a: {b' }],
    b: { a: null },
  });
});

test('places are those of the text', () => {
  const source = readSourceText('{\n  "cards": [\n    { "id": "fox" },\n    { "id": 7 }\n  ]\n}\n', { line: 11 });
  expect(source.ok && source.value.placeOf('cards[1].id')).toEqual({ line: 14, column: 7 });
});
