// What has happened can be read from the log, however long ago it was, and by those who come back.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchQuery } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
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

/** So many records: a mark is placed and taken back, again and again. */
async function busyMatch(house: TestServer, most: number) {
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  for (let i = 0; i < most; i += 2) {
    await house.api('POST', `matches/${match}/actions`, { token, body: { kind: 'place', cell: i % 9 } });
    await house.api('POST', `matches/${match}/undo`, { token, body: {} });
  }
  return { match, tokens };
}

interface Steps {
  readonly steps: readonly { readonly place: number; readonly change: string; readonly events: readonly unknown[] }[];
  readonly place: number;
  readonly more: boolean;
}

test('every step is there, page after page', async () => {
  const house = await start();
  const { match } = await busyMatch(house, 80);
  const steps: Steps['steps'][number][] = [];
  for (let after = 0, more = true; more;) {
    const page = (await house.api('GET', `matches/${match}/events?after=${after}&limit=30`)).body as Steps;
    steps.push(...page.steps);
    ({ place: after, more } = page);
  }
  expect(steps.map(({ place }) => place)).toEqual(Array.from({ length: 82 }, (_, i) => i + 1));
  expect(steps[2]).toMatchObject({ change: 'advanced', events: [{ id: '1.1', kind: 'placed', payload: { cell: 0 } }] });
  expect(steps[3]).toMatchObject({ change: 'undone', events: [] });
});

test('who comes back after a restart hears what it missed', async () => {
  const store = new MemoryStore();
  const first = await startServer({}, store);
  const { match, tokens } = await busyMatch(first, 4);
  await first.api('POST', `matches/${match}/actions`, {
    token: tokens.get('X') ?? '',
    body: { kind: 'place', cell: 8 },
  });
  await first.server.close();
  const second = await start({}, store);
  const o = new Player(second.url);
  expect(await o.join(match, tokens.get('O'), { after: 4 })).toMatchObject({ missed: 'sent', place: 7 });
  await o.until(() => o.of('priority.changed').length > 0);
  expect(o.of('event.appended').map(({ place, id }) => [place, id])).toEqual([
    [5, '1.1'],
    [7, '1.1'],
  ]);
});

test('who was away for too long is told so', async () => {
  const store = new MemoryStore();
  const first = await startServer({}, store);
  const { match, tokens } = await busyMatch(first, 210);
  await first.server.close();
  const second = await start({}, store);
  const o = new Player(second.url);
  expect(await o.join(match, tokens.get('O'), { after: 1 })).toMatchObject({ missed: 'tooFar', place: 212 });
});

test('a server that closes answers those who wait for an event, and finishes what was begun', async () => {
  const house = await startServer();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  const poll = house.api('GET', `matches/${match}/events?after=2&wait=25`, { token });
  await house.api('GET', `matches/${match}`, { token });
  await house.server.close();
  expect(await poll).toMatchObject({ status: 200, body: { steps: [], place: 2, more: false } });
});

test('a request whose log is slow is answered before the server is closed', async () => {
  const inner = createMemoryLog(new MemoryStore());
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const log = new Proxy(inner, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (key !== 'list') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return async (query: MatchQuery) => {
        asked();
        await new Promise((resolve) => setTimeout(resolve, 300));
        return target.list(query);
      };
    },
  });
  const house = await startServer({ log });
  const listed = house.api('GET', 'matches');
  await isAsked;
  await house.server.close();
  expect(await listed).toMatchObject({ status: 200, body: { matches: [] } });
});

test('requests that were refused are counted as refused', async () => {
  const house = await start();
  await house.api('GET', 'matches/nowhere');
  await house.api('GET', 'games');
  const lines = String((await house.api('GET', '/metrics')).body).split('\n');
  expect(lines).toContain('turnwise_request_seconds_count{route="look",status="404"} 1');
  expect(lines).toContain('turnwise_request_seconds_count{route="games",status="200"} 1');
  expect(lines.some((line) => line.includes('route="look",status="200"'))).toBe(false);
});

test('nothing is printed when a server is made', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error): void => void warnings.push(String(warning));
  process.on('warning', hear);
  const house = await startServer();
  await house.server.close();
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});
