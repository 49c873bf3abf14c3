// Texts that nobody writes by hand: each is read right or is an issue with its line, nothing is thrown, and the answer is small.
import { describe, expect, test } from 'vitest';
import { readScenario, readScenarios, readSourceText, SCENARIO_LIMITS } from './index.ts';

const { aliases, documents, textCharacters, yamlCharacters, yamlSigns } = SCENARIO_LIMITS;

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

function told(text: string): string {
  const read = readSourceText(text);
  if (read.ok) return 'read';
  expect(JSON.stringify(read.error).length).toBeLessThan(50_000);
  const [first] = read.error;
  return `${first?.line}:${first?.column} ${first?.code}`;
}

describe('a text is refused', () => {
  test.each<readonly [string, string, string]>([
    ['an alias inside what it stands for', 'a: &x\n  b: *x\n', '2:6 circularAlias'],
    ['in a list', '&x [ *x, *x ]', '1:6 circularAlias'],
    ['in a merge', 'a: &x\n  <<: *x\n', '2:7 circularAlias'],
    ['deep inside', 'a: &x\n- - - b: *x\n', '2:10 circularAlias'],
    [
      'aliases of aliases',
      times(12, (i) => `a${i}: &a${i} [${i === 0 ? 'x' : times(10, () => `*a${i - 1}`).replaceAll('\n', ', ')}]`),
      '1:1 unreadable',
    ],
    ['very many aliases', `a: &a 1\n${times(aliases.usual + 1, (i) => `k${i}: *a`)}`, '1:1 tooMany'],
    ['very many alias keys', `&a a: 1\nb:\n${times(2_000, () => '- *a : 1')}`, '1:1 tooMany'],
    ['an alias before its anchor', 'a: *x\nb: &x 1', '1:4 unknownAnchor'],
    ['brackets', '['.repeat(10_000), '1:501 tooDeep'],
    ['brackets that are closed', '['.repeat(10_000) + ']'.repeat(10_000), '1:1 tooDeep'],
    ['JSON', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), '1:1 tooDeep'],
    ['dashes', '- '.repeat(5_000), '1:501 tooDeep'],
    ['questions', '? '.repeat(5_000), '1:501 tooDeep'],
    ['lines that go in', times(1_000, (i) => `${' '.repeat(i)}a:`), '502:501 tooDeep'],
    ['a long scalar', `a: ${'x'.repeat(yamlCharacters.usual)}`, '1:1 tooBig'],
    ['a text that is too long for a document', `{"a": {"b": "${'x'.repeat(200_000)}"}}`, '1:8 tooLong'],
    ['a key that is too long', `{"a": {"${'x'.repeat(2_000)}": 1}}`, '1:2 tooLong'],
    ['many lines', times(yamlSigns.usual, (i) => `k${i}: 1`), '25001:1 tooBig'],
    ['very many tags', '!a '.repeat(200_000), '1:1 tooBig'],
    ['very many anchors', '&a '.repeat(200_000), '1:1 tooBig'],
    ['very many aliases in a row', '*a '.repeat(200_000), '1:1 tooBig'],
    ['blank lines', '\n'.repeat(yamlSigns.usual + 1), '50002:1 tooBig'],
    ['ten million characters', 'x'.repeat(textCharacters.usual + 1), '1:1 tooBig'],
    ['a key very many times', 'a: 1\n'.repeat(5_000), '2:1 duplicateKey'],
    ['tags', 'a: !!js/function "x"\n', '1:4 syntax'],
    ['bytes', 'a: !!binary aGVsbG8=', '1:4 syntax'],
    ['a set', 'a: !!set {x, y}', '1:4 syntax'],
    ['a date', 'a: !!timestamp 2001-01-01', '1:4 syntax'],
    ['very many faults', '"'.repeat(3_001), '1:3 syntax'],
    ['the prototype', 'b: 1\n__proto__: {a: 1}', '2:1 wrongKey'],
    ['the prototype in JSON', '{"b": 1,\n"__proto__": {"a": 1}}', '2:1 wrongKey'],
    ['the prototype, spelt otherwise', '{"b": 1,\n"\\u005f_proto__": {"a": 1}}', '2:1 wrongKey'],
    ['no number', 'a: .nan', '1:4 wrongNumber'],
    ['an infinite number', 'a: 1e999', '1:4 wrongNumber'],
    ['the same in JSON', '{"a": 1e999}', '1:7 wrongNumber'],
    ['very many digits', `{"a": ${'9'.repeat(400)}}`, '1:7 wrongNumber'],
  ])('%s', (_, text, issue) => {
    expect(told(text)).toBe(issue);
    expect(readScenario(text).ok).toBe(false);
  });
});

