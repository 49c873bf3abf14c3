// Spectators who see a match later: in its order, none of it early, and at once when they come.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
import { openHouse } from './testing/fake-wire.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

/** A server whose clock the test moves on. */
async function start(store = new MemoryStore()): Promise<TestServer & { readonly clock: { now: number } }> {
  const clock = { now: Date.now() };
  const server = await startServer({ now: () => clock.now, limits: { idle: 60_000 } }, store);
  open.push(server);
  return { ...server, clock };
}

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const LATE = { game: 'tic-tac-toe', spectators: { allowed: true, delay: 60 } };
const place = (cell: number): object => ({ body: { kind: 'place', cell } });

test('who comes sees at once where the match was then, by socket and by request', async () => {
  const { url, api, clock, ...house } = await start();
  const { match, tokens } = await seatAll({ url, api, ...house }, LATE);
  clock.now += 30_000;
  await api('POST', `matches/${match}/actions`, { token: tokens.get('X') ?? '', ...place(4) });
  const early = new Player(url);
  expect(await early.join(match)).toMatchObject({ place: 0, look: { frame: 0 }, role: 'spectator' });
  expect((await api('GET', `matches/${match}`)).body).toMatchObject({ place: 0, about: { stage: 'open' } });
  clock.now += 31_000;
  const then = new Player(url);
  expect(await then.join(match)).toMatchObject({ place: 2, look: { frame: 0 } });
  expect((await api('GET', `matches/${match}/events?after=0`)).body).toMatchObject({ place: 2, more: false });
  clock.now += 30_000;
  expect((await api('GET', `matches/${match}`)).body).toMatchObject({ place: 3, look: { frame: 1 } });
  // Whoever was there hears of it in its order; players see it at once.
  await early.until(() => early.place === 3);
  expect(early.of('state.delta').map(({ from }) => from)).toEqual([0, 1, 2]);
});

test('a match that comes back shows spectators no more than before', async () => {
  const store = new MemoryStore();
  const first = await start(store);
  const { match, tokens } = await seatAll(first, LATE);
  first.clock.now += 61_000;
  await first.api('POST', `matches/${match}/actions`, { token: tokens.get('X') ?? '', ...place(4) });
  const { now } = first.clock;
  await first.server.close();
  const second = await start(store);
  second.clock.now = now + 1_000;
  expect((await second.api('GET', `matches/${match}`)).body).toMatchObject({ place: 2, look: { frame: 0 } });
  expect((await second.api('GET', `matches/${match}`, { token: tokens.get('O') ?? '' })).body.place).toBe(3);
  expect((await second.api('GET', `matches/${match}/document`)).body.steps).toHaveLength(1);
});

test('chat and the end come late too, and lists do not tell the end', async () => {
  const { clock, ...house } = await start();
  const { match, tokens } = await seatAll(house, LATE);
  clock.now += 61_000;
  const [x, watcher] = [new Player(house.url), new Player(house.url)];
  await x.join(match, tokens.get('X'));
  await watcher.join(match);
  await x.send({ type: 'chat', id: 'c', match, text: 'a good hand' });
  await x.send({ type: 'system.control', id: 'e', match, control: { kind: 'concede' } });
  await x.until(() => x.of('chat').length === 1);
  expect([watcher.of('chat'), watcher.of('ended')]).toEqual([[], []]);
  const [secret] = (await house.api('GET', 'matches')).body.matches;
  expect(secret.stage).toBe('running');
  expect(secret).not.toHaveProperty('ended');
  clock.now += 61_000;
  expect((await house.api('GET', 'matches?stage=over')).body.matches).toMatchObject([{ ended: { why: 'conceded' } }]);
  await house.api('GET', `matches/${match}`);
  await watcher.until(() => watcher.of('ended').length === 1);
  expect(watcher.of('chat')).toMatchObject([{ text: 'a good hand' }]);
  expect(watcher.look?.status).toBe('over');
});

test('a hello to a match with late spectators keeps nobody waiting', async () => {
  const { clock: _, ...house } = await start();
  const { match } = await seatAll(house, LATE);
  const watcher = new Player(house.url);
  await watcher.opened();
  watcher.say({ type: 'hello', protocol: 1, match });
  watcher.say({ type: 'ping', at: 1 });
  await watcher.until(() => watcher.of('pong').length === 1 && watcher.of('welcome').length === 1);
});

test('what is not due yet keeps no process alive', async () => {
  const { store, clock: _, ...house } = await start();
  const { match } = await seatAll({ ...house, store }, LATE);
  const timers = (): number => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
  const before = timers();
  const other = openHouse(createMemoryLog(store));
  const door = await other.door(match);
  await door.look(await door.whoIs(undefined), {});
  expect(timers()).toBe(before);
  await other.close();
});
