// The server as strangers meet it: over REST and sockets, by the protocol.
import type { Json } from '@turnwise/kernel';
import { MemoryStore } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { playOn } from './testing/play-on.ts';
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

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe.each([
  'tic-tac-toe',
  'connect-four',
  'innovation',
  'duel',
  'whist',
  'rock-paper-scissors',
  'backgammon',
  'mancala',
])('%s', (game) => {
  test('is played over sockets, and every delta leads to the view that it names', async () => {
    const house = await start();
    const { match, tokens } = await seatAll(house, { game });
    const players = new Map<string, Player>();
    for (const [seat, token] of tokens) {
      const player = new Player(house.url);
      const welcome = await player.join(match, token);
      expect([welcome.role, welcome.seat]).toEqual(['seat', seat]);
      players.set(seat, player);
    }
    const spectator = new Player(house.url);
    expect((await spectator.join(match, undefined, { seen: true })).role).toBe('spectator');
    const accepted = await playOn(players, match, 12);
    expect(accepted).toBeGreaterThan(2);
    const [first] = players.values();
    await spectator.until(() => spectator.place === first?.place);
    // Who has the game itself can ask for views in its own types: they say what the notation says.
    const table = { names: [...tokens.keys()] };
    const written = (look: Player['look']): unknown =>
      asSent(registry.get(game)?.notation.view.format(look?.seen as Json, table));
    expect(written(spectator.look)).toEqual(spectator.look?.view);
    expect(first?.look?.seen).toBeUndefined();
    // After a reload everybody sees what it saw.
    for (const [seat, token] of tokens) {
      const again = new Player(house.url);
      const welcome = await again.join(match, token);
      expect(welcome.look).toEqual(players.get(seat)?.look);
      expect(welcome.place).toBe(players.get(seat)?.place);
      const own = await again.join(match, token, { seen: true });
      expect(written(own.look)).toEqual(own.look.view);
      for (const choice of own.look.choices) expect(choice.seen).toMatchObject({ id: choice.id });
    }
    const { steps } = (await house.api('GET', `matches/${match}/events?after=0`)).body;
    expect(steps.length).toBeGreaterThan(accepted - 1);
  });
});

test('a match outlives its server', async () => {
  const store = new MemoryStore();
  const first = await startServer({}, store);
  const { match, tokens } = await seatAll(first, { game: 'tic-tac-toe' });
  const x = new Player(first.url);
  await x.join(match, tokens.get('X'));
  const message = { type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } } as const;
  expect(await x.send(message)).toMatchObject({ type: 'result', outcome: { kind: 'committed' }, place: 3 });
  await first.server.close();
  await x.until(() => x.closed !== undefined);
  expect(x.closed).toBe(4503);
  const second = await start({}, store);
  const again = new Player(second.url);
  const welcome = await again.join(match, tokens.get('X'), { after: 3 });
  expect(welcome).toMatchObject({ place: 3, missed: 'none', look: { frame: 1 } });
  expect(await again.send(message)).toMatchObject({
    type: 'result',
    outcome: { kind: 'committed' },
    again: true,
    place: 3,
  });
});

test('a server that is closed waits a second, and no longer, for a socket whose other end is gone', async () => {
  const house = await startServer();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const gone = new Player(house.url);
  await gone.join(match, tokens.get('X'));
  gone.socket.pause();
  const begun = Date.now();
  await house.server.close();
  const took = Date.now() - begun;
  gone.socket.terminate();
  expect(took).toBeLessThan(12_000);
});

test('who is away for a moment gets what it missed', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const [x, o] = [new Player(house.url), new Player(house.url)];
  await x.join(match, tokens.get('X'));
  const { place } = await o.join(match, tokens.get('O'));
  o.socket.close();
  await o.until(() => o.closed !== undefined);
  await x.send({ type: 'action.submit', id: '1', match, input: { kind: 'place', cell: 0 } });
  const back = new Player(house.url);
  const welcome = await back.join(match, tokens.get('O'), { after: place });
  expect(welcome).toMatchObject({ missed: 'sent', place: place + 1 });
  await back.until(() => back.of('priority.changed').length > 0);
  expect(back.of('event.appended').map(({ kind }) => kind)).toContain('placed');
});

