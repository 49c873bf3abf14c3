// A reader that is slow for a moment: it misses updates, and nothing else.
import { createMemoryLog } from '@turnwise/log';
import { afterEach, expect, test, vi } from 'vitest';
import type { House } from '../house.ts';
import { FakeWire, openHouse } from '../testing/fake-wire.ts';
import { seatAll, startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';

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

async function scene(): Promise<Scene> {
  const server = await startServer();
  open.push(server);
  const { match, tokens } = await seatAll(server, { game: 'tic-tac-toe' });
  const house = openHouse(createMemoryLog(server.store));
  houses.push(house);
  return { match, tokens, api: server.api, wire: new FakeWire(house) };
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
