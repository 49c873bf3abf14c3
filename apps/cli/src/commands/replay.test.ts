import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;

/** X places in 0, 1 and 2, O in 3 and 4. */
await run(['play', 'tic-tac-toe', '--as', 'all', '--seed', '1', '--save', 'won.json'], {
  lines: ['0', '3', '1', '4', '2'],
  cwd,
});
await run(['play', 'rock-paper-scissors', '--seed', '2', '--save', 'rps.json'], { lines: ['rock', 'paper'], cwd });
const won = files.read('won.json');
files.write('hash.json', won.replace(/"hashes": \[(\d+),\d+/, '"hashes": [$1,77'));
files.write(
  'taken.json',
  won.replace('{"as":"X","input":{"kind":"place","cell":1}}', '{"as":"X","input":{"kind":"place","cell":3}}'),
);
files.write('shape.json', won.replace('"cell":4', '"cell":44'));
files.write(
  'seat.json',
  won.replace('{"as":"O","input":{"kind":"place","cell":4}}', '{"as":"Z","input":{"kind":"place","cell":4}}'),
);
files.write('version.json', won.replace('"1.0.0"', '"0.9.0"'));
files.write('state.json', won.replace(/"stateHash": ".{16}"/, '"stateHash": "0123456789abcdef"'));
files.write('bare.json', won.replace(/"hashes": \[[^\]]*\]/, '"hashes": []'));
files.write(
  'fault.json',
  won
    .replace(
      '{"as":"X","input":{"kind":"place","cell":2}}',
      '{"input":{"kind":"fault","code":"applyThrew","by":"x","message":"m","errorType":"Error"}}',
    )
    .replace(/,\d+\],\n  "stateHash": ".{16}"/, ']')
    .replace(/,\s*"decisions": \[[^\]]*\]/, ''),
);

const replay = async (...argv: string[]) => await run(['replay', ...argv], { cwd });

describe('frames', () => {
  test('are all printed: who, which behaviour, which diff, which events, the hash, the board', async () => {
    const { out, status } = await replay('won.json');
    expect(status).toBe(0);
    expect(out.match(/^frame \d of 5/gm)).toHaveLength(5);
    expect(out).toMatch(
      /frame 5 of 5 {2}X: \{ kind: place, cell: 2 \}\n {2}place {2}\{ kind: mark, seat: 0, cell: 2 \}\n {9}· X places in cell 2\n {2}line {3}\{ kind: win, seat: 0, line: \[ 0, 1, 2 \] \}\n {9}· X has a line: 0, 1, 2\n {2}hash [0-9a-f]{16}\n\n {3}X │ X │ X\n/,
    );
    expect(out).toMatch(/Game over: X wins with three in a row\.\n$/);
  });

  test('--to stops at one; --step prints them through a pipe', async () => {
    expect((await replay('won.json', '--to', '2')).out.match(/^frame \d/gm)).toEqual(['frame 1', 'frame 2']);
    expect((await replay('won.json', '--to', '0')).out).toMatch(/^start of Tic-tac-toe, 5 frames follow\n/);
    expect((await replay('won.json', '--step')).out).toBe((await replay('won.json')).out);
  });

  test('show the host all that seats hide', async () => {
    const { out } = await replay('rps.json', '--host');
    expect(out).toMatch(/\b(rock|paper|scissors)\n.*…|….*\n.*\b(rock|paper|scissors)\b/);
    expect(out).not.toContain('hidden');
    expect(out).toContain(', irreversible');
  });

  test('tell the host at which input the program failed, and nobody else', async () => {
    files.write(
      'failed.json',
      files
        .read('fault.json')
        .replace(
          '"errorType":"Error"}}',
          '"errorType":"Error"},"failed":{"as":"X","input":{"kind":"place","cell":2}}}',
        ),
    );
    const line = 'a fault in the program ended the match here';
    expect((await replay('failed.json', '--host')).out).toContain(
      `  ${line}, at the input of X: { kind: place, cell: 2 }\n`,
    );
    expect((await replay('failed.json', '--as', 'O')).out).toContain(`  ${line}\n`);
    expect((await replay('fault.json', '--host')).out).toContain(`  ${line}\n`);
  });

  test('--json gives a line for each', async () => {
    const { out } = await replay('won.json', '--json');
    const frames = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(frames).toHaveLength(6);
    expect(frames[0]).toMatchObject({ frame: 0, position: { board: '.../.../...' }, result: null });
    expect(frames[1]).toMatchObject({
      frame: 1,
      as: 'X',
      input: { kind: 'place', cell: 0 },
      changes: [{ by: 'place', diff: { kind: 'mark' }, events: [{ kind: 'placed', seat: 'X', cell: 0 }] }],
      irreversible: false,
    });
    expect(frames[5]).toMatchObject({ result: { winners: ['X'], reason: 'line' } });
  });

  test('keys step through them on a terminal', async () => {
    const keys = ['n', 'right', 'p', '5', 'return', 'home', '3', '2', 'backspace', 'return', 'x', 'end', 'n', 'q'];
    const { out, status } = await run(['replay', 'won.json', '--step'], { cwd, tty: true, keys });
    const shown = out
      .split('\u001B[2J\u001B[H')
      .slice(1)
      .map((screen) => /frame (\d)/.exec(screen)?.[1] ?? '0');
    expect(shown).toEqual(['0', '1', '2', '1', '5', '0', '3', '5']);
    expect(status).toBe(0);
  });
});

