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
files.write('format.json', files.read('won.json').replace('"turnwise": 2', '"turnwise": 3'));
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
  expect(out).toContain(
    '\nnote: saved by version 0.9.0 of the game, but version 1.0.0 is installed, so it is not replayed\n',
  );
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
])('--json prints the content of %s', async (name, value) => {
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
    /^turnwise: format\.json:2:3 turnwise: expected version 1 or 2 of the save format, which this version reads, found 3\n$/,
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
  const [all, ann, none, said] = await Promise.all([
    show('cards.json', '--host'),
    show('cards.json', '--as', 'ann'),
    show('cards.json', '--as', 'none'),
    show('cards.json'),
  ]);
  expect(all.out).toMatch(/^ *seed +1$/m);
  // It is not over.
  expect(said.out).toBe(none.out);
  for (const { out, status } of [ann, none]) {
    expect(status).toBe(0);
    expect(out).not.toMatch(/^ *seed|kind:/m);
    expect(out).not.toBe(all.out);
  }
  expect(ann.out).not.toBe(none.out);
  expect((await show('cards.json', '--as', 'eve')).err).toContain(
    "--as: unknown seat 'eve' (there are ann, bob and none)",
  );
});

test('--json prints of a match that is not over what was seen of it, whole for the host', async () => {
  await run(['play', 'innovation', '--seed', '1', '--seats', 'ann,bob', '--save', 'going.json'], { lines: ['1'], cwd });
  const json = async (...argv: string[]): Promise<unknown> =>
    JSON.parse((await show('going.json', '--json', ...argv)).out);
  for (const as of ['ann', 'none']) {
    await run(['replay', 'going.json', '--as', as, '--export', 'exported.json'], { cwd });
    expect(await json('--as', as)).toEqual(JSON.parse(files.read('exported.json')));
  }
  expect(await json()).toEqual(await json('--as', 'none'));
  expect(JSON.stringify(await json('--as', 'ann'))).not.toMatch(/"seed"|"hashes"/);
  expect(await json('--host')).toEqual(JSON.parse(files.read('going.json')));
  // A seat saw no more than this of one that is over.
  expect(JSON.parse((await show('won.json', '--json', '--as', 'O')).out)).toMatchObject({ seenBy: 'O' });
});

test('a match of another version hides its inputs where they may be secrets', async () => {
  await run(['play', 'rock-paper-scissors', '--seed', '2', '--save', 'rps.json'], { lines: ['rock', 'paper'], cwd });
  files.write('old-rps.json', files.read('rps.json').replace(/"version": "[^"]*"/, '"version": "0.1.0"'));
  expect((await show('old-rps.json')).out).not.toMatch(/^ *seed|choose|answer/m);
  expect((await show('old-rps.json', '--host')).out).toMatch(/^ *seed/m);
  expect((await show('old-rps.json', '--json')).err).toMatch(/so it is not replayed: --host prints it whole\n$/);
  expect(JSON.parse((await show('old-rps.json', '--json', '--host')).out)).toMatchObject({ seed: 2 });
});

test('what a viewer saw is shown, but cannot be continued', async () => {
  await run(['play', 'rock-paper-scissors', '--seed', '2', '--save', 'rps.json'], { lines: ['rock', 'paper'], cwd });
  await run(['replay', 'rps.json', '--as', 'player2', '--export', 'seen.json'], { cwd });
  const { out, err, status } = await show('seen.json');
  expect(out).toMatch(/^Rock, paper, scissors: what player2 saw of a match of player1, player2\n/);
  expect(out).toMatch(/^ *frames +4\n *result +not over\n/m);
  expect(out).toMatch(/^ *player2 +\d/m);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(JSON.parse((await show('seen.json', '--json')).out)).toEqual(JSON.parse(files.read('seen.json')));
  for (const flag of ['--host', '--as=player1'])
    expect((await show('seen.json', flag)).err).toMatch(
      /^turnwise: --(as|host): seen\.json holds what player2 saw, and nothing else\n$/,
    );
  expect(await run(['play', '--load', 'seen.json'], { cwd })).toMatchObject({
    status: 2,
    err: 'turnwise: seen.json: a record of what a viewer saw cannot be continued: view it with turnwise show or turnwise replay\n',
  });
  expect((await run(['play', 'tic-tac-toe', '--position', 'seen.json'], { cwd })).err).toBe(
    'turnwise: seen.json: is a record of what a viewer saw, not a position\n',
  );
});

test('--as hides the steps of a scenario too, and holds for --json', async () => {
  files.write(
    'secret.yaml',
    `scenario: 1
game: innovation
title: A plays a card
position: { active: A, players: { A: { hand: [Oars] }, B: {} } }
steps:
  - { as: A, input: { kind: meld, card: Oars } }
`,
  );
  expect((await show('secret.yaml')).out).toMatch(/kind: meld, card: Oars/);
  const { out, status } = await show('secret.yaml', '--as', 'B');
  expect(out).not.toContain('Oars');
  expect(out).toMatch(/1 step not shown\n$/);
  expect(status).toBe(0);
  const seen = await show('secret.yaml', '--as', 'B', '--json');
  expect(seen.out).not.toContain('Oars');
  expect(JSON.parse(seen.out)).toMatchObject({ game: 'innovation', title: 'A plays a card', view: {} });
  files.write('hand.yaml', 'active: A\nplayers: { A: { hand: [Oars] }, B: {} }\n');
  const view = async (as: string): Promise<string> =>
    (await show('hand.yaml', '--game', 'innovation', '--as', as, '--json')).out;
  expect(await view('A')).toContain('Oars');
  expect(await view('B')).not.toContain('Oars');
});
