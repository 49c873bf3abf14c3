// Bots and clocks at tables: one process does the work, and another steps in when that one does not.
import { createMemoryLog, LogError, MemoryStore } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
import type { BotPlayers, BotRequest } from './index.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];

afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

/** A bot that takes the first legal input of what it sees, and tells who asked it. */
function firstInput(asked: string[], name: string, fails: () => boolean = () => false): BotPlayers {
  return {
    names: () => ['first'],
    knows: (_, bot) => bot === 'first',
    async choose({ view, seed }: BotRequest) {
      asked.push(name);
      if (fails()) throw new Error('the bot fails');
      const { board } = view as { readonly board: readonly number[] };
      return {
        input: { kind: 'place', cell: board.indexOf(0) },
        mark: { name: 'first', seed, iterations: [] },
      };
    },
  };
}

test('a bot moves, by itself and as itself', async () => {
  const asked: string[] = [];
  const house = await startServer({ bots: firstInput(asked, 'one') });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const x = new Player(house.url);
  const { seats } = await x.join(match, tokens.get('X'));
  expect(seats[1]).toMatchObject({ seat: 'O', held: 'bot', name: 'first', online: true });
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  expect(asked).toEqual(['one']);
  expect(house.store.matches.get(match)?.records.at(-1)).toMatchObject({
    kind: 'input',
    seat: 'O',
    bot: { name: 'first' },
  });
});

test('bots leave a match alone that has become too long', async () => {
  const asked: string[] = [];
  const house = await startServer({ bots: firstInput(asked, 'one'), limits: { recordsPerMatch: 5 } });
  open.push(house);
  const { match } = await seatAll(house, { game: 'tic-tac-toe', bots: { X: 'first', O: 'first' } });
  await expect.poll(() => house.store.matches.get(match)?.records.length).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked).toHaveLength(3);
  expect((await house.api('GET', `matches/${match}`)).body.about.stage).toBe('running');
});

test('a bot that fails is tried again, and then left', async () => {
  const asked: string[] = [];
  let failures = 2;
  const house = await startServer({ bots: firstInput(asked, 'one', () => failures-- > 0) });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  expect(asked).toHaveLength(3);
});

test('what bots draw has nothing of the seed of the match, and nobody is told it before the end', async () => {
  const asked: BotRequest[] = [];
  const bots = firstInput([], 'one', () => asked.length === 1);
  const house = await startServer({
    bots: {
      ...bots,
      async choose(request) {
        asked.push(request);
        return await bots.choose(request);
      },
    },
  });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  // The same seat in the same frame of the same match.
  const [first, second] = asked.map(({ seed }) => seed);
  expect(second).not.toBe(first);
  // All that it takes to make the move again is in the log, and nowhere else.
  expect(house.store.matches.get(match)?.records.at(-1)).toMatchObject({ bot: { seed: second } });
  const document = await fetch(`${house.url}/api/v1/matches/${match}/document`);
  expect(document.ok).toBe(true);
  for (const text of [JSON.stringify(x.heard), await document.text()])
    for (const seed of [first, second]) expect(text).not.toContain(seed);
});

test('a bot that fails before it has begun to think is tried again too', async () => {
  const asked: string[] = [];
  const bots = firstInput(asked, 'one');
  let failures = 2;
  const house = await startServer({
    bots: {
      ...bots,
      choose(request) {
        if (failures-- > 0) throw new Error('the bot is not there');
        return bots.choose(request);
      },
    },
  });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  expect([asked.length, failures]).toEqual([1, -1]);
});