describe('a match that is not over', () => {
  test('is shown as a spectator sees it, without inputs, diffs and hashes', async () => {
    const { out, status } = await replay('rps.json');
    expect(status).toBe(0);
    expect(out).toMatch(/^start of Rock, paper, scissors as a spectator saw it, 4 frames follow\n/);
    expect(out).toContain('hidden');
    expect(out).not.toMatch(/kind: choose|hash [0-9a-f]{16}|irreversible/);
    expect(out).toMatch(/The game is not over\.\n$/);
  });

  test('--as shows what a seat saw, its own inputs with it', async () => {
    const { out } = await replay('rps.json', '--as', 'player1');
    expect(out).toContain('frame 1 of 4  player1: { kind: ');
    expect(out).toMatch(/frame 2 of 4\n/);
    expect(out).toMatch(/frame 1 of 4 .*\n.*\n\n.*\n +player1 {2}0 {2}rock\n/);
  });

  test('--json gives the looks and the events', async () => {
    const lines = (await replay('rps.json', '--json')).out.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines[2] as string)).toMatchObject({
      frame: 2,
      events: [{ id: '2.1' }, { id: '2.2' }, { id: '2.3' }],
    });
  });

  test('what somebody saw can be written to a file and replayed from it', async () => {
    expect(await replay('rps.json', '--as', 'player2', '--export', 'seen.json')).toMatchObject({ status: 0, out: '' });
    const seen = files.read('seen.json');
    expect(seen).not.toMatch(/"seed"|"hashes"/);
    expect((await replay('seen.json')).out).toBe((await replay('rps.json', '--as', 'player2')).out);
    files.write('bad.json', seen.replace('"id":"2.1"', '"id":"2.7"'));
    expect(await replay('bad.json')).toMatchObject({ status: 2 });
    expect((await replay('bad.json')).err).toContain('steps[2].events[0].id: expected the id 2.1');
    expect((await replay('seen.json', '--host')).err).toBe(
      'turnwise: --host: seen.json holds what player2 saw, and nothing else\n',
    );
  });

  test('one that is over is exported whole', async () => {
    await replay('won.json', '--export', 'whole.json');
    expect(JSON.parse(files.read('whole.json'))).toMatchObject({ seed: 1, inputs: JSON.parse(won).inputs });
  });
});

describe('events', () => {
  test('--events prints one on each line, with its number', async () => {
    const { out } = await replay('won.json', '--events');
    expect(out).toContain('frame 5 of 5  X: { kind: place, cell: 2 }\n5.1');
    expect(out).toMatch(/^5\.2 +· X has a line: 0, 1, 2$/m);
    expect(out).not.toContain('│');
  });

  test('--log debug tells those whose numbers are missing, as the help says', async () => {
    await run(['play', 'innovation', '--as', 'none', '--seed', '3', '--save', 'cards.json'], { cwd });
    const numbers = async (...flags: string[]): Promise<readonly string[]> =>
      [...(await replay('cards.json', '--events', '--as', 'none', ...flags)).out.matchAll(/^2\.\d+/gm)].map(
        ([id]) => id,
      );
    expect(await numbers()).toEqual(['2.2', '2.3', '2.4']);
    expect(await numbers('--log', 'debug')).toEqual(['2.1', '2.2', '2.3', '2.4']);
    expect((await replay('--help')).out.replace(/\s+/g, ' ')).toContain(
      '--log debug shows the numbers that are missing',
    );
  });

  test('keys step through them: the table stays as it was until all have happened', async () => {
    const keys = ['e', 'e', '5', 'return', 'b', 'b', 'b', 'e', 'n', 'q'];
    const { out } = await run(['replay', 'won.json', '--step'], { cwd, tty: true, keys });
    const shown = out
      .split('\u001B[2J\u001B[H')
      .slice(1)
      .map((screen) => {
        const frame = /frame (\d)/.exec(screen)?.[1] ?? '0';
        const event = /event (\d) of/.exec(screen)?.[1] ?? 'all';
        return `${frame} ${event}`;
      });
    expect(shown).toEqual(['0 all', '1 1', '1 all', '5 all', '5 2', '5 1', '4 all', '5 1', '5 all']);
    expect(out).toContain('the table before this frame');
  });
});

