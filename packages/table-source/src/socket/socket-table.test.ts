// A match at a real server keeps the laws of sources, and what only a server brings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '@turnwise/kernel';
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchHead } from '@turnwise/log';
import { createMatch } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { createServer, hashToken } from '@turnwise/server';
import type { TurnwiseServer } from '@turnwise/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { lawsFor, SOURCE_LAWS } from '../conformance/index.ts';
import type { LabMatch, LabOrder, SourceLab } from '../conformance/index.ts';
import { openReplay } from '../replay/open-replay.ts';
import { testWorld } from '../testing/local-world.ts';
import type { SourceNews, TableSource, TableUpdate, TableViewer } from '../table-source.ts';
import { openSocketTable } from './open-socket-table.ts';
import type { SocketRequest } from './open-socket-table.ts';

const store = new MemoryStore();
let server: TurnwiseServer;
let url: string;
let matches = 0;
beforeAll(async () => {
  server = await createServer({
    log: createMemoryLog(store),
    registry,
    logLevel: 'silent',
    limits: { requestRate: 1e4, requestBurst: 1e4, documentRate: 1e3, documentBurst: 1e3, socketsPerAddress: 1e4 },
  });
  url = await server.listen(0);
});
afterAll(() => server.close());

const MANCALA = '../../../../games/mancala/src/ruleset.json';
const HOST = 'h'.repeat(43);

interface Seated extends LabMatch {
  readonly match: string;
  readonly tokens: ReadonlyMap<string, string>;
}

