// Cutting: where documents begin and end, what is none, and that nothing is lost on the way.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { splitDocuments } from './index.ts';

/** `line text` of each. */
function cut(text: string): readonly string[] {
  return splitDocuments(text).map((one) => `${one.line} ${one.text}`);
}

describe('where they begin and end', () => {
  test.each<[text: string, documents: readonly string[]]>([
    ['a: 1', ['1 a: 1']],
    ['a: 1\n---\nb: 2\n', ['1 a: 1\n', '2 ---\nb: 2\n']],
    ['---\na: 1\n---\nb: 2', ['1 ---\na: 1\n', '3 ---\nb: 2']],
    ['a: 1\r\n---\r\nb: 2\r\n', ['1 a: 1\r\n', '2 ---\r\nb: 2\r\n']],
    ['a: 1\n--- # the second\nb: 2', ['1 a: 1\n', '2 --- # the second\nb: 2']],
    ['a: 1\n--- { b: 2 }', ['1 a: 1\n', '2 --- { b: 2 }']],
    ['a: 1\n...\nb: 2', ['1 a: 1\n...\n', '3 b: 2']],
    ['a: 1\n...\n# on b\n%YAML 1.2\n---\nb: 2', ['1 a: 1\n...\n', '3 # on b\n%YAML 1.2\n---\nb: 2']],
    ['# on a\n\n---\na: 1', ['1 # on a\n\n---\na: 1']],
    ['\uFEFF---\na: 1\n---\nb: 2', ['1 \uFEFF---\na: 1\n', '3 ---\nb: 2']],
    ['a: "left open\n---\nb: 2', ['1 a: "left open\n', '2 ---\nb: 2']],
    ['a: {\n---\nb: 2', ['1 a: {\n', '2 ---\nb: 2']],
    ['a: |\n  ---\n  text\n---\nb: 2', ['1 a: |\n  ---\n  text\n', '4 ---\nb: 2']],
    ['a: 1\n---\n%b', ['1 a: 1\n', '2 ---\n%b']],
    ['a: 1\n---\nnull', ['1 a: 1\n', '2 ---\nnull']],
  ])('%j', (text, documents) => {
    expect(cut(text)).toEqual(documents);
  });

  test.each(['--- is no mark in the middle: ---', '---a: 1', '-- a', '- a\n- ---', '"---\\n---"', '....', ' ---\n'])(
    '%j is one',
    (text) => {
      expect(cut(text)).toEqual([`1 ${text}`]);
    },
  );
});

describe('an empty document does not count', () => {
  test.each([
    '',
    '\n\n',
    '# nothing',
    '---',
    '---\n---\n',
    '--- # nothing\n# still nothing\n...\n',
    '%YAML 1.2\n---\n',
  ])('%j', (text) => {
    expect(cut(text)).toEqual([]);
    expect(cut(`a: 1\n...\n${text}`)).toEqual(['1 a: 1\n...\n']);
  });
});

const LINES = ['---', '...', '--- # c', '# c', '', '  ', '%YAML 1.2', 'a: 1', 'b: [1, 2]', 'c: |', '  d', '  --- e'];
const anyLines = fc.array(fc.constantFrom(...LINES), { maxLength: 12 }).map((lines) => lines.join('\n'));
const SEED = { seed: 20_260 };

test('each is a part of the text, on the line that it names, and no document of two', () => {
  fc.assert(
    fc.property(anyLines, (text) => {
      const lines = text.split('\n');
      for (const one of splitDocuments(text)) {
        const rest = lines.slice(one.line - 1).join('\n');
        expect(rest.startsWith(one.text)).toBe(true);
        expect(splitDocuments(one.text)).toEqual([{ text: one.text, line: 1 }]);
      }
    }),
    SEED,
  );
});

test('are those that the reader of YAML finds in a text which it can read', () => {
  fc.assert(
    fc.property(anyLines, (text) => {
      const whole = parseAllDocuments(text, { logLevel: 'error' });
      const all = Array.isArray(whole) ? whole : [];
      fc.pre(all.every(({ errors, warnings }) => errors.length === 0 && warnings.length === 0));
      const values = all.map((one) => one.toJS() as unknown).filter((value) => value !== null);
      const parts = splitDocuments(text).flatMap((one) => [...parseAllDocuments(one.text)]);
      expect(parts.map((one) => one.toJS() as unknown)).toEqual(values);
    }),
    SEED,
  );
});
