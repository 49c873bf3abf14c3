// Who is there is told when it changes, and not over and over.
import { createMemoryLog } from '@turnwise/log';
import { afterEach, expect, test, vi } from 'vitest';
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
