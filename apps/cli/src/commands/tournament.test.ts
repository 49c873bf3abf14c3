import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const tournament = async (...argv: string[]) => await run(['tournament', ...argv], { cwd });
const SMALL = ['tic-tac-toe', '--bots', 'random,greedy,search:iterations=20', '--games', '4', '--seed', '9'];

test('people get the bots by strength, and every two against each other', async () => {
  const { out, err, status } = await tournament(...SMALL);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toMatch(/^tic-tac-toe version 1\.0\.0, 12 games, seed 9\n/);
  expect(out).toMatch(/^ {2}search:iterations=20 +\d+ +-?\d+ to \d+ +\d+ +\d+ +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%$/m);
  expect(out).toMatch(/^ {2}random – greedy +\d +\d +\d$/m);
});

test('the file has what is played, a line for each game, and the standings; a second run plays nothing and says the same', async () => {
  const first = await tournament(...SMALL, '--json', 'small.jsonl');
  const text = files.read('small.jsonl');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(14);
  expect(lines[0]).toMatchObject({ tournament: 1, game: 'tic-tac-toe', games: 4, seed: 9 });
  expect(lines[1]).toMatchObject({ game: 1, one: 0, other: 1, swapped: false });
  expect(lines[13]).toMatchObject({ standings: { games: 12 } });
  expect(await tournament(...SMALL, '--json', 'small.jsonl')).toEqual(first);
  expect(files.read('small.jsonl')).toBe(text);
});

test('cut off anywhere, the same command writes the same file', async () => {
  await tournament(...SMALL, '--json', 'whole.jsonl');
  const whole = files.read('whole.jsonl');
  const at = (line: number): number => whole.split('\n').slice(0, line).join('\n').length + 1;
  // In the heading, after it, in a game, after a game, in the standings.
  for (const length of [7, at(1), at(3) + 9, at(6), whole.length - 3]) {
    files.write('cut.jsonl', whole.slice(0, length));
    await tournament(...SMALL, '--json', 'cut.jsonl');
    expect(files.read('cut.jsonl')).toBe(whole);
  }
});

test('Ctrl-C keeps what was played, and the same command goes on', async () => {
  await tournament(...SMALL, '--json', 'all.jsonl');
  const stopped = await run(['tournament', ...SMALL, '--json', 'stopped.jsonl'], { cwd, interruptAfter: 15 });
  expect(stopped.err).toMatch(/^stopped after \d of 12 games; the same command goes on from here\n$/);
  expect(stopped).toMatchObject({ out: '', status: 130 });
  await tournament(...SMALL, '--json', 'stopped.jsonl');
  expect(files.read('stopped.jsonl')).toBe(files.read('all.jsonl'));
});

test('killed with kill -9 and begun again, it comes to the very same', async () => {
  const argv = [
    'tournament',
    'connect-four',
    '--bots',
    'search:iterations=400,search:iterations=100',
    '--games',
    '16',
    '--workers',
    '2',
  ];
  await run([...argv, '--json', 'alone.jsonl', '--workers', '1'], { cwd });
  const file = join(cwd, 'killed.jsonl');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@turnwise/source', 'apps/cli/src/main.ts', ...argv, '--json', file],
    { cwd: ROOT, stdio: 'ignore' },
  );
  const gamesIn = (): number => (existsSync(file) ? files.read('killed.jsonl').split('\n').length - 2 : 0);
  while (gamesIn() < 2 && child.exitCode === null) await sleep(10);
  child.kill('SIGKILL');
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  expect(gamesIn()).toBeLessThan(16);
  // Here and not in another process, which would load all sources once more, and each of its threads too.
  const again = await run([...argv, '--json', file, '--workers', '1'], { cwd });
  expect(again.status).toBe(0);
  expect(files.read('killed.jsonl')).toBe(files.read('alone.jsonl'));
});

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

test.each<[readonly string[], RegExp]>([
  [['tic-tac-toe', '--bots', 'random'], /^turnwise: --bots: expected two or more bots, each of them once\n$/],
  [['tic-tac-toe', '--bots', 'random,random'], /each of them once\n$/],
  [['tic-tac-toe', '--bots', 'random,clever'], /^turnwise: --bots: 'clever': expected random/],
  [['tic-tac-toe'], /--bots/],
  [['unseen', '--bots', 'random,greedy'], /^turnwise: unseen has one seat/],
])('%j is refused with one line', async (argv, message) => {
  const { err, out, status } = await tournament(...argv);
  expect(err).toMatch(message);
  expect({ out, status }).toEqual({ out: '', status: 2 });
});

test('a file of something else, or of another tournament, stays as it is', async () => {
  for (const [text, message] of [
    ['{"a":1}\n', /is not the file of a tournament\n$/],
    ['hello', /is not the file of a tournament\n$/],
  ] as const) {
    files.write('other.jsonl', text);
    const { err, status } = await tournament(...SMALL, '--json', 'other.jsonl');
    expect(err).toMatch(message);
    expect(status).toBe(2);
    expect(files.read('other.jsonl')).toBe(text);
  }
  await tournament(...SMALL, '--json', 'seed.jsonl');
  // As if the game had other strengths when it was begun.
  files.write('bots.jsonl', files.read('seed.jsonl').replace('search:iterations=20,', 'search:iterations=21,'));
  const other = await tournament(...SMALL, '--json', 'bots.jsonl');
  expect(other.err).toMatch(
    /^turnwise: bots\.jsonl: is of another tournament: its settings is \[.*iterations=21.*\], not \[.*iterations=20.*\]\n$/,
  );
  expect(other.status).toBe(2);
  const { err } = await tournament(...SMALL, '--seed', '8', '--json', 'seed.jsonl');
  expect(err).toBe('turnwise: seed.jsonl: is of another tournament: its seed is 9, not 8\n');
});