test('what is wrong gets its code and changes nothing', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  const cases: readonly [unknown, string][] = [
    ['no json', 'malformed'],
    [{ type: 'nonsense' }, 'unknownType'],
    [{ type: 'undo', match }, 'malformed'],
    [{ type: 'undo', match: 'other', id: 'q' }, 'notJoined'],
    [{ type: 'action.submit', id: 'b', match, input: { kind: 'timeout' } }, 'forbidden'],
    [{ type: 'system.control', id: 'c', match, control: { kind: 'halt' } }, 'forbidden'],
    [{ type: 'hello', protocol: 1, match, token: 'w'.repeat(43) }, 'unauthenticated'],
    [{ type: 'hello', protocol: 1, match: 'nowhere' }, 'unknownMatch'],
  ];
  for (const [message, code] of cases) {
    const from = x.heard.length;
    x.say(message);
    expect(await x.next(({ type }) => type === 'error', from)).toMatchObject({ code });
  }
  expect(await x.send({ type: 'action.submit', id: 'd', match, input: { kind: 'place', cell: 77 } })).toMatchObject({
    type: 'result',
    outcome: { kind: 'invalidInput' },
  });
  expect(house.store.matches.get(match)?.records).toHaveLength(2);
});

test('a body that is nested without end is malformed, whatever it is for', async () => {
  const house = await start();
  const deep = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown;
  for (const body of [deep, { game: 'tic-tac-toe', options: deep }])
    expect(await house.api('POST', 'matches', { body })).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed', params: { issues: [{ code: 'tooDeep' }] } } },
    });
});

test('a match is not begun before its seats are taken, and a seat is taken once', async () => {
  const house = await start();
  const created = await house.api('POST', 'matches', { body: { game: 'tic-tac-toe' } });
  const { match } = created.body.match as { match: string };
  const { token } = (await house.api('POST', `matches/${match}/seats`, { body: { seat: 'X' } })).body;
  expect((await house.api('POST', `matches/${match}/seats`, { body: { seat: 'X' } })).body).toMatchObject({
    error: { code: 'seatTaken' },
  });
  expect(
    (await house.api('POST', `matches/${match}/actions`, { token, body: { kind: 'place', cell: 0 } })).body,
  ).toMatchObject({
    error: { code: 'notOpen' },
  });
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => house.api('POST', `matches/${match}/seats`, { body: { seat: 'O' } })),
  );
  expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  expect(
    (await house.api('POST', `matches/${match}/actions`, { token, body: { kind: 'place', cell: 0 } })).body,
  ).toMatchObject({
    outcome: { kind: 'committed' },
    look: { frame: 1 },
  });
  expect((await house.api('GET', 'matches?stage=running')).body.matches).toMatchObject([{ match, stage: 'running' }]);
});

test('an input as a body has no id: all of its fields are the input', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const act = async (body: object) =>
    (await house.api('POST', `matches/${match}/actions`, { token: tokens.get('X') ?? '', body })).body;
  const strange = await act({ id: 'q', kind: 'place', cell: 4 });
  expect(strange).toMatchObject({ outcome: { kind: 'invalidInput', code: 'malformedInput' } });
  expect(strange.id).not.toBe('q');
  expect(await act({ id: 'q', input: { kind: 'place', cell: 4 } })).toMatchObject({
    id: 'q',
    outcome: { kind: 'committed' },
  });
});

test('time runs out', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe', clock: { kind: 'move', seconds: 1 } });
  const o = new Player(house.url);
  const welcome = await o.join(match, tokens.get('O'));
  expect(welcome.clocks?.seats[0]?.expiresAt).toBeGreaterThan(Date.now() - 1_000);
  const ended = await o.next(({ type }) => type === 'ended', 0);
  expect(ended).toMatchObject({ why: 'timeOut', winners: ['O'], text: 'X has run out of time' });
});