test('a bot whose log does not answer moves when it does again, however often it was tried', async () => {
  const asked: string[] = [];
  const inner = createMemoryLog(new MemoryStore());
  const outage = { left: 0 };
  const log = new Proxy(inner, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (key === 'append' && outage.left > 0 && asked.length > 0) {
        outage.left--;
        return () => Promise.reject(new LogError('unavailable', 'not now'));
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const house = await startServer({ log, bots: firstInput(asked, 'one') });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  outage.left = 5;
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  expect([asked.length, outage.left]).toEqual([6, 0]);
});

test('of two processes one lets the bot think, and the other steps in if it fails', async () => {
  const store = new MemoryStore();
  const asked: string[] = [];
  const houses = await Promise.all(
    ['one', 'two'].map((name) => startServer({ log: createMemoryLog(store), bots: firstInput(asked, name) }, store)),
  );
  open.push(...houses);
  const [one, two] = houses as [TestServer, TestServer];
  const { match, tokens } = await seatAll(one, { game: 'tic-tac-toe', bots: { O: 'first' } });
  const [x, watcher] = [new Player(one.url), new Player(two.url)];
  await x.join(match, tokens.get('X'));
  await watcher.join(match);
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 4 } });
  await x.until(() => x.look?.frame === 2);
  await watcher.until(() => watcher.look?.frame === 2);
  expect(asked).toHaveLength(1);
  const [worker] = asked as [string];
  // The one that did the work is gone: the other has it now.
  const away = worker === 'one' ? one : two;
  const stays = worker === 'one' ? two : one;
  open.splice(open.indexOf(away), 1);
  await away.server.close();
  const again = new Player(stays.url);
  await again.join(match, tokens.get('X'));
  await again.send({ type: 'action.submit', id: '2', match, input: { kind: 'place', cell: 8 } });
  await again.until(() => again.look?.frame === 4);
  expect(asked).toEqual([worker, worker === 'one' ? 'two' : 'one']);
});

test('only so many matches of one address are played by bots alone, and one that ends makes room', async () => {
  const asked: BotRequest[] = [];
  const held: (() => void)[] = [];
  const bots: BotPlayers = {
    ...firstInput([], 'one'),
    async choose(request) {
      asked.push(request);
      await new Promise<void>((resolve) => void held.push(resolve));
      return firstInput([], 'one').choose(request);
    },
  };
  const house = await startServer({ bots, limits: { botMatchesPerAddress: 2 } });
  open.push(house);
  const alone = { game: 'tic-tac-toe', bots: { X: 'first', O: 'first' } };
  const create = (
    body: object,
  ): Promise<{ status: number; body: { error?: object; match: { match: string }; token: string } }> =>
    house.api('POST', 'matches', { body });
  const created = await Promise.all([alone, alone, alone, alone].map(create));
  expect(created.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 429, 429]);
  expect(created.find(({ status }) => status === 429)?.body.error).toMatchObject({
    code: 'tooManyBotMatches',
    params: { most: 2 },
  });
  // Somebody else plays on, with a bot; to put a bot on the last seat is one too many.
  const other = await create({ game: 'tic-tac-toe', bots: { O: 'first' } });
  expect(other.status).toBe(201);
  const { match } = other.body.match;
  const seat = (): Promise<{ status: number }> =>
    house.api('POST', `matches/${match}/seats`, { token: other.body.token, body: { seat: 'X', bot: 'first' } });
  expect((await seat()).status).toBe(429);
  const first = created.find(({ status }) => status === 201)?.body;
  const end = { control: { kind: 'end' } };
  await house.api('POST', `matches/${first?.match.match}/control`, { token: first?.token ?? '', body: end });
  expect((await seat()).status).toBe(201);
  await expect.poll(() => asked.length).toBe(3);
  expect(new Set(asked.map(({ owner }) => owner)).size).toBe(1);
  expect(asked[0]?.owner).toMatch(/^[\w-]{4}$/);
  for (const go of held) go();
});

test('a bot knows whether somebody waits for it', async () => {
  const asked: BotRequest[] = [];
  const first = firstInput([], 'one');
  const bots: BotPlayers = {
    ...first,
    async choose(request) {
      asked.push(request);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return first.choose(request);
    },
  };
  const house = await startServer({ bots });
  open.push(house);
  const { match } = await seatAll(house, { game: 'tic-tac-toe', bots: { X: 'first', O: 'first' } });
  const watcher = new Player(house.url);
  await watcher.join(match);
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  expect([asked[0]?.isAwaited, asked.at(-1)?.isAwaited]).toEqual([false, true]);
  await seatAll(house, { game: 'tic-tac-toe', bots: { X: 'first' } });
  await expect
    .poll(() => asked.some(({ seats, isAwaited, seat }) => seats === 2 && isAwaited && seat === 0))
    .toBe(true);
});
