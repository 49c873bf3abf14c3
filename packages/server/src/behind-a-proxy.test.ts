// A server behind a proxy: whose limits a request counts for, and how the server leaves.
import { afterEach, expect, test } from 'vitest';
import { seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  open.push(server);
  return server;
}

afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const LIMITS = { requestRate: 0.001, requestBurst: 3 };

/** What comes of five requests from each of these, as a proxy tells it. */
async function askedFor(url: string, addresses: readonly string[]): Promise<readonly number[]> {
  const passed: number[] = [];
  for (const address of addresses) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${url}/api/v1/games`, { headers: { 'x-forwarded-for': address } })),
    );
    passed.push(answers.filter(({ status }) => status === 200).length);
  }
  return passed;
}

test('nobody is believed who says for whom it asks, unless it is a proxy that is trusted', async () => {
  const [alone, behind] = [await start({ limits: LIMITS }), await start({ limits: LIMITS, trustProxy: ['loopback'] })];
  const addresses = ['192.0.2.1', '192.0.2.2'];
  expect(await askedFor(alone.url, addresses)).toEqual([3, 0]);
  expect(await askedFor(behind.url, addresses)).toEqual([3, 3]);
});

test('what stands before the address that the proxy wrote is left aside', async () => {
  const { url } = await start({ limits: LIMITS, trustProxy: ['127.0.0.1'] });
  expect(await askedFor(url, ['192.0.2.1', '198.51.100.7, 192.0.2.1'])).toEqual([3, 0]);
});

test('whoever floods does not make it look as if nobody were here', async () => {
  const { url } = await start({ limits: LIMITS });
  expect(await askedFor(url, ['192.0.2.1'])).toEqual([3]);
  for (const path of ['health', 'ready', 'health', 'ready']) expect((await fetch(`${url}/${path}`)).status).toBe(200);
  expect((await fetch(`${url}/metrics`)).status).toBe(429);
});

test('with notice it says not ready first, and serves until the time is up', async () => {
  const house = await start();
  expect((await house.api('GET', '/ready')).status).toBe(200);
  const closed = house.server.close(400);
  expect((await house.api('GET', '/ready')).status).toBe(503);
  expect((await house.api('GET', '/health')).status).toBe(200);
  await seatAll(house, { game: 'tic-tac-toe' });
  await closed;
  await expect(fetch(`${house.url}/health`)).rejects.toThrow('fetch failed');
});
