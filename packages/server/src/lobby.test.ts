// What a page with a lobby does, without accounts: it finds matches, begins them, invites by a link, comes back, watches, talks, gives up.
import { randomBytes } from 'node:crypto';
import { createMemoryLog } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { afterEach, expect, test } from 'vitest';
import type { BotPlayers } from './bot-players.ts';
import { USUAL_LIMITS } from './server-options.ts';
import type { ServerOptions } from './server-options.ts';
import { Player, startServer } from './testing/players.ts';
import type { ApiResult, TestServer } from './testing/players.ts';

const open: TestServer[] = [];
const players: Player[] = [];
afterEach(async () => {
  for (const { socket } of players.splice(0)) socket.close();
  for (const { server } of open.splice(0)) await server.close();
});

/** Bots that never move. */
const BOTS: BotPlayers = {
  names: () => ['greedy'],
  knows: (_, name) => name === 'greedy',
  choose: () => new Promise(() => undefined),
};

async function start(more: Partial<ServerOptions> = {}): Promise<TestServer> {
  const server = await startServer({ bots: BOTS, limits: USUAL_LIMITS, ...more });
  open.push(server);
  return server;
}

function player(house: TestServer): Player {
  const one = new Player(house.url);
  players.push(one);
  return one;
}

/** A token that the page makes by itself and keeps before it asks: a lost answer costs nothing. */
const ownToken = (): string => randomBytes(32).toString('base64url');

test('a match with a bot and an open seat is in the list, and runs when somebody has sat down', async () => {
  const { api } = await start();
  const body = { game: 'innovation', seats: ['Ann', 'Bo', 'Cy'], bots: { Cy: 'greedy' } };
  const created = await api('POST', 'matches', { body });
  const { match } = created.body.match;
  await api('POST', `matches/${match}/seats`, { body: { seat: 'Ann', name: 'Ann B.' } });
  const listed = async (stage: string): Promise<unknown[]> => (await api('GET', `matches?stage=${stage}`)).body.matches;
  expect(await listed('open')).toMatchObject([
    {
      match,
      title: 'Innovation',
      seats: [
        { seat: 'Ann', held: 'person', name: 'Ann B.' },
        { seat: 'Bo', held: 'open', name: null },
        { seat: 'Cy', held: 'bot', name: 'greedy' },
      ],
    },
  ]);
  // Without a seat, the first that is open.
  expect((await api('POST', `matches/${match}/seats`, { body: {} })).body).toMatchObject({ seat: 'Bo' });
  expect(await listed('open')).toEqual([]);
  expect(await listed('running')).toMatchObject([{ match, stage: 'running' }]);
});

test('who has the link of a match that is in no list may sit down; the same request again is the same seat', async () => {
  const { api } = await start();
  const created = await api('POST', 'matches', { body: { game: 'tic-tac-toe', listed: false } });
  const { match } = created.body.match;
  expect((await api('GET', 'matches')).body.matches).toEqual([]);
  const token = ownToken();
  const sit = (seat: string, own: string): Promise<ApiResult> =>
    api('POST', `matches/${match}/seats`, { body: { seat, token: own } });
  for (let i = 0; i < 2; i++) expect((await sit('O', token)).body).toEqual({ match, seat: 'O', token });
  expect((await sit('O', ownToken())).body).toMatchObject({ error: { code: 'seatTaken' } });
  const other = ownToken();
  expect((await sit('X', other)).body).toEqual({ match, seat: 'X', token: other });
  const mine = await api('GET', 'matches?mine=true', { token });
  expect(mine.body.matches).toMatchObject([{ match, stage: 'running' }]);
});

test('somebody comes back by its token, watches without one, talks and gives up', async () => {
  const house = await start();
  const created = await house.api('POST', 'matches', { body: { game: 'tic-tac-toe' } });
  const { match } = created.body.match;
  const [x, o] = [ownToken(), ownToken()];
  for (const [seat, token] of [
    ['X', x],
    ['O', o],
  ] as const)
    await house.api('POST', `matches/${match}/seats`, { body: { seat, token } });
  const [first, watcher] = [player(house), player(house)];
  await first.join(match, x, { stage: true, labels: true });
  first.socket.close();
  const again = player(house);
  expect(await again.join(match, x, { stage: true, labels: true })).toMatchObject({ role: 'seat', seat: 'X' });
  expect(await watcher.join(match, undefined, { stage: true })).toMatchObject({ role: 'spectator', seat: null });
  await again.send({ type: 'chat', id: 'c', match, text: 'good luck' });
  expect(await watcher.next(({ type }) => type === 'chat', 0)).toMatchObject({ from: 'X', text: 'good luck' });
  expect(await watcher.send({ type: 'chat', id: 'c', match, text: 'hello' })).toMatchObject({ type: 'error' });
  await again.send({ type: 'system.control', id: 'g', match, control: { kind: 'concede' } });
  expect(await watcher.next(({ type }) => type === 'ended', 0)).toMatchObject({ why: 'conceded', winners: ['O'] });
  expect((await house.api('GET', `matches/${match}/document`)).body).toHaveProperty('seed');
});

test('what lists show of a match is right from the beginning: opening it writes nothing more', async () => {
  const log = createMemoryLog();
  let alone = 0;
  const counted: MatchLog = {
    ...losingAnswers(log, () => 'sent'),
    append(match, expected, records, listing) {
      if (records.length === 0) alone++;
      return log.append(match, expected, records, listing);
    },
  };
  const { api, server } = await start({ log: counted });
  for (const game of ['tic-tac-toe', 'innovation', 'encounter', 'duel'])
    expect((await api('POST', 'matches', { body: { game } })).status).toBe(201);
  await server.close();
  expect(alone).toBe(0);
});

test('ten tables at once and new matches at the speed of a person meet no limit', async () => {
  const house = await start();
  const statuses: number[] = [];
  const ask = async (...asked: Parameters<TestServer['api']>): Promise<ApiResult> => {
    const answer = await house.api(...asked);
    statuses.push(answer.status);
    return answer;
  };
  const tables = Array.from({ length: 10 }, async () => {
    const { match } = (await ask('POST', 'matches', { body: { game: 'tic-tac-toe' } })).body.match;
    const token = ownToken();
    await ask('POST', `matches/${match}/seats`, { body: { seat: 'X', token } });
    await ask('POST', `matches/${match}/seats`, { body: { seat: 'O' } });
    const one = player(house);
    await one.join(match, token, { stage: true, labels: true });
    for (const path of ['', '/words', '/events?after=0&labels=true', '/document'])
      await ask('GET', `matches/${match}${path}`, { token });
    // A hand that sweeps over the board.
    for (let cell = 0; cell < 9; cell++) {
      one.say({ type: 'preview', id: `p${cell}`, match, input: { kind: 'place', cell } });
      one.say({ type: 'inspect', id: `i${cell}`, match, thing: `cell:${cell}` });
    }
    await one.next((message) => message.type === 'result' && message.id === 'i8', 0);
    for (let i = 0; i < 3; i++) await ask('GET', 'matches?stage=open');
  });
  await Promise.all(tables);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  expect(players.map(({ closed }) => closed)).toEqual(players.map(() => undefined));
});
