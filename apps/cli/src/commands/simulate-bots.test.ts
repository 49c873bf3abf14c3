import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const simulation = async (...argv: string[]) => await run(['simulate', ...argv], { cwd });
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');

test('bots take the seats in turn, and the lines say who they are', async () => {
  const { out, err, status } = await simulation(
    'connect-four',
    '--bots',
    'random,search:iterations=30',
    '--games',
    '4',
  );
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toMatch(/^ {2}X \(random\) +\d/m);
  expect(out).toMatch(/^ {2}O \(search:iterations=30\) +\d/m);
  expect(out).toMatch(/^decisions a game: \d+\.\d on average, with [67]\.\d legal inputs$/m);
});

test('cards and actions that are never used are named, and what is no card is not', async () => {
  const { out } = await simulation('duel', '--bots', 'random', '--games', '1');
  expect(out).toMatch(/^card never drawn: /m);
  // Every card is dealt; the markers of trumps never are.
  expect((await simulation('whist', '--bots', 'random', '--games', '1')).out).not.toContain('card never');
});

describe('files', () => {
  test('a report is a page; its tables are CSV and JSON lines', async () => {
    const flags = ['--report', 'own.html', '--csv', 'own.csv', '--jsonl', 'own.jsonl'];
    const { out, status } = await simulation('backgammon', '--games', '3', ...flags);
    expect(status).toBe(0);
    expect(out).toContain('(random)');
    expect(read('own.html')).toMatch(
      /^<!doctype html>[^]*<h1>Backgammon<\/h1>[^]*<svg[^]*The later winner led[^]*<\/html>\n$/,
    );
    expect(read('own.csv')).toMatch(/^table,row,column,value\r\nseats,1,who,/);
    expect(JSON.parse(read('own.jsonl').split('\n')[0] ?? '')).toMatchObject({ table: 'seats', bot: 'random' });
  });

  test('a recording has every decision, game by game', async () => {
    const { out } = await simulation(
      'tic-tac-toe',
      '--bots',
      'greedy',
      '--games',
      '5',
      '--record',
      'moves.jsonl',
      '--json',
    );
    const { study } = JSON.parse(out) as { study: { bySeat: readonly number[] } };
    const lines = read('moves.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { game: number });
    expect(lines).toHaveLength(study.bySeat.reduce((sum, count) => sum + count, 0));
    expect(lines.map(({ game }) => game)).toEqual(lines.map(({ game }) => game).toSorted((a, b) => a - b));
    expect(new Set(lines.map(({ game }) => game)).size).toBe(5);
  });

  test('that cannot be written are told before the first game', async () => {
    const { err, status } = await simulation('tic-tac-toe', '--report', 'nowhere/own.html');
    expect(err).toMatch(/^turnwise: nowhere\/own\.html: cannot be written: /);
    expect(status).toBe(2);
    expect(existsSync(join(cwd, 'own'))).toBe(false);
  });
});

test('a game without a result is kept as a match, with the marks of its bots', async () => {
  files.write(
    'halts.yaml',
    `schema: 1
id: own
version: 2.1.0
name: Own
players: { min: 2, max: 2 }
cards: [{ id: chip }]
zones:
  - { id: deck, owner: player, visibility: hidden, ordered: true, cards: [{ card: chip, count: 9 }] }
  - { id: hand, owner: player, visibility: owner, capacity: 3 }
turnStructure:
  phases: [{ id: day, steps: [{ id: dawn, effects: [{ op: draw }] }, { id: act }] }]
  priorityWindows: [{ phase: day, step: act }]
actions: [{ id: wait, timing: instant, effects: [{ op: end_turn }] }]
`,
  );
  const { out } = await simulation(
    '--ruleset',
    'halts.yaml',
    '--bots',
    'greedy,random',
    '--games',
    '2',
    '--keep',
    'kept.json',
  );
  expect(out).toContain('game 1 is saved: view it with `turnwise replay kept.json`');
  expect(read('kept.json')).toMatch(/"greedy"[^]*"random"/);
  for (const how of ['--verify', '--recheck-bots'])
    expect(await run(['replay', 'kept.json', how], { cwd })).toMatchObject({ status: 0, err: '' });
});

test('a queue that cannot be reached is one line, and a worker needs one', async () => {
  const { err, status } = await simulation('tic-tac-toe', '--games', '1', '--queue', 'postgres://127.0.0.1:1/none');
  expect(err).toMatch(/^turnwise: --queue: cannot be reached: .*\n$/);
  expect(status).toBe(2);
  for (const argv of [['--worker'], ['tic-tac-toe', '--worker', '--queue', 'postgres://127.0.0.1:1/none']])
    expect(await simulation(...argv)).toMatchObject({
      err: 'turnwise: --worker: expected --queue and no game: what is played is in the queue\n',
      status: 2,
    });
});

test.each<[readonly string[], RegExp]>([
  [['--bots', 'clever'], /^turnwise: --bots: 'clever': expected random, greedy, /],
  [['--bots', 'random,search:iterations=x'], /^turnwise: --bots: iterations of 'search:iterations=x': expected /],
  [['--bots', 'random,random,random'], /^turnwise: bots: expected at most 2, one for each seat, found 3\n$/],
])('%j is refused with one line', async (argv, message) => {
  const { err, out, status } = await simulation('tic-tac-toe', ...argv);
  expect(err).toMatch(message);
  expect({ out, status }).toEqual({ out: '', status: 2 });
});
