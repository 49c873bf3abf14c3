// `npm run soak` as a person calls it: what makes no sense, and a small run with its report.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function soak(...words: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  stderr: string;
} {
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=@turnwise/source', join(import.meta.dirname, 'soak.ts'), ...words],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
}

test('what makes no sense is refused in one line', () => {
  expect(soak('bread')).toMatchObject({ status: 2, stdout: '', stderr: 'soak: there is no game and no part bread\n' });
});

test('a small run of one game, with its report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const file = join(folder, 'report.txt');
  const { status, stdout, stderr } = soak(
    'tic-tac-toe',
    '--only',
    'laws',
    '--games',
    '3',
    '--seed',
    '5',
    '--report',
    file,
  );
  expect([status, stderr.replaceAll(/[\d.]+ s/g, 'N s')]).toEqual([0, 'soak: laws tic-tac-toe (N s)\n']);
  const lines = stdout.replaceAll(/[\d.]+ s\b/g, 'N s').split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'soak: 1 jobs in 1 pieces, 1 processes at once, seeds from 5',
    '',
    '== laws tic-tac-toe: passed (N s)',
    expect.stringMatching(/^tic-tac-toe 1\.0\.0: 3 games, seeds 5 to 7, \d+ frames$/),
  ]);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^soak: ran \d+ % of the whole soak by the time it takes, 1 of \d+ pieces$/),
    'soak: 1 passed, 0 failed (N s)',
    '',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  rmSync(folder, { recursive: true });
});