describe('--verify', () => {
  test.each([
    ['won.json', 0, 'won.json: 5 inputs replayed, 5 hashes compared, all as recorded'],
    ['bare.json', 0, 'bare.json: 5 inputs replayed, 0 hashes compared, all as recorded'],
    ['fault.json', 0, 'fault.json: 5 inputs replayed, 4 hashes compared, all as recorded'],
    [
      'hash.json',
      1,
      /^hash\.json: departs from its record at frame 2: the frame has the hash \d+, but 77 was recorded$/,
    ],
    [
      'state.json',
      1,
      /^state\.json: departs from its record at frame 5: the state has the hash [0-9a-f]{16}, but 0123456789abcdef was recorded$/,
    ],
    [
      'taken.json',
      1,
      "taken.json: departs from its record at frame 3: X's input { kind: place, cell: 3 } is refused: cell 3 is taken",
    ],
    [
      'shape.json',
      1,
      "shape.json: departs from its record at frame 4: O's input { kind: place, cell: 44 } is malformed: cell: expected an integer from 0 to 8, found 44",
    ],
    ['seat.json', 1, 'seat.json: departs from its record at frame 4: there is no seat Z (there are X, O)'],
  ])('%s ends with %d', async (name, status, line) => {
    const ran = await replay(name, '--verify');
    if (typeof line === 'string') expect(ran.out).toBe(`${line}\n`);
    else expect(ran.out.trimEnd()).toMatch(line);
    expect(ran).toMatchObject({ status, err: '' });
  });

  test('--json gives one document', async () => {
    const { out, status } = await replay('hash.json', '--verify', '--json');
    expect(JSON.parse(out)).toMatchObject({
      file: 'hash.json',
      ok: false,
      frames: 5,
      compared: 1,
      departure: { at: 2 },
    });
    expect(status).toBe(1);
  });
});

test('a departure ends the frames with one line and status 1, and a stop before it does not', async () => {
  const { out, err, status } = await replay('taken.json');
  expect(out.match(/^frame \d of 5/gm)).toHaveLength(2);
  expect(err).toMatch(/^turnwise: taken\.json: departs from its record at frame 3: .*\n$/);
  expect(status).toBe(1);
  expect(await replay('taken.json', '--to', '2')).toMatchObject({ status: 0, err: '' });
  expect(await replay('taken.json', '--to', '4')).toMatchObject({ status: 1 });
});

test.each<[readonly string[], string | RegExp]>([
  [['none.json'], 'none.json: no such file or folder'],
  [['.'], '.: is a folder, expected a file'],
  [
    ['version.json'],
    /^version\.json:4:3 version: expected tic-tac-toe 1\.0\.0, the version installed here, found "0\.9\.0"$/,
  ],
  [['won.json', '--to', '6'], '--to: won.json has 5 frames, found 6'],
  [['won.json', '--to', 'x'], /--to: expected an integer from 0 to \d+, found 'x'/],
  [['won.json', '--to', '2', '--verify'], /--verify cannot be used with --to/],
  [['won.json', '--step', '--verify'], /--verify cannot be used with --step/],
  [['won.json', 'more'], /'replay' takes at most 1 argument, found 2/],
  [['won.json', '--as', 'Z'], "--as: unknown seat 'Z' (there are X, O and none)"],
  [['won.json', '--as', 'X', '--host'], /--host cannot be used with --as/],
])('%j is refused with one line', async (argv, message) => {
  const { status, err, out } = await replay(...argv);
  expect(err.replace(/^turnwise: (.*)\n$/, '$1')).toMatch(message);
  expect({ status, out }).toEqual({ status: 2, out: '' });
});
