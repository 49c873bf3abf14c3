// Connections are counted by network before anything is read, but those of a proxy that is trusted are everybody's.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { server } of open.splice(0)) await server.close();
});

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const house = await startServer(...options);
  open.push(house);
  return house;
}

/** A connection that says nothing, from an address of this machine. */
async function silent({ url }: TestServer, from: string): Promise<'open' | 'cut'> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: from });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('error', () => resolve('cut'));
    socket.once('close', () => resolve('cut'));
    socket.once('connect', () => setTimeout(() => resolve('open'), 300));
  });
}

const silentOnes = (house: TestServer, from: string, count: number): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: count }, () => silent(house, from)));

test('one address that opens many does not shut the others out, and gets new ones for those that it closes', async () => {
  const house = await start({ limits: { connectionsPerAddress: 3 } });
  expect((await silentOnes(house, '127.0.0.2', 5)).toSorted()).toEqual(['cut', 'cut', 'open', 'open', 'open']);
  expect(await silent(house, '127.0.0.3')).toBe('open');
  expect((await house.api('GET', '/health')).status).toBe(200);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => silent(house, '127.0.0.2')).toBe('open');
});

test.each([
  ['127.0.0.2', ['open', 'open', 'open']],
  ['127.0.0.3', ['cut', 'open', 'open']],
])('with 127.0.0.2 as a proxy that is trusted, of three from %s there are %j', async (from, expected) => {
  const house = await start({ trustProxy: ['127.0.0.2/32'], limits: { connectionsPerAddress: 2 } });
  expect((await silentOnes(house, from, 3)).toSorted()).toEqual(expected);
});

test.each([
  [undefined, ''],
  [true, 'permessage-deflate'],
])('sockets are compressed only where the operator says so: %j', async (deflate, extension) => {
  const house = await start(deflate === undefined ? {} : { deflate });
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/v1/play`);
  await new Promise((resolve) => socket.once('open', resolve));
  expect(socket.extensions).toBe(extension);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // Unpacked it is more than a message may have.
  socket.send(JSON.stringify({ type: 'chat', match: 'm', id: 'i', text: 'x'.repeat(1_000_000) }));
  expect(await closed).toBe(1009);
});
