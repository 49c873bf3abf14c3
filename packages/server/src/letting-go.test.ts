// Nobody is left at a table that does not serve any more, and nobody sits at one with a seat that is lost.
import { createMemoryLog, LogError, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeWire, openHouse } from './testing/fake-wire.ts';
import { seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
async function start(): Promise<TestServer> {
  const server = await startServer({}, new MemoryStore());
  open.push(server);
  return server;
}
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 120_000, interval: 10 });

test('when this process and the log depart, its people are told so, and their sockets end: another process may serve them', async () => {
  const { store, ...house } = await start();
  const { match, tokens } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const other = openHouse(createMemoryLog(store));
  const x = new FakeWire(other);
  x.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(x.of('welcome')).toHaveLength(1));
  const input = { kind: 'place', cell: 4 };
  const wrong = { id: 'q', kind: 'input', seat: 'X', input, at: Date.now(), frame: 1, hash: 12_345 };
  await createMemoryLog(store).append(match, 2, [wrong]);
  await until(() => expect(x.closed).toBe(4504));
  expect(x.of('error')).toMatchObject([{ code: 'departed', match }, { code: 'departed' }]);
  await until(() => expect(other.size).toBe(0));
  const late = new FakeWire(other);
  late.say({ type: 'hello', protocol: 1, match });
  await until(() => expect(late.heard).toMatchObject([{ type: 'error', code: 'departed' }]));
  await other.close();
});

test('a match that departed is left alone for a while, however often somebody knocks', async () => {
  const { store, ...house } = await start();
  const { match } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const wrong = {
    id: 'q',
    kind: 'input',
    seat: 'X',
    input: { kind: 'place', cell: 4 },
    at: Date.now(),
    frame: 1,
    hash: 1,
  };
  await house.server.close();
  await createMemoryLog(store).append(match, 2, [wrong]);
  const [clock, alarms] = [{ now: Date.now() }, [] as string[]];
  const other = openHouse(createMemoryLog(store), {
    now: () => clock.now,
    alarm: ({ kind }) => void alarms.push(kind),
  });
  const knock = async (): Promise<void> => {
    await expect(other.door(match)).rejects.toMatchObject({ code: 'departed' });
  };
  for (let i = 0; i < 5; i++) await knock();
  expect(alarms).toEqual(['departed']);
  clock.now += 10_000;
  await knock();
  expect(alarms).toEqual(['departed', 'departed']);
  await other.close();
});

test('a room that is closed tells those who are still there', async () => {
  const { store, ...house } = await start();
  const { match, tokens } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const other = openHouse(createMemoryLog(store));
  const x = new FakeWire(other);
  x.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(x.of('welcome')).toHaveLength(1));
  await other.close();
  expect(x.of('error')).toMatchObject([{ code: 'unavailable', match }]);
});

test('a hello for a seat that is taken away at that moment is no welcome', async () => {
  const { store, ...house } = await start();
  const { match, tokens, host } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const [seat, token] = [...tokens][0] as [string, string];
  const other = openHouse(createMemoryLog(store));
  const door = await other.door(match);
  const caller = await door.whoIs(token);
  const kick = { kind: 'control', order: { kind: 'kick', seat } } as const;
  await door.do(await door.whoIs(host), kick, {});
  const heard: string[] = [];
  const guest = {
    caller,
    deltas: true,
    labels: false,
    seen: false,
    stage: false,
    send: (text: string) => heard.push(text) > 0,
  };
  await expect(door.join(guest, undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(heard).toEqual([]);
  await other.close();
});

/** A log that cannot be listened to, and counts who follows it. */
function deafLog(store: MemoryStore): { readonly log: MatchLog; readonly count: { follows: number; deaf: boolean } } {
  const count = { follows: 0, deaf: true };
  const inner = createMemoryLog(store);
  const log = new Proxy(inner, {
    get(target, key) {
      if (key === 'hear' && count.deaf) return () => Promise.reject(new LogError('unavailable', 'not now'));
      const value = Reflect.get(target, key) as unknown;
      if (key !== 'follow') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return async (...args: Parameters<MatchLog['follow']>) => {
        count.follows++;
        const stop = await target.follow(...args);
        return () => {
          count.follows--;
          stop();
        };
      };
    },
  });
  return { log, count };
}

test('a match is served while nobody can be heard of, and people are seen once they can be', async () => {
  const { store, ...house } = await start();
  const { match, tokens } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const { log, count } = deafLog(store);
  const other = openHouse(log);
  const x = new FakeWire(other);
  x.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  await until(() => expect(x.of('welcome')).toHaveLength(1));
  count.deaf = false;
  await until(() => expect(x.of('presence').at(-1)?.seats).toMatchObject([{ seat: 'X', online: true }, {}]));
  await other.close();
  expect(count.follows).toBe(0);
});

test('a house that closes waits for doors that are being opened', async () => {
  const { store, ...house } = await start();
  const { match } = await seatAll({ store, ...house }, { game: 'tic-tac-toe' });
  const { log, count } = deafLog(store);
  const other = openHouse(log);
  const opening = other.door(match);
  await other.close();
  await opening;
  expect([other.size, count.follows]).toEqual([0, 0]);
});
