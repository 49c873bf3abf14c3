// What it costs to have a match played again: by its length, whatever one asks for, and nobody else waits for it.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { PROTOCOL } from '@turnwise/protocol';
import { afterEach, expect, test } from 'vitest';
import { longMatch } from './testing/long-match.ts';
import { Player, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

/** Each address has so many documents, and no more come in for a long time. */
async function start(documentBurst: number, more: Parameters<typeof startServer>[0] = {}, store = new MemoryStore()) {
  const house = await startServer({ ...more, limits: { documentRate: 1e-6, documentBurst, ...more.limits } }, store);
  open.push(house);
  return house;
}

/** A log that counts how often a match is read from its beginning. */
function countedLog(store: MemoryStore, counts: { begun: number }): MatchLog {
  return new Proxy(createMemoryLog(store), {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown => {
        if (key === 'read' && (given[1] ?? 0) === 0) counts.begun++;
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
}

const statusOf = async (house: TestServer, path: string): Promise<number> => (await house.api('GET', path)).status;

test.each([
  [500, [200, 200, 200, 200, 200, 200, 429]],
  [2_400, [200, 200, 429]],
  // Nobody could ever pay for seven: it costs all that there is.
  [6_600, [200, 429]],
])('a document of %i records is charged by their number', async (records, statuses) => {
  const house = await start(6);
  const { match } = await longMatch(house, records);
  const answers: number[] = [];
  for (const _ of statuses) answers.push(await statusOf(house, `matches/${match}/document`));
  expect(answers).toEqual(statuses);
});

test('events from long ago are charged by how much is played again for them', async () => {
  const house = await start(6);
  const { match } = await longMatch(house, 5_000);
  const read = (after: number): Promise<number> => statusOf(house, `matches/${match}/events?after=${after}&limit=1`);
  expect([await read(4_100), await read(10), await read(4_100)]).toEqual([200, 200, 429]);
});

test('so is the match for those who see it later, when the first of them comes', async () => {
  const house = await start(2);
  const spectators = { allowed: true, delay: 30 };
  const [first, second] = [
    await longMatch(house, 1_400, { spectators }),
    await longMatch(house, 1_400, { spectators }),
  ];
  const short = await longMatch(house, 100, { spectators });
  const looks = [first, first, second, short, second].map(({ match }) => `matches/${match}`);
  const statuses: number[] = [];
  for (const look of looks) statuses.push(await statusOf(house, look));
  // The first pays for all there is; who comes after it, and to a short one, pays nothing.
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  const watcher = new Player(house.url);
  await watcher.opened();
  watcher.say({ type: 'hello', protocol: PROTOCOL, match: second.match });
  expect(await watcher.next(({ type }) => type === 'error', 0)).toMatchObject({ code: 'rateLimited' });
});

test('so is an undo that needs more than a snapshot', async () => {
  const house = await start(2, { limits: { idle: 30 } });
  const { match, tokens } = await longMatch(house, 1_400);
  // It is put away, and comes back from its snapshot.
  const undo = async (): Promise<string> => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { body } = await house.api('POST', `matches/${match}/undo`, { token: tokens.get('X') ?? '', body: {} });
    return body.error?.code ?? body.outcome.code;
  };
  expect(await undo()).toBe('nothingToUndo');
  expect(await undo()).toBe('rateLimited');
});

test('those who ask for the same at once get the same, which is made once', async () => {
  const store = new MemoryStore();
  const counts = { begun: 0 };
  const house = await start(1_000, { log: countedLog(store, counts) }, store);
  const { match, host, tokens } = await longMatch(house, 600);
  counts.begun = 0;
  const path = `matches/${match}/document`;
  const all = await Promise.all(
    [undefined, host, tokens.get('X'), undefined, tokens.get('X'), host].map((token) =>
      house.api('GET', path, { token: token ?? null }),
    ),
  );
  expect(all.map(({ status, body }) => [status, body.seenBy])).toEqual(
    [null, null, 'X', null, 'X', null].map((seenBy) => [200, seenBy]),
  );
  // One for those without a seat, one for X.
  expect(counts.begun).toBe(2);
  expect((await house.api('GET', path)).status).toBe(200);
  expect(counts.begun).toBe(3);
});

test('only so many wait for it, and a quarter of them from one address', async () => {
  const house = await start(1_000, { limits: { replays: 1, replaysWaiting: 8 } });
  const matches: string[] = [];
  for (let one = 0; one < 6; one++) matches.push((await longMatch(house, 400)).match);
  const statuses = await Promise.all(matches.map((match) => statusOf(house, `matches/${match}/document`)));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429, 429]);
});

test('whoever asks for something else meanwhile does not wait for it', async () => {
  const house = await start(1_000);
  const { match } = await longMatch(house, 4_000);
  const path = `matches/${(await longMatch(house, 4)).match}`;
  let asked = 0;
  const seen = { isMade: false };
  const document = house.api('GET', `matches/${match}/document`).finally(() => (seen.isMade = true));
  for (; !seen.isMade; asked++) await house.api('GET', path);
  expect((await document).status).toBe(200);
  // Two or three if nothing else is done while the match is played again.
  expect(asked).toBeGreaterThan(5);
});
