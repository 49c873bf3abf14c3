import { LEVELS } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
await run(['play', 'tic-tac-toe', '--as', 'all', '--seed', '1', '--save', 'won.json'], {
  lines: ['0', '3', '1', '4', '2'],
  cwd,
});
files.write('old.json', files.read('won.json').replace('"1.0.0"', '"0.9.0"'));
files.write('format.json', files.read('won.json').replace('"turnwise": 1', '"turnwise": 2'));
files.write('old-and-broken.json', files.read('old.json').replace('"seats":', '"chairs":'));
files.write('text.md', `A paragraph\n${'that goes on and on '.repeat(9)}\nand has a colon: \`here\`\n`.repeat(2));
files.write('tampered.json', files.read('won.json').replace('"cell":1', '"cell":3'));
files.write('position.yaml', 'board: X.O/.X./..O\n');
files.write('over.yaml', 'board: XXX/OO./...\n');
files.write('wrong.yaml', 'board: X.O/.X.\n');
files.write('list.yaml', '- 1\n- 2\n');
files.write('empty.yaml', '');
files.write(
  'scenario.yaml',
  `scenario: 1
game: tic-tac-toe
title: A line wins
position: { board: XX./OO./... }
steps:
  - { as: X, input: { kind: place, cell: 2 }, expect: { toAct: [] } }
  - undo: true
expect: { result: null }
`,
);
files.write(
  'several.yaml',
  `${files.read('scenario.yaml')}---\n${files.read('scenario.yaml').replace('wins', 'again')}---\n`,
);
files.write('several-bad.yaml', `${files.read('scenario.yaml')}---\nscenario: 1\ngame: tic-tac-two\ntitle: no\n`);
files.write('bad-scenario.yaml', 'scenario: 1\ngame: tic-tac-toe\ntitel: no\n');
files.write('no-game.yaml', 'scenario: 1\ngame: tic-tac-two\ntitle: no\nsteps: []\n');

const show = async (...argv: string[]) => await run(['show', ...argv], { cwd });

test('a match: header, result, last position, inputs', async () => {
  const { out, status } = await show('won.json');
  expect(out).toMatch(/^Tic-tac-toe: a match of X, O\n/);
  expect(out).toContain('  result  X wins with three in a row\n');
  expect(out).toContain('   X │ X │ X\n');
  expect(out).toMatch(/ {2}5 {2}X {2}\{ kind: place, cell: 2 \}\n$/);
  expect(status).toBe(0);
});

