import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const line = (title: string, result: string) => `scenario: 1
game: tic-tac-toe
title: ${title}
position: { board: XX./OO./... }
steps:
  - as: X
    input: { kind: place, cell: 2 }
expect: { result: ${result} }
`;
files.write('games/tic-tac-toe/scenarios/good.yaml', line('A line wins', '{ winners: [X], reason: line }'));
files.write('games/tic-tac-toe/scenarios/deep/also.yml', line('A line wins again', '{ winners: [X] }'));
files.write('games/tic-tac-toe/package.json', '{}');
files.write('failing.yaml', line('A line loses', '{ winners: [O], reason: line }'));
files.write('text.md', `A paragraph\n${'that goes on and on '.repeat(9)}\nand has a colon: \`here\`\n`.repeat(2));
files.write('invalid.yaml', line('No scenario', 'null').replace('position:', 'positoin:'));
files.write('broken.yaml', 'scenario: 1\n  game: [');
files.write('other-game.yaml', line('Of no game', 'null').replace('tic-tac-toe', 'tic-tac-two'));
files.write('bad-position.yaml', line('Bad position', 'null').replace('XX./OO./...', 'XX'));
files.write('empty/notes.txt', 'nothing');
const won = '{ winners: [X] }';
const lost = '{ winners: [O] }';
const unread = line('Unread', won).replace('title: Unread', 'title: "Unread');
files.write('several/two.yaml', `${line('First', won)}---\n${line('Second', won)}---\n# no third\n`);
files.write('several/deep/one.yaml', `${line('Loses', lost)}---\n${line('Third', won)}`);
files.write('mixed.yaml', [line('Before', won), unread, line('Loses', lost), line('After', won)].join('---\n'));
files.write('beside/own/1-table.yaml', 'schema: 1\nid: own\n');
files.write('beside/start.yaml', 'board: XX./OO./...\n');
files.write('beside/one.yaml', line('Beside others', won));
files.write('beside/two.json', JSON.stringify({ scenario: 1, game: 'tic-tac-toe', title: 'In JSON' }));
files.write('void.yaml', '# nothing\n---\n');

/** A ruleset with hidden hands. */
const CAVE = fileURLToPath(new URL('../../../../docs/examples/cave', import.meta.url));

const scenario = async (...argv: string[]) => await run(['scenario', ...argv], { cwd });

