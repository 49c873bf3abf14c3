import { createRegistry, oneSlot } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

/** Tic-tac-toe that offers every cell, taken ones too. */
const sound = registry.get('tic-tac-toe') as AnyGame;
const pushy: AnyGame = {
  ...sound,
  offers: (state, seat) =>
    sound.offers(state, seat).map((offer) => ({ ...offer, slots: [oneSlot('cell', [0, 1, 2])] })),
};
const games = createRegistry([pushy]);

test('a line for each law with its checks, and the sum', async () => {
  const { out, err, status } = await run(['laws', 'tic-tac-toe', '--games', '3', '--seed', '5']);
  expect(out).toMatch(/^tic-tac-toe 1\.0\.0: 3 games, seeds 5 to 7, \d+ frames \(.*\)\n/);
  expect(out.match(/^ok +\d+ .*\([\d,]+ checks?(, .*)?\)$/gm)).toHaveLength(11);
  expect(out).toMatch(/^11 laws hold, 0 violated\n$/m);
  expect({ err, status }).toEqual({ err: '', status: 0 });
});

test('a violated law shows the seed and the frame, exit status 1', async () => {
  const { out, status } = await run(['laws', 'tic-tac-toe', '--games', '2', '--law', '1', '5'], { games });
  expect(out).toMatch(/^VIOLATED {2}1 .*\n {13}law 1 .*seed 1, .*frame 0, /m);
  expect(out).toMatch(/^ok +5 /m);
  expect(out).toMatch(/^1 law holds, 1 violated\n$/m);
  expect(status).toBe(1);
});

test('how often a violation was found', async () => {
  const { out } = await run(['laws', 'tic-tac-toe', '--games', '2', '--law', '1'], { games });
  expect(out).toMatch(/^ {13}law 1 .* \(\d+ times in this run\)$/m);
});

const speechless = createRegistry([{ ...sound, messages: {} }]);

test('notes, which violate nothing', async () => {
  const argv = ['laws', 'tic-tac-toe', '--games', '1', '--law', '1'];
  const { out, status } = await run(argv, { games: speechless });
  expect(out).toMatch(/^note: there is no message for input\.place\n/m);
  expect(out).toMatch(/^1 law holds, 0 violated\n$/m);
  expect(status).toBe(0);
  const json = await run([...argv, '--json'], { games: speechless });
  const { notes } = JSON.parse(json.out) as { notes: readonly string[] };
  expect(notes).toContain('there is no message for input.place');
});

test.each(['prepare', 'setup'] as const)('a game whose %s throws gives one line', async (part) => {
  const broken: AnyGame = {
    ...sound,
    [part]: () => {
      throw new Error('no board\nto play on');
    },
  };
  const ran = await run(['laws', 'tic-tac-toe', '--games', '1'], { games: createRegistry([broken]) });
  expect(ran).toMatchObject({ out: '', err: 'turnwise: tic-tac-toe cannot begin: no board\n', status: 2 });
});

test('--json is one document', async () => {
  const { out, status } = await run(['laws', 'tic-tac-toe', '--games', '1', '--law', '1,2', '--json'], { games });
  expect(JSON.parse(out)).toMatchObject({
    passed: false,
    games: 1,
    seed: 1,
    laws: [{ law: 1 }, { law: 2, violated: 0 }],
  });
  expect(status).toBe(1);
});

test('a bar on a terminal', async () => {
  const { err } = await run(['laws', 'tic-tac-toe', '--games', '2', '--law', '9'], { tty: true });
  expect(err).toContain('1 of 2 games');
});

test.each<[readonly string[], RegExp]>([
  [['chess'], /^turnwise: unknown game 'chess' .*\n$/],
  [['tic-tac-toe', '--law', '12'], /^turnwise: --law: expected an integer from 1 to 11, found '12'\n$/],
  [['tic-tac-toe', '--games', 'many'], /^turnwise: --games: expected .*, found 'many'\n$/],
  [['tic-tac-toe', '--option', 'x=1'], /^turnwise: --option: tic-tac-toe has no option 'x', and no other options\n$/],
])('%j is refused with one line', async (argv, message) => {
  const { status, err, out } = await run(['laws', ...argv]);
  expect(err).toMatch(message);
  expect({ status, out }).toEqual({ status: 2, out: '' });
});
