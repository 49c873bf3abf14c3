// Reading far back: it is charged by address, several readers do not undo each other's work, and not everybody may wait at once.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { ApiResult, TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const RECORDS = 142;
const counts = { begun: 0 };
const slow = { milliseconds: 0 };

/** A log that counts how often a match is read from its beginning, and may be slow. */
function watchedLog(store: MemoryStore): MatchLog {
  const inner = createMemoryLog(store);
  return new Proxy(inner, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (key !== 'read') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return async function* read(match: string, from = 0) {
        if (from === 0) counts.begun++;
        if (slow.milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, slow.milliseconds));
        yield* target.read(match, from);
      };
    },
  });
}

interface Busy {
  readonly house: TestServer;
  readonly match: string;
  readonly read: (after: number, limit?: number) => Promise<ApiResult>;
}

/** A match with so many records that not all are in memory: a mark is placed and taken back, again and again. */
async function busyMatch(documentBurst: number): Promise<Busy> {
  const store = new MemoryStore();
  const house = await startServer({ log: watchedLog(store), limits: { documentRate: 0.001, documentBurst } }, store);
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  for (let i = 2; i < RECORDS; i += 2) {
    await house.api('POST', `matches/${match}/actions`, { token, body: { kind: 'place', cell: i % 9 } });
    await house.api('POST', `matches/${match}/undo`, { token, body: {} });
  }
  counts.begun = 0;
  slow.milliseconds = 0;
  const read: Busy['read'] = (after, limit = 5) =>
    house.api('GET', `matches/${match}/events?after=${after}&limit=${limit}`);
  return { house, match, read };
}

test('whoever goes back again and again is charged as for documents, by request and by socket', async () => {
  const { house, match, read } = await busyMatch(3);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await read(0, 1)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  expect((await read(0, 1)).body.error.code).toBe('rateLimited');
  const watcher = new Player(house.url);
  expect(await watcher.join(match, undefined, { after: 0 })).toMatchObject({ missed: 'tooFar', place: RECORDS });
});

test('whoever reads on is charged once, and two who do so at different places do not disturb each other', async () => {
  const { read } = await busyMatch(3);
  for (let after = 0; after < 30; after += 5) {
    expect((await read(after)).status).toBe(200);
    expect((await read(after + 40)).status).toBe(200);
  }
  expect(counts.begun).toBeLessThanOrEqual(2);
});

test('only so many wait for one match', async () => {
  const { read } = await busyMatch(1_000);
  slow.milliseconds = 200;
  const answers = await Promise.all(Array.from({ length: 60 }, () => read(0)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'read' : body.error.code));
  expect(new Set(codes)).toEqual(new Set(['rateLimited', 'read']));
  slow.milliseconds = 0;
  expect((await read(0)).status).toBe(200);
});
