// Bots at the tables of a real server: every game's recommended one, in threads and with a time limit. Every move can be made again.
import { createNodePool } from '@turnwise/bot-pool/node';
import { registry } from '@turnwise/registry';
import { startServer } from '@turnwise/serve';
import type { RunningServer } from '@turnwise/serve';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';

const files = scratch();
const { cwd } = files;
const houses: RunningServer[] = [];

/** With a time limit for each move, and real threads. */
async function start(milliseconds: number): Promise<RunningServer> {
  const games = new URL('../../../../games/registry/src/index.ts', import.meta.url).href;
  const started = await startServer({
    log: { kind: 'memory' },
    folder: cwd,
    registry,
    listen: { host: '127.0.0.1', port: 0 },
    brought: { games },
    pool: createNodePool({ registry: games, size: 2 }),
    thinking: { milliseconds },
    logLevel: 'error',
    limits: { requestRate: 10_000, requestBurst: 10_000 },
  });
  if (!started.ok) throw new Error(started.error);
  houses.push(started.value);
  return started.value;
}

let house: RunningServer;
beforeAll(async () => {
  house = await start(3);
});
afterAll(async () => await Promise.all(houses.map((one) => one.close())));

// oxlint-disable-next-line typescript/no-explicit-any -- A test looks into whatever came.
async function api(path: string, body?: unknown, { url } = house): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  const post = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api/v1/${path}`, post);
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}

const seated = (seats: readonly string[], bot = 'recommended'): object => ({
  seats,
  bots: Object.fromEntries(seats.map((seat) => [seat, bot])),
});

/** A match in which bots have every seat, to its end; then what `turnwise replay` says of their moves. */
async function checkMatch(body: Readonly<Record<string, unknown>>): Promise<void> {
  const { match } = await api('matches', body);
  const status = async (): Promise<string> => (await api(`matches/${match.match}`)).look.status as string;
  await expect.poll(status, { timeout: 120_000, interval: 100 }).not.toBe('playing');
  files.write('match.json', JSON.stringify(await api(`matches/${match.match}/document`)));
  const { out, status: exit } = await run(['replay', 'match.json', '--recheck-bots'], { cwd });
  expect(out).toMatch(/^match\.json: \d+ moves? of bots rechecked, all as recorded\n$/);
  expect(exit).toBe(0);
}

const GAMES = registry.games.map(({ id }) => id).filter((id) => id !== 'ruleset');

test.each(GAMES)('%s is played by its recommended bot to the end, and every move can be made again', async (game) => {
  const { seats, recommendedBot, bots } = await api(`games/${game}`);
  expect(bots[0]).toBe(recommendedBot);
  await checkMatch({ game, ...seated(seats.names ?? Array.from({ length: seats.min }, (_, at) => `p${at}`)) });
});

test('so is a ruleset that somebody brought', async () => {
  const document: unknown = parse(readFileSync(new URL('../../starter.ruleset.yaml', import.meta.url), 'utf8'));
  const { ruleset } = await api('rulesets', { document });
  await checkMatch({ game: 'ruleset', ruleset, ...seated(['a', 'b']) });
});

test('while a bot thinks, others are answered, and its time is limited', async () => {
  const slow = await start(3_000);
  const bot = 'search:iterations=100000000,exact=0';
  const { match } = await api('matches', { game: 'connect-four', ...seated(['a', 'b'], bot) }, slow);
  let longest = 0;
  let frame = 0;
  while (frame < 3) {
    const since = performance.now();
    ({ frame } = (await api(`matches/${match.match}`, undefined, slow)).look);
    longest = Math.max(longest, performance.now() - since);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  // Less than half of what the bot takes.
  expect(longest).toBeLessThan(1_500);
});

test('a bot that does not exist has no seat', async () => {
  for (const bot of ['best', 'search:iterations=0', 'solver'])
    await expect(api('matches', { game: 'tic-tac-toe', bots: { X: bot } })).rejects.toThrow('unknownBot');
});
