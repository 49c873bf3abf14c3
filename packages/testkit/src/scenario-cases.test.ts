// Every scenario under a folder becomes a case, whether it passes, fails or cannot be read.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { scenarioCases } from './index.ts';
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
