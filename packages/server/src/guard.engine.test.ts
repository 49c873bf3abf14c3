// Rules that people bring, and that do not behave: they are ended, their match is halted, and nobody else notices.
import { createRegistry } from '@turnwise/game';
import { MemoryStore } from '@turnwise/log';
import { registry as shipped } from '@turnwise/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { hashToken } from './index.ts';
import type { BotPlayers, ServerOptions } from './index.ts';
import { registry as odd } from './testing/odd-games.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const games = new URL('./testing/odd-games.ts', import.meta.url).href;
const registry = createRegistry([...shipped.games.filter(({ id }) => id === 'tic-tac-toe'), ...odd.games]);
const TIME = 1_500;

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

async function start(options: Partial<ServerOptions> = {}, store?: MemoryStore): Promise<TestServer> {
  const limits = { threadTime: TIME, threadMemory: 64, ...options.limits };
  const server = await startServer({ registry, brought: { games }, ...options, limits }, store);
  open.push(server);
  return server;
}

const heap = (at: string, does: string): Record<string, unknown> => ({
  game: 'heap',
  options: { trick: { at, does } },
});
const take = (match: string, id: string, stones: number) => ({
  type: 'action.submit',
  id,
  match,
  input: { kind: 'take', stones },
});

async function sitDown(house: TestServer, match: string, tokens: Iterable<string | undefined>): Promise<Player[]> {
  const players: Player[] = [];
  for (const token of tokens) {
    const player = new Player(house.url);
    await player.join(match, token);
    players.push(player);
  }
  return players;
}

/** How long a neighbour waits for its own match, in milliseconds, until told to stop. */
async function neighbour(house: TestServer): Promise<() => Promise<readonly number[]>> {
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const [x] = (await sitDown(house, match, [tokens.get('X')])) as [Player];
  const waits: number[] = [];
  const state = { isOver: false };
  const asking = (async () => {
    for (let i = 0; !state.isOver; i++) {
      const since = performance.now();
      await x.send({ type: 'preview', id: `n${i}`, match, input: { kind: 'place', cell: i % 9 } });
      waits.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return waits;
  })();
  asking.catch(() => undefined);
  return () => {
    state.isOver = true;
    return asking;
  };
}

describe.each([
  ['loop', TIME, 'time', 'they took longer than 1.5 seconds'],
  ['hoard', 60_000, 'memory', 'they needed more than 64 megabytes of memory'],
  ['crash', 60_000, 'failure', 'they made the program fail'],
])('rules that %s', (does, threadTime, limit, reason) => {
  test('are ended, and their match is halted until somebody resumes it', async () => {
    const store = new MemoryStore();
    const moderator = 'm'.repeat(43);
    const moderators = [hashToken(moderator)];
    const house = await start({ moderators, limits: { threadTime } }, store);
    const { match, tokens } = await seatAll(house, heap('input', does));
    const [a, b, watcher] = (await sitDown(house, match, [...tokens.values(), undefined])) as [Player, Player, Player];
    expect(await a.send(take(match, '1', 1))).toMatchObject({ outcome: { kind: 'committed' }, place: 3 });
    const stop = await neighbour(house);

    const answer = await b.send(take(match, '2', 3));
    expect(answer).toMatchObject({
      type: 'error',
      code: 'overstayed',
      params: { limit, reason },
      message: `The rules that were brought were stopped: ${reason}.`,
    });
    // Whoever comes while it is opened again comes once.
    const [late] = (await sitDown(house, match, [undefined])) as [Player];
    for (const one of [a, b, watcher]) {
      await one.until(() => one.of('error').some(({ code, id }) => code === 'overstayed' && id === undefined));
      // Whoever was there sees where the match stands.
      await one.until(() => one.of('resync').length > 0 && one.place === 4);
      expect(one.look).toMatchObject({ frame: 1 });
    }
    expect([late.of('welcome').length, late.of('resync').length]).toEqual([1, 0]);
    expect(late.of('welcome')[0]).toMatchObject({ place: 4, halted: { by: 'server' } });
    // What a neighbour waits is a matter of milliseconds, whatever the others do.
    const waits = (await stop()).toSorted((one, other) => one - other);
    expect(waits.length).toBeGreaterThan(5);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(500);

    const why = `The rules that were brought were stopped: ${reason}.`;
    const records = store.matches.get(match)?.records ?? [];
    expect(records.at(-1)).toMatchObject({ kind: 'halt', by: 'server', reason: why, frame: 1 });
    expect(await b.send(take(match, '3', 1))).toMatchObject({
      code: 'halted',
      params: { by: 'server', reason: why },
    });

    await house.server.close();
    const again = await start({ moderators, limits: { threadTime } }, store);
    const operator = new Player(again.url);
    expect(await operator.join(match, moderator)).toMatchObject({ halted: { by: 'server', reason: why }, place: 4 });
    const back = (await sitDown(again, match, [[...tokens.values()][1]])) as [Player];
    expect(await back[0].send(take(match, '4', 1))).toMatchObject({ code: 'halted' });
    const resume = { type: 'system.control', id: 'r', match, control: { kind: 'resume' } };
    expect(await operator.send(resume)).toMatchObject({ type: 'result', place: 5 });
    expect(await back[0].send(take(match, '5', 1))).toMatchObject({ outcome: { kind: 'committed' }, place: 6 });
    expect(records.filter(({ kind }) => kind === 'halt')).toHaveLength(1);
  });
});

test('rules that do not even begin are not kept, and those that cannot be checked neither', async () => {
  const house = await start();
  const begun = await house.api('POST', 'matches', { body: heap('begin', 'loop') });
  expect(begun).toMatchObject({ status: 422, body: { error: { code: 'overstayed', params: { limit: 'time' } } } });
  expect(house.store.matches.size).toBe(0);
  const checked = await house.api('POST', 'rulesets', { body: { document: { at: 'check', does: 'loop' } } });
  expect(checked).toMatchObject({ status: 422, body: { error: { code: 'overstayed' } } });
  expect(await house.api('POST', 'rulesets', { body: { document: 'no trick' } })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalidRuleset', params: { issues: [{ path: 'document' }] } } },
  });
  const deep = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown;
  expect(await house.api('POST', 'rulesets', { body: { document: deep } })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalidRuleset' } },
  });
  for (const body of [{}, { document: {}, more: 1 }, null])
    expect(await house.api('POST', 'rulesets', { body })).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed' } },
    });
  const kept = await house.api('POST', 'rulesets', { body: { document: { at: 'input', does: 'nothing' } } });
  expect(kept).toMatchObject({ status: 201, body: { title: 'A trick', seats: { min: 2, max: 2 } } });
  const { ruleset } = kept.body as { ruleset: string };
  expect((await house.api('GET', `rulesets/${ruleset}`)).body).toMatchObject({
    ruleset,
    document: { does: 'nothing' },
  });
  const { match, tokens } = await seatAll(house, { game: 'ruleset', ruleset });
  const [a] = (await sitDown(house, match, [[...tokens.values()][0]])) as [Player];
  expect(await a.send(take(match, '1', 3))).toMatchObject({ outcome: { kind: 'committed' } });
});

