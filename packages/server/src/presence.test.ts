// Who is there is told when it changes, and not over and over.
import { createMemoryLog } from '@turnwise/log';
import { afterEach, expect, test, vi } from 'vitest';
import { Presence } from './presence.ts';
import { FakeWire, openHouse } from './testing/fake-wire.ts';
import { seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

test('what a process repeats is not told again', async () => {
  const server = await startServer();
  open.push(server);
  const { match, tokens } = await seatAll(server, { game: 'tic-tac-toe' });
  const log = createMemoryLog(server.store);
  const house = openHouse(log);
  const x = new FakeWire(house);
  x.say({ type: 'hello', protocol: 1, match, token: tokens.get('X') });
  const here = (spectators: number): void =>
    log.whisper(`match.${match}`, { kind: 'here', from: 'another', seats: ['O'], spectators });
  await vi.waitFor(() => expect(x.of('presence').at(-1)).toMatchObject({ spectators: 0 }), { timeout: 120_000 });
  here(1);
  await vi.waitFor(() => expect(x.of('presence').at(-1)).toMatchObject({ spectators: 1 }), { timeout: 120_000 });
  const before = x.of('presence').length;
  for (let i = 0; i < 5; i++) here(1);
  here(2);
  await vi.waitFor(() => expect(x.of('presence').at(-1)).toMatchObject({ spectators: 2 }), { timeout: 120_000 });
  expect(x.of('presence')).toHaveLength(before + 1);
  await house.close();
});

test('a process that was silent for too long is told anew who is here', async () => {
  const clock = { now: 1_000_000 };
  const log = createMemoryLog();
  const world = {
    log,
    games: () => undefined,
    now: () => clock.now,
    self: 'own',
    talk: { perSecond: 1, burst: 5 },
    alarm: () => undefined,
  };
  const presence = new Presence(world, 'm', () => undefined);
  const own: unknown[] = [];
  await log.hear('match.m', (note) => {
    if ((note as { from?: unknown }).from === 'own') own.push(note);
  });
  presence.open();
  await vi.waitFor(() => expect(own.length).toBeGreaterThan(0), { timeout: 120_000 });
  const here = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const before = own.length;
    log.whisper('match.m', { kind: 'here', from: 'another', seats: ['O'], spectators: 0 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    return own.length - before;
  };
  expect([await here(), await here()]).toEqual([1, 0]);
  expect(presence.seats.has('O')).toBe(true);
  clock.now += 60_000;
  expect(presence.seats.has('O')).toBe(false);
  expect(await here()).toBe(1);
  presence.close();
});