/** A match with this seed: requests do not let anybody choose one. */
async function seated({ game, seats, seed, options = {} }: LabOrder): Promise<Seated> {
  const match = `m${++matches}`;
  const head: MatchHead = {
    id: match,
    game,
    version: registry.get(game)?.version ?? '',
    at: Date.now(),
    start: { seats, options, seed },
    settings: { undo: 'ownLast', spectators: { allowed: true, delay: 0 }, listed: true, host: hashToken(HOST) },
  };
  await createMemoryLog(store).create(head);
  const tokens = new Map<string, string>();
  for (const seat of seats) {
    const taken = await fetch(`${url}/api/v1/matches/${match}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat }),
    });
    tokens.set(seat, ((await taken.json()) as { token: string }).token);
  }
  const sources = new Map<TableViewer, Promise<TableSource>>();
  return {
    match,
    tokens,
    async source(viewer) {
      const known = sources.get(viewer) ?? opened({ match, token: viewer === null ? undefined : tokens.get(viewer) });
      sources.set(viewer, known);
      await caughtUp(match, await known, viewer);
      return known;
    },
    async end() {
      for (const source of sources.values()) (await source).close();
    },
  };
}

/** It has heard of all that has happened: each source has a line of its own. */
async function caughtUp(match: string, source: TableSource, viewer: TableViewer): Promise<void> {
  const { look } = (await (await fetch(`${url}/api/v1/matches/${match}`)).json()) as { look: { frame: number } };
  let frame = -1;
  const stop = source.subscribe(viewer, (update) => (frame = update.look.frame));
  await until(() => expect(frame).toBe(look.frame));
  stop();
}

function opened(request: Omit<SocketRequest, 'url'>): Promise<TableSource> {
  return openSocketTable({
    url,
    connect: { socket: WebSocket },
    replay: (document) => openReplay(testWorld, document),
    ...request,
  });
}

const lab: SourceLab = {
  plays: true,
  isStaged: true,
  begin: seated,
  wait: (milliseconds) => sleep(milliseconds),
  engine({ game: id, seats, seed, options }) {
    const game = registry.get(id);
    if (game === undefined) throw new Error(id);
    const made = createMatch({ game, seats, seed, ...(options === undefined ? {} : { options }) });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  },
};

test.each(lawsFor(SOURCE_LAWS, lab).map((law) => [law.name, law] as const))('%s', (_, law) => law.run(lab));

const TIC = { game: 'tic-tac-toe', seats: ['X', 'O'], seed: 7, play: [] } as const;
const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 120_000, interval: 5 });
const place = (cell: number) => ({ kind: 'place', cell });

async function won(match: Seated): Promise<void> {
  for (const [at, cell] of [4, 0, 2, 6, 3].entries()) {
    if (at === 4) break;
    const seat = at % 2 === 0 ? 'X' : 'O';
    const { outcome } = await (await match.source(seat)).submit(seat, place(cell), null);
    expect(outcome).toEqual({ kind: 'committed' });
  }
  expect((await (await match.source('X')).submit('X', place(5), null)).outcome).toEqual({ kind: 'committed' });
  expect((await (await match.source('O')).submit('O', place(3), null)).outcome).toEqual({ kind: 'committed' });
}

test('once it is over, everybody sees everything, every moment and goes on from there', async () => {
  const match = await seated(TIC);
  const x = await match.source('X');
  expect(x.about).toMatchObject({
    mine: ['X'],
    title: 'Tic-tac-toe',
    can: { seeAll: false, branch: false, hint: false },
  });
  expect(await x.save()).toHaveProperty('seenBy', 'X');
  await won(match);
  await until(() => expect(x.about.can).toMatchObject({ seeAll: true, branch: true }));
  expect(await x.save()).toMatchObject({ game: 'tic-tac-toe', seed: 7, inputs: { length: 6 } });
  const updates: TableUpdate[] = [];
  x.subscribe('O', (update) => updates.push(update));
  await until(() => expect(updates).toMatchObject([{ kind: 'look', look: { viewer: 'O', frame: 6 } }]));
  expect(await x.at(2, 'O')).toMatchObject({ viewer: 'O', frame: 2, stage: { scene: {} } });
  const branch = await x.branch(2);
  expect((await branch.submit('X', place(8), null)).outcome).toEqual({ kind: 'committed' });
  branch.close();
  await match.end();
});

test('who comes later reads what happened before, and what it was like, without scenes', async () => {
  const match = await seated(TIC);
  await (await match.source('X')).submit('X', place(4), null);
  const o = await match.source('O');
  const updates: TableUpdate[] = [];
  o.subscribe('O', (update) => updates.push(update));
  await until(() => expect(updates[0]?.events.map(({ id }) => id)).toEqual(['1.1']));
  expect(await o.at(0, 'O')).toMatchObject({ frame: 0, view: { board: '.../.../...' }, stage: null });
  expect(await o.at(1, 'O')).toMatchObject({ frame: 1, stage: { scene: {} } });
  expect(await o.between(0, 1, 'O')).toMatchObject([{ events: [{ id: '1.1', label: {} }] }]);
  await match.end();
});

test('the line is lost and comes back: what happened meanwhile is there, and nothing twice', async () => {
  const match = await seated(TIC);
  const sockets: WebSocket[] = [];
  class Kept extends WebSocket {
    constructor(to: string) {
      super(to);
      sockets.push(this);
    }
  }
  const x = await opened({ match: match.match, token: match.tokens.get('X'), connect: { socket: Kept } });
  const news: SourceNews[] = [];
  const updates: TableUpdate[] = [];
  x.follow((one) => news.push(one));
  x.subscribe('X', (update) => updates.push(update));
  await x.submit('X', place(4), null);
  sockets.at(-1)?.terminate();
  await until(() => expect(news).toContainEqual({ kind: 'line', status: 'lost' }));
  await (await match.source('O')).submit('O', place(0), null);
  await until(() => expect(news.at(-1)).toMatchObject({ kind: 'seats' }));
  await until(() => expect(updates.at(-1)).toMatchObject({ kind: 'look', look: { frame: 2 } }));
  await until(() => expect(updates.at(-1)?.events.map(({ id }) => id)).toEqual(['1.1', '2.1']));
  expect(await x.between(0, 2, 'X')).toMatchObject([{ events: [{ id: '1.1' }] }, { events: [{ id: '2.1' }] }]);
  x.close();
  await match.end();
});

test('people talk, give up, and hear of it', async () => {
  const match = await seated(TIC);
  const [x, o, nobody] = [await match.source('X'), await match.source('O'), await match.source(null)];
  const news: SourceNews[] = [];
  o.follow((one) => news.push(one));
  await x.chat('good luck');
  await until(() =>
    expect(news).toContainEqual(expect.objectContaining({ kind: 'chat', from: 'X', text: 'good luck' })),
  );
  await expect(nobody.chat('hello')).rejects.toMatchObject({ code: 'noChat' });
  expect(nobody.about).toMatchObject({ mine: [], can: { undo: false, chat: false } });
  expect(await x.concede('X')).toEqual({ outcome: { kind: 'done' } });
  await until(() => expect(news).toContainEqual(expect.objectContaining({ kind: 'ended' })));
  expect(news.find(({ kind }) => kind === 'ended')).toMatchObject({
    end: { why: 'conceded', seat: 'X', winners: ['O'] },
  });
  await expect(x.hint('X')).rejects.toMatchObject({ code: 'noHint' });
  expect((await o.submit('O', place(1), null)).outcome).toMatchObject({ kind: 'disallowed', code: 'over' });
  await match.end();
});

test('who has a seat may look as a spectator too', async () => {
  const match = await seated({ game: 'rock-paper-scissors', seats: ['A', 'B'], seed: 7, play: [] });
  const a = await match.source('A');
  const updates: TableUpdate[] = [];
  const stop = a.subscribe(null, (update) => updates.push(update));
  await until(() => expect(updates).toMatchObject([{ look: { viewer: null, offers: [] } }]));
  await a.submit('A', { kind: 'answer', choice: 'round1-seat0', value: 'rock' }, null);
  await until(() => expect(updates.at(-1)).toMatchObject({ kind: 'advanced', look: { viewer: null, frame: 1 } }));
  stop();
  await match.end();
});

test('a match that is not there, and a token that is worth nothing, are trouble', async () => {
  const match = await seated(TIC);
  await expect(opened({ match: 'nowhere' })).rejects.toMatchObject({
    code: 'cannotOpen',
    message: 'There is no such match.',
  });
  await expect(opened({ match: match.match, token: 'w'.repeat(43) })).rejects.toMatchObject({ code: 'cannotOpen' });
  await match.end();
});

test('a ruleset that was brought to the table is there for everybody at it', async () => {
  const other = await createServer({
    log: createMemoryLog(new MemoryStore()),
    registry,
    logLevel: 'silent',
    brought: 'unguarded',
  });
  const there = await other.listen(0);
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${there}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return answer.json();
  };
  const document = JSON.parse(readFileSync(join(import.meta.dirname, MANCALA), 'utf8')) as Json;
  const { ruleset } = (await post('/rulesets', { document })) as { ruleset: string };
  const made = async (body: object): Promise<string> =>
    ((await post('/matches', body)) as { match: { match: string } }).match.match;
  const optionsAt = async (match: string): Promise<Json> => {
    const source = await openSocketTable({ url: there, match, connect: { socket: WebSocket } });
    source.close();
    return source.about.options;
  };
  expect(await optionsAt(await made({ game: 'ruleset', ruleset }))).toEqual({ ruleset: document });
  expect(await optionsAt(await made({ game: 'tic-tac-toe' }))).toEqual({});
  await other.close();
});
