// Requests, against a fetch that is written down.
import { expect, test } from 'vitest';
import { Requests } from './index.ts';
import type { FetchInit } from './index.ts';
import { FakeWorld } from './testing/fake-world.ts';

function answering(
  status: number,
  answer: unknown,
): { readonly requests: Requests; readonly asked: (FetchInit & { url: string })[] } {
  const asked: (FetchInit & { url: string })[] = [];
  const fetch = async (url: string, init: FetchInit) => {
    asked.push({ ...init, url });
    return { ok: status < 300, text: async () => (typeof answer === 'string' ? answer : JSON.stringify(answer)) };
  };
  return { requests: new Requests('wss://example.org/', fetch, new FakeWorld(), 1_000), asked };
}

test('a seat is taken by a request with a body, and the token goes into the header', async () => {
  const answer = { match: 'm1', seat: 'bo', token: 't'.repeat(43) };
  const { requests, asked } = answering(201, answer);
  const own = 'own'.padEnd(43, '-');
  expect(await requests.takeSeat('m 1', { seat: 'bo', token: own }, 'a-token')).toEqual(answer);
  expect(asked).toEqual([
    {
      url: 'https://example.org/api/v1/matches/m%201/seats',
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a-token' },
      body: `{"token":"${own}","seat":"bo"}`,
    },
  ]);
});

test('who brings no token for a seat or a match gets a new one each time, and a bot gets none', async () => {
  const { requests, asked } = answering(201, { match: 'm1', seat: 'bo', token: null });
  await requests.takeSeat('m1');
  await requests.takeSeat('m1', { seat: 'bo', name: 'Bo' });
  await requests.create({ game: 'pig' }).catch(() => undefined);
  await requests.takeSeat('m1', { bot: 'greedy' }, 'host');
  const bodies = asked.map(({ body }) => JSON.parse(body ?? '') as { readonly token?: string });
  for (const { token } of bodies.slice(0, 3)) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(bodies.map(({ token }) => token)).size).toBe(4);
  expect(bodies[3]).toEqual({ bot: 'greedy' });
});

test('a list is asked for by its query', async () => {
  const { requests, asked } = answering(200, { matches: [], next: 'x' });
  expect(await requests.list({ stage: 'open', mine: 'true', limit: 5 }, 'a-token')).toEqual({ matches: [], next: 'x' });
  expect(asked[0]?.url).toBe('https://example.org/api/v1/matches?stage=open&mine=true&limit=5');
});

test('an error has the code and the words of the server', async () => {
  const { requests } = answering(404, {
    error: { code: 'unknownGame', params: {}, message: 'There is no such game.' },
  });
  await expect(requests.game('chess')).rejects.toMatchObject({
    code: 'unknownGame',
    message: 'There is no such game.',
  });
});

test.each([
  [502, '<html>'],
  [200, '<html>'],
  [200, { games: 7 }],
])('%i with %j is a bad answer', async (status, answer) => {
  await expect(answering(status, answer).requests.games()).rejects.toMatchObject({ code: 'badAnswer' });
});

test('no answer at all is told as such', async () => {
  const world = new FakeWorld();
  const lost = new Requests('https://x', async () => Promise.reject(new Error('offline')), world, 1_000);
  await expect(lost.games()).rejects.toMatchObject({ code: 'unanswered' });
  const slow = new Requests('https://x', async () => new Promise(() => undefined), world, 1_000).games();
  const told = expect(slow).rejects.toMatchObject({ code: 'unanswered' });
  await world.pass(1_000);
  await told;
});
