// Every scenario under a folder becomes a case, whether it passes, fails or cannot be read.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { partsBeside, scenarioCases } from './index.ts';
import type { Files } from './index.ts';

const scenario = (title: string, toAct: string): string =>
  `scenario: 1\ngame: tic-tac-toe\ntitle: ${title}\nexpect: { toAct: [${toAct}] }\n`;

const FOLDER: Readonly<Record<string, string>> = {
  'two.yaml': `${scenario('First', 'X')}---\n${scenario('Second', 'O')}---\n`,
  'notes.md': 'no scenario',
  'deep/wrong.yml': `${scenario('Third', 'X')}---\ntitle: [\n---\n${scenario('Fourth', 'X')}`,
  'deep\\deeper\\one.json': JSON.stringify({ scenario: 1, game: 'chess', title: 'Of another game' }),
};

const files: Files = {
  readdirSync: () => ['deep', ...Object.keys(FOLDER)],
  readFileSync: (path) =>
    FOLDER[path.replace('scenarios/', '')] ?? FOLDER[path.replace('scenarios/', '').replaceAll('/', '\\')] ?? '',
};

const game = registry.get('tic-tac-toe');
if (game === undefined) throw new Error('tic-tac-toe is not in the registry');
const cases = scenarioCases(files, 'scenarios', game);

test('in the order of the files, by name', () => {
  expect(cases.map(({ name }) => name)).toEqual([
    'deep/deeper/one.json: Of another game',
    'deep/wrong.yml: Third',
    'deep/wrong.yml: no valid scenario',
    'deep/wrong.yml: Fourth',
    'two.yaml: First',
    'two.yaml: Second',
  ]);
});

test('each says what came of it', () => {
  expect(cases.map(({ run }) => run()).map(({ passed, text }) => [passed, text.split('\n')[0]])).toEqual([
    [false, 'INVALID Of another game (deep/deeper/one.json)'],
    [true, 'ok Third (deep/wrong.yml)'],
    [false, 'INVALID deep/wrong.yml'],
    [true, 'ok Fourth (deep/wrong.yml)'],
    [true, 'ok First (two.yaml)'],
    [false, 'FAILED Second (two.yaml)'],
  ]);
  expect(cases.at(-1)?.run().text).toContain('toAct[0] (line 9)');
});

test('a scenario has its content from a file or folder beside it', () => {
  const level = (exit: string): string => `size: [3, 1, 4]\nstart: [0, 0, 0]\nthings: [{ kind: exit, at: ${exit} }]\n`;
  const unseen = (title: string, file: string): string =>
    `scenario: 1\ngame: unseen\ntitle: ${title}\noptions: { file: ${file} }\nexpect: { toAct: [player] }\n`;
  const tree: Readonly<Record<string, string>> = {
    'scenarios/deep/own.yaml': unseen('Own level', '../levels/own.level.yaml'),
    'scenarios/deep/none.yaml': unseen('No level', 'nowhere.yaml'),
    'scenarios/deep/wrong.yaml': unseen('Wrong level', '../levels/wrong.level.yaml'),
    'scenarios/deep/some.ruleset.yaml': 'no scenario',
    'scenarios/levels/own.level.yaml': level('[2, 0]'),
    'scenarios/levels/wrong.level.yaml': level('[9, 0]'),
  };
  const place = (path: string): string => path.replace(/[^/]+\/\.\.\//, '');
  const disk: Files = {
    readdirSync: (folder) => {
      const under = `${place(folder)}/`;
      return Object.keys(tree).flatMap((path) => (path.startsWith(under) ? [path.slice(under.length)] : []));
    },
    readFileSync(path) {
      const text = tree[place(path)];
      if (text === undefined) throw new Error('no such file');
      return text;
    },
  };
  const { unseen: played } = Object.fromEntries(registry.games.map((one) => [one.id, one]));
  if (played === undefined) throw new Error('unseen is not in the registry');
  const found = scenarioCases(disk, 'scenarios/deep', played).map((one) => one.run().text);
  expect(found).toEqual([
    expect.stringMatching(/^INVALID No level.*\n.*options\.file: .*no such file/),
    expect.stringMatching(/^ok Own level/),
    expect.stringMatching(/^INVALID Wrong level.*\n.*options\.file: .*wrong\.level\.yaml:3:\d+ things\[0\]\.at/),
  ]);
  expect(partsBeside(disk, 'scenarios/deep/own.yaml')('../levels')).toMatchObject({
    value: [{ name: '../levels/own.level.yaml' }, { name: '../levels/wrong.level.yaml' }],
  });
});

test.each(['/levels/own.yaml', 'C:\\levels\\own.yaml', 'C:/levels/own.yaml'])('%s is a whole path', (name) => {
  const disk: Files = { readdirSync: () => [], readFileSync: (path) => `read ${path}` };
  expect(partsBeside(disk, 'scenarios/deep/own.yaml')(name)).toEqual({
    ok: true,
    value: [{ name, text: `read ${name}` }],
  });
});