test('a match that cannot be opened is left alone for a while', async () => {
  const store = new MemoryStore();
  const first = await start({}, store);
  const { match } = await seatAll(first, heap('begin', 'nothing'));
  await first.server.close();
  const kept = store.matches.get(match) as { head: { start: unknown }; snapshot?: unknown };
  const begins = JSON.parse(JSON.stringify(kept.head).replace('nothing', 'loop')) as typeof kept.head;
  Object.assign(kept, { head: begins, snapshot: undefined });
  const second = await start({}, store);
  expect((await second.api('GET', `matches/${match}`)).body).toMatchObject({ error: { code: 'overstayed' } });
  const since = performance.now();
  expect((await second.api('GET', `matches/${match}`)).body).toMatchObject({ error: { code: 'overstayed' } });
  expect(performance.now() - since).toBeLessThan(TIME / 2);
  expect(store.matches.get(match)?.records).toHaveLength(2);
});

test('a match that cannot be looked at is halted, and then left alone', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, heap('look', 'loop'));
  const [a] = (await sitDown(house, match, [[...tokens.values()][0]])) as [Player];
  expect(await a.send(take(match, '1', 1))).toMatchObject({ code: 'overstayed' });
  // Told when it was ended, and when it could not be shown either.
  await a.until(() => a.of('error').filter(({ id }) => id === undefined).length >= 2);
  expect(house.store.matches.get(match)?.records.map(({ kind }) => kind)).toEqual(['seat', 'seat', 'input', 'halt']);
  expect((await house.api('GET', `matches/${match}`)).body).toMatchObject({ error: { code: 'overstayed' } });
});

