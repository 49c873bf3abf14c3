import { optionsOf } from './games.ts';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { zoo } from '../testing/pick-cards.ts';
import { run } from '../testing/run.ts';

test('a line for each game, with seats, traits and summary', async () => {
  const { out, status } = await run(['games']);
  expect(out.split('\n\n')[0]?.split('\n')).toHaveLength(registry.games.length + 1);
  for (const { id, summary } of registry.games)
    expect(out).toMatch(new RegExp(`^${id} .*${summary.slice(0, 10)}`, 'm'));
  expect(out).toMatch(/^tic-tac-toe +X, O +– +Three in a row/m);
  expect(out).toMatch(/^innovation +2 to 4 +chance, hidden information, simultaneous/m);
  expect(out).toMatch(/^rock-paper-scissors +2 +hidden information, simultaneous/m);
  expect(status).toBe(0);
});

test('the options of the games, with what they may be', async () => {
  const options = registry.games.flatMap((game) => optionsOf(game).map((option) => ({ game: game.id, ...option })));
  const [, table = ''] = (await run(['games'])).out.split('\n\n');
  expect(table.trimEnd().split('\n')).toHaveLength(options.length + 1);
  expect(table).toMatch(/^rock-paper-scissors +target=… +an integer from 1 to \d+$/m);
  const { out } = await run(['games'], { games: zoo });
  expect(out).not.toContain('--option');
});

test('--json is one document', async () => {
  const { out } = await run(['games', '--json']);
  expect(JSON.parse(out)).toMatchObject(
    registry.games.map((game) => ({ id: game.id, version: game.version, title: game.title, options: optionsOf(game) })),
  );
});

test('colours on a terminal, none with NO_COLOR or through a pipe', async () => {
  expect((await run(['games'], { tty: true })).out).toContain('\u001B[1mtic-tac-toe');
  expect((await run(['games'], { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001B');
  expect((await run(['games'], { tty: true, env: { TERM: 'dumb' } })).out).not.toContain('\u001B');
  expect((await run(['games'])).out).not.toContain('\u001B');
});
