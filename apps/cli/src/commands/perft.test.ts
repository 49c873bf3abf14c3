import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

test('a line for each depth with its count and its time', async () => {
  const { out, status, err } = await run(['perft', 'connect-four', '4']);
  const rows = out
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  expect(rows.map(([depth, count]) => [depth, count])).toEqual([
    ['1', '7'],
    ['2', '49'],
    ['3', '343'],
    ['4', '2,401'],
  ]);
  for (const [, , time] of rows) expect(time).toMatch(/^[\d.]+ m?s$/);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('--json is one document, and it ends where all games have', async () => {
  const { out } = await run(['perft', 'tic-tac-toe', '5', '--json']);
  const { depths } = JSON.parse(out) as { depths: { count: number }[] };
  expect(depths.map((one) => one.count)).toEqual([9, 72, 504, 3024, 15_120]);
  const short = await run(['perft', 'rock-paper-scissors', '5', '--option', 'target=1', '--json']);
  expect(JSON.parse(short.out)).toMatchObject({ game: 'rock-paper-scissors', seed: 1 });
});

test.each<[readonly string[], RegExp]>([
  [['tic-tac-toe'], /^turnwise: the depth is missing\n$/],
  [['tic-tac-toe', '0'], /^turnwise: depth: expected an integer from 1 to 100, found '0'\n$/],
  [['tic-tac-toe', 'x'], /found 'x'/],
  [['tic-tac', '3'], /^turnwise: unknown game 'tic-tac' .*\n$/],
])('%j is refused with one line', async (argv, message) => {
  const { status, err, out } = await run(['perft', ...argv]);
  expect(err).toMatch(message);
  expect({ status, out }).toEqual({ status: 2, out: '' });
});