test('there are only so many threads, and a match that nobody needs gives its own back', async () => {
  const house = await start({ limits: { threads: 1, idle: 300, threadTime: 20_000 } });
  const { match, tokens } = await seatAll(house, heap('input', 'nothing'));
  const [a] = (await sitDown(house, match, [[...tokens.values()][0]])) as [Player];
  await a.send(take(match, '1', 3));
  expect(await house.api('POST', 'matches', { body: heap('input', 'nothing') })).toMatchObject({
    status: 503,
    body: { error: { code: 'crowded', params: { most: 1 } } },
  });
  // What comes with the game needs no thread.
  expect((await house.api('POST', 'matches', { body: { game: 'heap', options: { trick: 'none' } } })).status).toBe(201);
  expect((await house.api('GET', '/metrics')).body).toMatch(/turnwise_threads 1\n/);
  a.socket.close();
  await expect
    .poll(async () => (await house.api('POST', 'matches', { body: heap('input', 'nothing') })).status, {
      timeout: 120_000,
    })
    .toBe(201);
  await expect
    .poll(async () => (await house.api('GET', `matches/${match}`)).body, { timeout: 120_000, interval: 500 })
    .toMatchObject({ place: 3, look: { frame: 1 } });
});

test('bots, undo, chat and spectators who see it later', async () => {
  const asked: unknown[] = [];
  const bots: BotPlayers = {
    names: () => ['one'],
    knows: (_, name) => name === 'one',
    async choose({ game, options, view, seed }) {
      asked.push([game.id, options, (view as { readonly left: number }).left]);
      return { input: { kind: 'take', stones: 1 }, mark: { name: 'one', seed, iterations: [] } };
    },
  };
  const house = await start({ bots, limits: { threadTime: 20_000 } });
  const trick = { at: 'input', does: 'nothing' };
  const { ruleset } = (await house.api('POST', 'rulesets', { body: { document: trick } })).body as {
    ruleset: string;
  };
  const spectators = { allowed: true, delay: 1 };
  const { match, host, tokens } = await seatAll(house, { game: 'ruleset', ruleset, spectators, undo: 'free' });
  const [first, second] = [...tokens.keys()] as [string, string];
  const [a, watcher] = (await sitDown(house, match, [tokens.get(first), undefined])) as [Player, Player];
  const since = performance.now();
  await a.send(take(match, '1', 2));
  await watcher.until(() => watcher.look?.frame === 1);
  expect(performance.now() - since).toBeGreaterThan(900);
  expect(await a.send({ type: 'undo', id: '2', match })).toMatchObject({ outcome: { kind: 'undone' } });
  expect(a.look?.frame).toBe(0);
  await a.send({ type: 'chat', id: '3', match, text: 'hello' });
  await watcher.until(() => watcher.of('chat').length > 0);
  expect(watcher.of('chat')[0]).toMatchObject({ from: `${first}'s player`, text: 'hello' });
  await house.api('DELETE', `matches/${match}/seats`, { token: tokens.get(second) ?? null });
  const seats = `matches/${match}/seats`;
  expect((await house.api('POST', seats, { body: { seat: second, bot: 'two' }, token: host })).body).toMatchObject({
    error: { code: 'unknownBot' },
  });
  expect((await house.api('POST', seats, { body: { seat: second, bot: 'one' } })).body).toMatchObject({
    error: { code: 'unauthenticated' },
  });
  expect((await house.api('POST', seats, { body: { seat: second, bot: 'one' }, token: host })).status).toBe(201);
  await a.send(take(match, '4', 3));
  await a.until(() => a.look?.frame === 2);
  expect(asked).toEqual([['ruleset', { trick }, 57]]);
  const document = await house.api('GET', `matches/${match}/document`, { token: tokens.get(first) ?? null });
  expect(document.status).toBe(200);
});

test('where nobody has said how, nothing that is brought is taken', async () => {
  const house = await startServer({ registry });
  open.push(house);
  const refused = { status: 403, body: { error: { code: 'onlyShipped' } } };
  expect(await house.api('POST', 'rulesets', { body: { document: {} } })).toMatchObject(refused);
  expect(await house.api('POST', 'matches', { body: heap('input', 'nothing') })).toMatchObject(refused);
  expect((await house.api('POST', 'matches', { body: { game: 'heap', options: { trick: 'none' } } })).status).toBe(201);
});