test('a match of another version of the game: header and inputs, with a note', async () => {
  const { out, err, status } = await show('old.json');
  expect(out).toMatch(/^Tic-tac-toe: a match of X, O\n {2}game +tic-tac-toe 0\.9\.0\n/);
  expect(out).toContain('\nnote: saved by version 0.9.0 of the game; here is 1.0.0, so it is not played\n');
  expect(out).toMatch(/ {2}5 {2}X {2}\{ kind: place, cell: 2 \}\n$/);
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

test('a position of more seats than the fewest has the usual names too', async () => {
  files.write('three.yaml', 'active: C\nplayers: { A: {}, B: {}, C: { hand: [Oars] } }\n');
  const { out, status } = await show('three.yaml', '--game', 'innovation');
  expect(out).toMatch(/^ {2}> C .*achievements 0 of 5$/m);
  expect(out).toMatch(/^C to act$/m);
  expect(status).toBe(0);
});

test('a position: drawn, in notation, who is to act', async () => {
  expect((await show('position.yaml')).out).toMatch(
    /^a position of Tic-tac-toe\n\n {3}X │ 1 │ O\n[^]*\{ board: X\.O\/\.X\.\/\.\.O, next: X \}\nX to act\n$/,
  );
  expect((await show('over.yaml', '--game', 'tic-tac-toe')).out).toMatch(/over: line\n$/);
});

test('a level: drawn as it begins', async () => {
  files.write('level-file.json', JSON.stringify(LEVELS['shove']));
  expect((await run(['show', 'level-file.json'], { cwd })).out).toMatch(/^a level of Unseen\n\n {2}Shove \| turn 0/);
});

test('a scenario: title, start, steps', async () => {
  const { out, status } = await show('scenario.yaml');
  expect(out).toMatch(/^A line wins\n/);
  expect(out).toContain('   X │ X │ 2\n');
  expect(out).toContain('  1  X  { input: { kind: place, cell: 2 } } expects { toAct: [] }\n  2     { undo: true }\n');
  expect(status).toBe(0);
});

test('several scenarios of one file, one after the other, with their lines in it', async () => {
  const { out, status } = await show('several.yaml');
  expect(out).toMatch(/^A line wins\n[^]*\{ undo: true \}\n\nA line again\n[^]*\{ undo: true \}\n$/);
  expect(status).toBe(0);
  const bad = await show('several-bad.yaml');
  expect(bad.out).toMatch(/^A line wins\n/);
  expect(bad.err).toMatch(/^turnwise: several-bad\.yaml:11:1 game: expected .*\n$/);
  expect(bad.status).toBe(2);
});

test.each<[string, unknown]>([
  [
    'several.yaml',
    [{ title: 'A line wins' }, { title: 'A line again' }].map((one) => expect.objectContaining(one) as unknown),
  ],
  ['won.json', JSON.parse(files.read('won.json'))],
  ['position.yaml', { board: 'X.O/.X./..O' }],
  ['scenario.yaml', expect.objectContaining({ scenario: 1, game: 'tic-tac-toe', title: 'A line wins' })],
])('--json prints what stands in %s', async (name, value) => {
  const { out, err, status } = await show(name, '--json');
  expect(JSON.parse(out)).toEqual(value);
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

test.each<[readonly string[], number, RegExp]>([
  [
    ['tampered.json'],
    1,
    /^turnwise: tampered\.json: departs from its record at frame 3: .*is refused: cell 3 is taken\n$/,
  ],
  [
    ['wrong.yaml'],
    2,
    /^turnwise: wrong\.yaml: not a saved match, a scenario, or a position or a level of any game here\n$/,
  ],
  [['wrong.yaml', '--game', 'tic-tac-toe'], 2, /^turnwise: wrong\.yaml:1:1 board: expected three rows of three.*\n$/],
  [['position.yaml', '--game', 'chess'], 2, /^turnwise: unknown game 'chess' .*\n$/],
  [['list.yaml'], 2, /^turnwise: list\.yaml: not a saved match, .*\n$/],
  [['empty.yaml'], 2, /^turnwise: empty\.yaml: not a saved match, .*\n$/],
  [['bad-scenario.yaml'], 2, /^(turnwise: bad-scenario\.yaml:.*\n)+$/],
  [
    ['no-game.yaml'],
    2,
    /^turnwise: no-game\.yaml:2:1 game: expected one of the games .*\(did you mean tic-tac-toe\?\), found "tic-tac-two"\n$/,
  ],
  [['old-and-broken.json'], 2, /^(turnwise: old-and-broken\.json:\d+:\d+ (seats|chairs): expected .*\n){2}$/],
  [
    ['format.json'],
    2,
    /^turnwise: format\.json:2:3 turnwise: expected version 1 of the save format, which is the one that is read here, found 2\n$/,
  ],
  [['text.md'], 2, /^turnwise: text\.md:\d+:\d+ (.{1,60}: )?expected .{1,90}\n$/],
  [['none'], 2, /^turnwise: none: no such file or folder\n$/],
  [['.'], 2, /^turnwise: \.: is a folder, expected a file\n$/],
])('%j ends with %d', async (argv, status, message) => {
  const ran = await show(...argv);
  expect(ran.err).toMatch(message);
  expect(ran.status).toBe(status);
});

test('--as draws what a seat sees, or a spectator, and tells nothing else that is hidden', async () => {
  await run(['play', 'innovation', '--seed', '1', '--seats', 'ann,bob', '--save', 'cards.json'], { lines: ['q'], cwd });
  const [all, ann, none] = await Promise.all([
    show('cards.json'),
    show('cards.json', '--as', 'ann'),
    show('cards.json', '--as', 'none'),
  ]);
  expect(all.out).toMatch(/^ *seed +1$/m);
  for (const { out, status } of [ann, none]) {
    expect(status).toBe(0);
    expect(out).not.toMatch(/seed/);
    expect(out).not.toBe(all.out);
  }
  expect(ann.out).not.toBe(none.out);
  expect((await show('cards.json', '--as', 'eve')).err).toContain(
    "--as: unknown seat 'eve' (there are ann, bob and none)",
  );
});