describe('run', () => {
  test('a line for each and the sum; folders are walked', async () => {
    const expected = [
      'ok A line wins again (games/tic-tac-toe/scenarios/deep/also.yml)',
      'ok A line wins (games/tic-tac-toe/scenarios/good.yaml)',
      '2 passed, 0 failed\n',
    ].join('\n');
    expect(await scenario('run', 'games/tic-tac-toe')).toEqual({ status: 0, err: '', out: expected });
    expect(await scenario('run')).toEqual({ status: 0, err: '', out: expected });
  });

  test('other files in a folder are skipped, unless they are named', async () => {
    expect(await scenario('run', 'beside')).toEqual({
      status: 0,
      err: '',
      out: 'ok Beside others (beside/one.yaml)\nok In JSON (beside/two.json)\n2 passed, 0 failed\n',
    });
    expect((await scenario('run', 'beside/start.yaml')).out).toMatch(/^INVALID beside.start\.yaml\n/);
  });

  test('a readable difference and exit status 1 for one that fails', async () => {
    const { out, status } = await scenario('run', 'failing.yaml', 'games');
    expect(out).toMatch(/^FAILED A line loses \(failing\.yaml\)\n/);
    expect(out).toMatch(/expected .*O.*\n +found +.*X/);
    expect(out).toMatch(/\n2 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });

  test.each([
    ['invalid.yaml', /INVALID .*invalid\.yaml.*\n(.*\n)*? {2}4:\d+ positoin: expected .*did you mean position\?.*\n/],
    ['text.md', /^INVALID text\.md\n {2}\d+:\d+ .{1,160}\n(ok|FAILED) /],
    ['broken.yaml', /INVALID .*broken\.yaml.*\n {2}\d+:\d+ .*\n/],
    [
      'other-game.yaml',
      /INVALID Of no game \(other-game\.yaml\)\n {2}2:\d game: expected .*did you mean tic-tac-toe\?.*found "tic-tac-two"\n/,
    ],
    [
      'bad-position.yaml',
      /INVALID Bad position \(bad-position\.yaml\)\n {2}4:\d+ position\.board: expected .*found "XX"\n/,
    ],
  ])('%s is listed with its issues, the others run, exit status 2', async (name, listed) => {
    const { out, status, err } = await scenario('run', name, 'games', 'failing.yaml');
    expect(out).toMatch(listed);
    expect(out).toContain('ok A line wins (games/');
    expect(out).toMatch(/\n1 document is not a valid scenario\n2 passed, 1 failed\n$/);
    expect({ status, err }).toEqual({ status: 2, err: '' });
  });

  test('each scenario of a file has its line and counts', async () => {
    const { out, status } = await scenario('run', 'several');
    expect(out.split('\n').filter((text) => !text.startsWith('  '))).toEqual([
      'FAILED Loses (several/deep/one.yaml)',
      'ok Third (several/deep/one.yaml)',
      'ok First (several/two.yaml)',
      'ok Second (several/two.yaml)',
      '3 passed, 1 failed',
      '',
    ]);
    expect(status).toBe(1);
    expect(await scenario('run', 'several/two.yaml')).toMatchObject({ status: 0, err: '' });
  });

  test('one that cannot be read does not hide the others of its file, and lines are those of the file', async () => {
    const { out, status, err } = await scenario('run', 'mixed.yaml');
    expect(out).toMatch(
      /^ok Before \(mixed\.yaml\)\nINVALID mixed\.yaml\n {2}18:1 title: .*\nFAILED Loses \(mixed\.yaml\)\n[^]*\(line 26\)\n/,
    );
    expect(out).toMatch(/\nok After \(mixed\.yaml\)\n1 document is not a valid scenario\n2 passed, 1 failed\n$/);
    expect({ status, err }).toEqual({ status: 2, err: '' });
    const { scenarios, ...sum } = JSON.parse((await scenario('run', 'mixed.yaml', '--json')).out) as {
      scenarios: object[];
    };
    expect(sum).toEqual({ passed: 2, failed: 1, invalid: 1 });
    expect(scenarios).toMatchObject([
      { file: 'mixed.yaml', title: 'Before', passed: true },
      { file: 'mixed.yaml', issues: [{ line: 18 }] },
      { file: 'mixed.yaml', title: 'Loses', failures: [{ line: 26 }] },
      { file: 'mixed.yaml', title: 'After', passed: true },
    ]);
  });

  test('a file that holds nothing is not a valid scenario', async () => {
    expect(await scenario('run', 'void.yaml')).toMatchObject({
      status: 2,
      out: expect.stringMatching(/^INVALID void\.yaml\n[^]*\n1 document is not .*\n0 passed, 0 failed\n$/) as string,
    });
  });

  test('a path that leads nowhere is one line on standard error, the others run, exit status 2', async () => {
    const { out, status, err } = await scenario('run', 'none.yaml', 'empty', 'games');
    expect(err).toMatch(
      /^turnwise: none\.yaml: no such file or folder\nturnwise: empty: no scenarios in this folder .*\n$/,
    );
    expect(out).toMatch(/2 passed, 0 failed\n$/);
    expect(status).toBe(2);
  });

  test('with nothing named, those of games and of packages', async () => {
    files.write('root/games/tic-tac-toe/scenarios/one.yaml', line('Of a game', won));
    files.write('root/packages/ruleset/scenarios/one.yaml', line('Of a package', won));
    const { out, status } = await run(['scenario', 'run'], { cwd: `${cwd}/root` });
    expect(out).toMatch(/Of a game.*\n.*Of a package.*\n2 passed, 0 failed\n$/);
    expect(status).toBe(0);
  });

  test('with nothing named and no games here', async () => {
    const ran = await run(['scenario', 'run'], { cwd: `${cwd}/empty` });
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toMatch(/^turnwise: there are no scenarios under games.\*.scenarios: name a file or a folder\n$/);
  });

  test('--json is one document', async () => {
    const { out, status } = await scenario('run', 'games', 'failing.yaml', 'broken.yaml', '--json');
    expect(JSON.parse(out)).toMatchObject({
      passed: 2,
      failed: 1,
      invalid: 1,
      scenarios: [
        { passed: true },
        { passed: true },
        { file: 'failing.yaml', title: 'A line loses', passed: false },
        {
          file: 'broken.yaml',
          issues: expect.arrayContaining([expect.objectContaining({ code: 'syntax' })]) as unknown,
        },
      ],
    });
    expect(status).toBe(2);
  });
});

describe('record', () => {
  test.each(['tic-tac-toe', 'connect-four', 'rock-paper-scissors'])('%s at random, and it passes', async (game) => {
    const { out, status } = await scenario(
      'record',
      game,
      '--random',
      '--seed',
      '4',
      '--events',
      '--out',
      `${game}.yaml`,
    );
    expect(out).toMatch(new RegExp(`^recorded \\d+ inputs as ${game}\\.yaml\n$`));
    expect(status).toBe(0);
    expect(await scenario('run', `${game}.yaml`)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/1 passed, 0 failed\n$/) as string,
    });
  });

  test('by hand, a number of inputs, to standard output if a person is there', async () => {
    const { out } = await run(['scenario', 'record', 'tic-tac-toe', '--inputs', '2', '--title', 'Two marks'], {
      tty: true,
      env: { NO_COLOR: '1' },
      lines: ['4', '0', '1'],
    });
    expect(out).toMatch(/\nscenario: 1\ngame: tic-tac-toe\ntitle: Two marks\n/);
    expect(out).toContain('cell: 4');
    expect(out).not.toContain('cell: 1 }');
  });

  test('by hand through a pipe', async () => {
    const ran = await run(['scenario', 'record', 'tic-tac-toe', '--out', 'hand.yaml'], { cwd, lines: ['4', '0'] });
    expect(ran.out).toMatch(/recorded 2 inputs as hand\.yaml\n$/);
    expect(files.read('hand.yaml')).toContain('as: O');
  });

  test('for a ruleset it expects what players see and are told, and it passes', async () => {
    const flags = ['--ruleset', CAVE, '--random', '--inputs', '6', '--events', '--out', 'cave.yaml'];
    expect((await scenario('record', ...flags)).status).toBe(0);
    const written = files.read('cave.yaml');
    expect(written).toContain('kind: zone_moved');
    expect(written).not.toMatch(/\b(cause|counts|busy|raises|priority_changed)\b/);
    expect(await scenario('run', 'cave.yaml')).toMatchObject({ status: 0 });
  });

  test('the author who plays all seats need not look away', async () => {
    const flags = ['--ruleset', CAVE, '--seats', 'ann,bob', '--inputs', '3'];
    const { out } = await run(['scenario', 'record', ...flags], { tty: true, lines: ['1', '1', '1', '1'], cwd });
    expect(out).toContain('scenario: 1');
    expect(out).not.toContain('nobody else is looking');
  });

  test('--from a saved match', async () => {
    await run(['play', 'tic-tac-toe', '--as', 'all', '--save', 'saved.json', '--seed', '1'], {
      cwd,
      lines: ['4', '0'],
    });
    const { out } = await scenario('record', '--from', 'saved.json', '--title', 'Saved');
    expect(out).toMatch(/^scenario: 1\ngame: tic-tac-toe\ntitle: Saved\n/);
    files.write('again.yaml', out);
    expect(await scenario('run', 'again.yaml')).toMatchObject({ status: 0 });
    expect((await scenario('record', 'connect-four', '--from', 'saved.json')).err).toBe(
      'turnwise: saved.json: is a match of tic-tac-toe, not of connect-four\n',
    );
  });

  test.each<[readonly string[], RegExp]>([
    [[], /^turnwise: name a game, or give --ruleset, or --from with a saved match\n$/],
    [['chess'], /^turnwise: unknown game 'chess' .*\n$/],
    [['tic-tac-toe'], /^turnwise: there is no terminal: give --random, --from, or --out to play through a pipe\n$/],
    [
      ['tic-tac-toe', '--random', '--out', 'no/where'],
      /^turnwise: no\/where: cannot be written: no such file or folder\n$/,
    ],
    [
      ['tic-tac-toe', '--random', '--out', 'empty'],
      /^turnwise: empty: cannot be written: is a folder, expected a file\n$/,
    ],
    [['--from', 'none.json'], /^turnwise: none\.json: no such file or folder\n$/],
    [['--from', 'x.json', '--random'], /--from cannot be used with --random\n$/],
  ])('%j is refused with one line', async (argv, message) => {
    const { status, err, out } = await scenario('record', ...argv);
    expect(err).toMatch(message);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});