describe('a text is read', () => {
  test.each<readonly [string, string, unknown]>([
    ['a mark at the beginning', '\uFEFFa: 1', { a: 1 }],
    ['lines that end in two signs', 'a: 1\r\nb: 2\r\n', { a: 1, b: 2 }],
    ['control characters', '{"a": "x\\u0000y"}', { a: 'x\u0000y' }],
    ['half a character', '{"a": "\\ud800"}', { a: '\ud800' }],
    ['what every record has', 'constructor: 1\ntoString: 2', { constructor: 1, toString: 2 }],
    ['another version of YAML', '%YAML 1.1\n---\na: yes\nb: 2001-01-01', { a: 'yes', b: '2001-01-01' }],
    ['an anchor of a key', '&k a: 1\nb: *k', { a: 1, b: 'a' }],
    ['one anchor after another', 'a: &x 1\nb: *x\nc: &x 2\nd: *x', { a: 1, b: 1, c: 2, d: 2 }],
    ['a fraction, which games refuse', '{"a": 1.5, "b": -0}', { a: 1.5, b: -0 }],
    ['a key with signs in it', '{"a\\"b\\u00e9": 1}', { 'a"bé': 1 }],
  ])('%s', (_, text, value) => {
    const read = readSourceText(text);
    expect(read.ok && read.value.value).toEqual(value);
  });

  test('a megabyte of JSON, with keys that must be spelt out', () => {
    const value = {
      cards: Array.from({ length: 20_000 }, (_, index) => ({ id: `card_${index}`, 'a"b': [index, null] })),
    };
    const read = readSourceText(JSON.stringify(value));
    expect(read.ok && read.value.value).toEqual(value);
  });
});

describe('a scenario is refused', () => {
  const SOUND = { scenario: 1, game: 'tic-tac-toe', title: 'T' };
  test.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    [
      'unknown keys',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`stepz${i}`, 1])),
      'stepz0 unknownField',
    ],
    ['near keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`seat${i}`, 1])), 'seat0 unknownField'],
    ['steps', { steps: Array.from({ length: 5_001 }, () => ({})) }, 'steps tooMany'],
    ['wrong steps', { steps: Array.from({ length: 5_000 }, () => ({})) }, 'steps[0] wrongStep'],
    ['seats', { seats: Array.from({ length: 30_000 }, (_, i) => `p${i % 3}`) }, 'seats tooMany'],
    ['values', { steps: [{ input: Array.from({ length: 200_000 }).fill(1) }] }, 'steps[0].input[99993] tooBig'],
    ['a title', { title: 'x'.repeat(50_000) }, 'title tooLong'],
    ['a game', { game: 'x'.repeat(50_000) }, 'game tooLong'],
    [
      'hidden words',
      { expect: { viewHides: { a: Array.from({ length: 2_000 }).fill('x') } } },
      'expect.viewHides.a tooMany',
    ],
    [
      'matchers',
      { expect: { position: Array.from({ length: 10_000 }, () => ({ oneOf: [] })) } },
      'expect.position[0].oneOf wrongMatcher',
    ],
  ])('%s', (_, more, issue) => {
    const read = readScenario(JSON.stringify({ ...SOUND, ...more }));
    expect(read.ok).toBe(false);
    const error = read.ok ? [] : read.error;
    expect(`${error[0]?.path} ${error[0]?.code}`).toBe(issue);
    expect(error.length).toBeLessThanOrEqual(101);
    expect(JSON.stringify(error).length).toBeLessThan(50_000);
  });

  test('a text of very many documents', () => {
    const read = readScenarios('--- {}\n'.repeat(documents.usual + 1));
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ ok: false, error: [{ code: 'tooMany', line: 1 }] });
    expect(readScenarios('--- {}\n'.repeat(documents.usual))).toHaveLength(documents.usual);
  });
});
