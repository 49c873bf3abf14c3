// Several scenarios in one text: each is read and run for itself, and what is told of it has its place in the whole text.
import { registry } from '@turnwise/registry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatReport, readScenario, readScenarios, runScenario, writeScenario } from './index.ts';
import type { Scenario } from './index.ts';

const good = (title: string): string => `scenario: 1
game: tic-tac-toe
title: ${title}
steps:
  - { as: X, input: { kind: place, cell: 4 } }
expect: { toAct: [O] }
`;

/** The title, or `line:column path code` of each issue, of every entry. */
function told(text: string, name?: string): readonly (string | readonly string[])[] {
  return readScenarios(text, name === undefined ? {} : { name }).map((one) =>
    one.ok
      ? one.value.title
      : one.error.map(({ line, column, path, code }) => [`${line}:${column}`, path, code].join(' ')),
  );
}

describe('in order, with the name of the file', () => {
  test.each([
    ['one', good('A'), ['A']],
    ['two', `${good('A')}---\n${good('B')}`, ['A', 'B']],
    ['a mark before the first and after the last', `---\n${good('A')}---\n${good('B')}---\n`, ['A', 'B']],
    [
      'comments and nothing between',
      `# of\n---\n${good('A')}---\n# none\n---\n---\n${good('B')}...\n# end`,
      ['A', 'B'],
    ],
    ['line breaks of Windows', `${good('A')}---\n${good('B')}`.replaceAll('\n', '\r\n'), ['A', 'B']],
  ])('%s', (_, text, titles) => {
    expect(told(text)).toEqual(titles);
    for (const one of readScenarios(text, { name: 'a.yaml' }))
      expect(one).toMatchObject({ ok: true, value: { source: { name: 'a.yaml' } } });
  });
});

describe('one that is wrong does not hide the others', () => {
  test.each<[string, string, string]>([
    ['a key that nobody knows', good('W').replace('steps:', 'stepps:'), '11:1 stepps unknownField'],
    ['a missing key', good('W').replace('title: W\n', ''), '8:1 title missingField'],
    ['a value deep inside', good('W').replace('[O]', '[O, 2]'), '13:22 expect.toAct[1] wrongShape'],
    ['a quotation that is left open', good('W').replace('title: W', 'title: "W'), '14:1 title syntax'],
    ['a bracket that is left open', good('W').replace('[O] }', '[O'), '14:1 expect.toAct[0] syntax'],
    ['a key that stands twice', `${good('W')}title: again\n`, '14:1 title duplicateKey'],
    ['an anchor of another document', good('W').replace('[O]', '*first'), '13:18 expect.toAct unknownAnchor'],
    ['no map', 'null\n', '8:1  wrongShape'],
    ['more brackets than anybody writes', `${'['.repeat(2000)}\n`, '8:501  tooDeep'],
  ])('%s', (_, wrong, issue) => {
    const text = `${good('A').replace('[O]', '&first [O]')}---\n${wrong}---\n${good('B')}`;
    expect(told(text)).toEqual(['A', expect.arrayContaining([issue]), 'B']);
  });
});

test('a text without a scenario is one entry with an issue', () => {
  for (const text of ['', '# nothing', '---\n---\n']) expect(told(text)).toEqual([['1:1  wrongShape']]);
});

test('a text that is part of a file begins on its line there', () => {
  const wrong = readScenarios(`${good('A')}---\n${good('').replace('title: ', 'titel: ')}`, { line: 101 });
  expect(wrong[1]).toMatchObject({
    ok: false,
    error: [
      { line: 108, path: 'title' },
      { line: 110, path: 'titel' },
    ],
  });
});

describe('a file that ends in .json holds one', () => {
  const one = JSON.stringify({ scenario: 1, game: 'tic-tac-toe', title: 'A' });
  test.each([
    ['one', one, ['A']],
    ['two', `${one}\n---\n${one}\n`, [['2:1  severalDocuments']]],
    ['a list', `[${one}, ${one}]`, [['1:1  wrongShape']]],
  ])('%s', (_, text, entries) => {
    expect(told(text, 'a.json')).toEqual(entries);
  });
});

test('readScenario refuses several, and says where the second begins', () => {
  expect(readScenario(`${good('A')}---\n${good('B')}---\n${good('C')}`)).toEqual({
    ok: false,
    error: [
      {
        path: '',
        code: 'severalDocuments',
        expected: 'one document; the second of 3 begins here',
        line: 7,
        column: 1,
      },
    ],
  });
  expect(readScenario(`---\n${good('A')}---\n`)).toMatchObject({ ok: true, value: { title: 'A' } });
});

test('reports have the places of the whole text', () => {
  const fails = good('F').replace('[O]', '[X]');
  const unread = good('U').replace('title: U', 'title: U\nposition: { board: XX }');
  const reports = readScenarios(`${good('A')}---\n${fails}---\n${unread}`, { name: 'many.yaml' }).map((one) =>
    one.ok ? formatReport(runScenario(one.value, registry)) : one.error,
  );
  expect(reports).toEqual([
    'ok A (many.yaml)',
    [
      'FAILED F (many.yaml)',
      '  after the last step',
      '    toAct[0] (line 13)',
      '      expected X',
      '      found    O',
    ].join('\n'),
    expect.stringMatching(/^INVALID U \(many\.yaml\)\n {2}18:13 position\.board: expected .*found "XX"$/),
  ]);
});

test('what is written, joined by marks, is read again', () => {
  const scenarios = ['A', '"--- B"', '"..."', '|\n  C\n  ---'].map((title) => {
    const read = readScenario(good(title));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  });
  const written = ({ source: _source, ...rest }: Scenario): object => rest;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scenarios), { minLength: 1, maxLength: 6 }), (some) => {
      const read = readScenarios(some.map(writeScenario).join('---\n'));
      expect(read.map((one) => (one.ok ? written(one.value) : one.error))).toEqual(some.map(written));
    }),
    { seed: 20_261 },
  );
});
