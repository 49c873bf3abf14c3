// Each limit on how much one may ask for says which it is, to a program by its name and to a person in words.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { RateLimit } from './rate-limited.ts';
import type { ServerLimits } from './server-options.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const page = mkdtempSync(join(tmpdir(), 'page-'));
writeFileSync(join(page, 'index.html'), '<title>page</title>');
const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});
afterAll(() => rmSync(page, { recursive: true }));

async function start(limits: Partial<ServerLimits>): Promise<TestServer> {
  const house = await startServer({ page, limits });
  open.push(house);
  return house;
}

test.each<[RateLimit, Partial<ServerLimits>, string, string, unknown, string]>([
  ['requestRate', { requestRate: 1, requestBurst: 2 }, 'GET', 'games', undefined, 'requests'],
  ['fileRate', { fileRate: 1, fileBurst: 2 }, 'GET', '/index.html', undefined, 'files'],
  ['workRate', { workRate: 1, workBurst: 2 }, 'GET', 'games', undefined, 'requests and messages'],
  ['rulesetBytesPerAddress', { rulesetBytesPerAddress: 20 }, 'POST', 'rulesets', {}, 'bytes of rulesets'],
  ['documentRate', { documentRate: 0.001, documentBurst: 1 }, 'GET', 'matches/MATCH/document', undefined, 'documents'],
])('%s by request', async (limit, limits, method, path, body, what) => {
  const house = await start(limits);
  const { match } = path.includes('MATCH') ? await seatAll(house, { game: 'tic-tac-toe' }) : { match: '' };
  const ask = () => house.api(method, path.replace('MATCH', match), { body });
  let last = await ask();
  for (let i = 0; i < 20 && last.status !== 429; i++) last = await ask();
  expect(last.body).toEqual({
    error: { code: 'rateLimited', params: { limit, what }, message: `Too many ${what}. Please wait a moment.` },
  });
});

test.each<[RateLimit, Partial<ServerLimits>, object]>([
  ['rate', { rate: 1, burst: 6 }, { type: 'ping' }],
  ['workRate', { workRate: 1, workBurst: 60 }, { type: 'undo' }],
  ['chatPause', {}, { type: 'chat', text: 'hello' }],
])('%s by message', async (limit, limits, message) => {
  const house = await start(limits);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  for (let i = 0; i < 12; i++) x.say({ ...message, ...(limit === 'rate' ? {} : { id: `${i}`, match }) });
  await x.until(() => x.of('error').some(({ code }) => code === 'rateLimited'));
  expect(x.of('error').find(({ code }) => code === 'rateLimited')).toMatchObject({ params: { limit } });
});
