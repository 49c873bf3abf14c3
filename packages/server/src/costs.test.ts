// What one caller may cost: bytes of rulesets, documents, matches; nesting; presence; and what stays secret when it is over.
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';
import { hashToken, newToken } from './tokens.ts';

const open: TestServer[] = [];

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  open.push(server);
  return server;
}

afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

test('rulesets are limited by their bytes', async () => {
  const { api } = await start({ brought: 'unguarded', limits: { rulesetBytesPerAddress: 1_000 } });
  const body = { document: { name: 'x'.repeat(500) } };
  const codes = [];
  for (let i = 0; i < 3; i++) codes.push((await api('POST', 'rulesets', { body })).body.error.code);
  expect(codes).toEqual(['invalidRuleset', 'rateLimited', 'rateLimited']);
});

test('documents and matches are limited by their number, and the text says by how many', async () => {
  const house = await start({ limits: { documentRate: 0.001, documentBurst: 2, matchesPerAddress: 1 } });
  const { match } = await seatAll(house, { game: 'tic-tac-toe' });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await house.api('GET', `matches/${match}/document`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const { error } = (await house.api('POST', 'matches', { body: { game: 'tic-tac-toe' } })).body;
  expect(error).toMatchObject({ code: 'tooManyCreated', params: { most: 1 } });
});

test.each([
  ['matches', '{"game":"tic-tac-toe","options":', 3_000, 'malformed'],
  ['rulesets', '{"document":', 100_000, 'invalidRuleset'],
])('a body for %s that is nested too deep is refused', async (path, before, depth, code) => {
  const { url } = await start({ brought: 'unguarded' });
  const body = `${before}${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(await answer.json()).toMatchObject({ error: { code } });
});

test.each<[string, 'everybody' | 'moderators', number, number]>([
  ['everybody', 'everybody', 200, 200],
  ['the operator alone', 'moderators', 401, 200],
])('figures are for %s where the operator says so', async (_, metrics, without, withToken) => {
  const token = newToken();
  const { api } = await start({ metrics, moderators: [hashToken(token)] });
  expect((await api('GET', '/metrics')).status).toBe(without);
  expect((await api('GET', '/metrics', { token: newToken() })).status).toBe(without);
  expect((await api('GET', '/metrics', { token })).status).toBe(withToken);
});

test('many who come and go are told of together', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  const restless = new Player(house.url);
  for (let i = 0; i < 100; i++) await restless.join(match);
  await x.next(({ type }) => type === 'presence', 0);
  expect(x.of('presence').length).toBeLessThan(40);
});

test('who has read the whole document of a game with secrets cannot take its end back', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'rock-paper-scissors', undo: 'free', options: { target: 1 } });
  const seats = [...tokens];
  for (let round = 0; round < 10; round++)
    for (const [index, [, token]] of seats.entries()) {
      const { actions } = (await house.api('GET', `matches/${match}/actions`, { token })).body;
      const offer = actions[0]?.offer;
      if (offer === undefined) continue;
      const values = offer.slots[0]?.options.map(({ value }: { value: unknown }) => value) ?? [];
      const input = {
        kind: offer.kind,
        ...offer.fixed,
        ...(offer.slots[0] && { [offer.slots[0].name]: values[index] }),
      };
      await house.api('POST', `matches/${match}/actions`, { token, body: { input } });
    }
  const token = seats[0]?.[1] ?? '';
  expect((await house.api('GET', `matches/${match}`, { token })).body.about.stage).toBe('over');
  const undone = await house.api('POST', `matches/${match}/undo`, { token, body: {} });
  expect([undone.status, undone.body.error?.code]).toEqual([409, 'over']);
});
