// A reader that is slow for a moment: it misses updates, and nothing else.
import { createMemoryLog } from '@turnwise/log';
import { afterEach, expect, test, vi } from 'vitest';
import type { House } from '../house.ts';
import { FakeWire, openHouse } from '../testing/fake-wire.ts';
import { seatAll, startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';
import type { ServerLimits } from '../server-options.ts';

const open: TestServer[] = [];
const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
  for (const { server } of open.splice(0)) await server.close();
});

interface Scene {
  readonly match: string;
  readonly tokens: ReadonlyMap<string, string>;
  readonly api: TestServer['api'];
  readonly wire: FakeWire;
}

async function scene(limits: Partial<ServerLimits> = {}): Promise<Scene> {
  const server = await startServer();
  open.push(server);
  const { match, tokens } = await seatAll(server, { game: 'tic-tac-toe' });
  const house = openHouse(createMemoryLog(server.store));
  houses.push(house);
  return { match, tokens, api: server.api, wire: new FakeWire(house, limits) };
}

const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 120_000, interval: 10 });
const FULL = 300_000;

test('it gets a fresh look as soon as it has read, and its answer at once', async () => {
  const { match, tokens, wire, api } = await scene();
  wire.say({ type: 'hello', protocol: 1, match, token: tokens.get('X'), deltas: true });
  await until(() => expect(wire.of('priority.changed')).toHaveLength(1));
  wire.bufferedAmount = FULL;
  wire.say({ type: 'action.submit', id: 'r1', match, input: { kind: 'place', cell: 0 } });
  await until(() => expect(wire.of('result')).toMatchObject([{ id: 'r1', outcome: { kind: 'committed' } }]));
  await api('POST', `matches/${match}/actions`, { token: tokens.get('O') ?? '', body: { kind: 'place', cell: 1 } });
  expect(wire.of('state.delta')).toEqual([]);
  wire.drain();
  await until(() => expect(wire.of('state.look')).toMatchObject([{ place: 4, change: 'fresh' }]));
  expect(wire.of('resync')).toMatchObject([{ why: 'slow' }]);
});

test('a welcome that could not be sent is sent when it has read', async () => {
  const { match, tokens, wire } = await scene();
  wire.bufferedAmount = FULL;
  wire.say({ type: 'hello', protocol: 1, match, token: tokens.get('X'), after: 1 });
  wire.say({ type: 'chat', id: 'c', match, text: 'hello' });
  await until(() => expect(wire.of('result')).toHaveLength(1));
  expect(wire.of('welcome')).toEqual([]);
  wire.drain();
  await until(() => expect(wire.of('welcome')).toMatchObject([{ place: 2, seat: 'X' }]));
  expect(wire.of('resync')).toEqual([]);
});

test('who asks and asks and never reads is closed', async () => {
  const { match, tokens, wire } = await scene();
  wire.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(wire.of('welcome')).toHaveLength(1));
  wire.bufferedAmount = 5 * FULL;
  wire.say({ type: 'ping' });
  expect(wire.closed).toBe(4408);
});

test('who misses updates and never reads is closed when its time is over, and not at the next heartbeat', async () => {
  const { match, tokens, wire, api } = await scene({ unsentTime: 200 });
  wire.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(wire.of('welcome')).toHaveLength(1));
  wire.bufferedAmount = FULL;
  const before = Date.now();
  await api('POST', `matches/${match}/actions`, { token: tokens.get('X') ?? '', body: { kind: 'place', cell: 0 } });
  await vi.waitFor(() => expect(wire.closed).toBe(4408), { timeout: 20_000, interval: 10 });
  expect(Date.now() - before).toBeGreaterThanOrEqual(200);
});

test('who has read in time is not closed', async () => {
  const { match, tokens, wire, api } = await scene({ unsentTime: 200 });
  wire.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(wire.of('welcome')).toHaveLength(1));
  wire.bufferedAmount = FULL;
  await api('POST', `matches/${match}/actions`, { token: tokens.get('X') ?? '', body: { kind: 'place', cell: 0 } });
  wire.connection.beat();
  wire.drain();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(wire.closed).toBeUndefined();
});

test('who reads nothing is noticed by the heartbeat, also where it misses no update', async () => {
  const { wire } = await scene({ unsentTime: 50 });
  wire.bufferedAmount = FULL;
  wire.connection.beat();
  await vi.waitFor(() => expect(wire.closed).toBe(4408), { timeout: 20_000, interval: 10 });
});

test('pings of the socket are answered within the rate, and only to who reads', async () => {
  const { wire } = await scene({ rate: 0, burst: 10 });
  for (let i = 0; i < 3; i++) wire.connection.pinged(Buffer.from('there?'));
  expect(wire.ponged).toBe(3);
  wire.bufferedAmount = FULL;
  wire.connection.pinged(Buffer.from('there?'));
  expect([wire.ponged, wire.closed]).toEqual([3, undefined]);
  wire.bufferedAmount = 0;
  for (let i = 0; i < 30; i++) wire.connection.pinged(Buffer.from('there?'));
  expect([wire.ponged, wire.closed]).toEqual([9, 4429]);
});
