// The moves of bots in a saved match are made again from the log, whatever cut their thinking short.
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;

async function played(file: string, argv: string): Promise<void> {
  const { status, err } = await run(['play', ...argv.split(' '), '--as', 'none', '--save', file], { cwd });
  expect({ status, err }).toEqual({ status: 0, err: '' });
}

const recheck = async (...argv: readonly string[]) => await run(['replay', ...argv, '--recheck-bots'], { cwd });

describe('bots with a time limit, side by side', () => {
  test.each([
    ['tic-tac-toe', 'search:hard'],
    ['connect-four', 'search:iterations=5000'],
    ['rock-paper-scissors', 'search:iterations=300'],
    ['mancala', 'X'],
  ])('in %s: %s', async (game, bots) => {
    const named = bots === 'X' ? 'south=greedy,north=search:iterations=100' : bots;
    await played('timed.json', `${game} --seed 5 --bots ${named} --think 12000 --workers 2`);
    const { status, out } = await recheck('timed.json');
    expect(out).toMatch(/^timed\.json: \d+ moves of bots rechecked, all as recorded\n$/);
    expect(status).toBe(0);
  });

  test('and they are rechecked after the match was loaded and went on', async () => {
    const bots = ['--bots', 'search:iterations=50', '--seed', '2'];
    await run(['play', 'connect-four', ...bots, '--save', 'part.json'], { cwd, lines: ['3', '3', 'q'] });
    await run(['play', '--load', 'part.json', '--save', 'more.json'], { cwd, lines: ['3', 'q'] });
    expect((await recheck('more.json')).out).toBe('more.json: 3 moves of bots rechecked, all as recorded\n');
  });
});

describe('a move that differs', () => {
  const tampered = async (change: (text: string) => string): Promise<void> => {
    await played('honest.json', 'tic-tac-toe --seed 1 --bots search:iterations=20');
    files.write('tampered.json', change(files.read('honest.json')));
  };

  test('is listed, with exit status 1', async () => {
    // Another bot, with all other things as they were.
    await tampered((text) => text.replaceAll(/"name":"search[^"]*"/g, '"name":"random"'));
    const { status, out } = await recheck('tampered.json');
    expect(status).toBe(1);
    expect(out).toMatch(
      /^tampered\.json: frame \d: [XO], played by random: recorded is \{ kind: place, cell: \d \}, now it chooses \{ kind: place, cell: \d \}$/m,
    );
    expect(out).toMatch(/^tampered\.json: \d moves of bots rechecked, \d differ\n$/m);
    const json = await recheck('tampered.json', '--json');
    const document = JSON.parse(json.out) as { rechecked: number; different: { frame: number; found: object }[] };
    expect(document).toMatchObject({ file: 'tampered.json', ok: false, departure: null });
    expect(document.different[0]?.found).toMatchObject({ kind: 'place' });
    expect(json.status).toBe(1);
  });

  test('so is one whose bot nobody knows', async () => {
    await tampered((text) => text.replace(/"name":"search[^"]*"/, '"name":"oracle"'));
    const { status, out } = await recheck('tampered.json');
    expect(out).toMatch(/frame 1: X, played by oracle: .*, it cannot be made again: expected random, greedy, /);
    expect(out).toMatch(/ moves of bots rechecked, 1 differs\n$/);
    expect(status).toBe(1);
  });
});

test('a match without bots says so', async () => {
  await run(['play', 'tic-tac-toe', '--as', 'all', '--save', 'people.json'], { cwd, lines: ['0', '1'] });
  expect(await recheck('people.json')).toEqual({ status: 0, out: 'people.json: no bot has moved\n', err: '' });
  const { out } = await recheck('people.json', '--json');
  expect(JSON.parse(out)).toEqual({ file: 'people.json', ok: true, rechecked: 0, different: [], departure: null });
});
