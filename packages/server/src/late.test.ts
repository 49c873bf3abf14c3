// Spectators who see a match late: on every route and over the socket, and never too early.
import { createMemoryLog } from '@turnwise/log';
import type { MatchHead } from '@turnwise/log';
import type { MatchAbout } from '@turnwise/protocol';
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const DELAY = 60;

/** A server whose clock the test moves, and a match with a delay in which the first move has just been made. */
async function begin(): Promise<{
  readonly house: TestServer & { readonly now: () => number };
  readonly match: string;
  readonly x: string;
  readonly pass: (seconds: number) => void;
}> {
  let now = 1_700_000_000_000;
  const house = { ...(await startServer({ now: () => now })), now: () => now };
  open.push(house);
  const { match, tokens } = await seatAll(house, {
    game: 'tic-tac-toe',
    spectators: { allowed: true, delay: DELAY },
    undo: 'free',
  });
  const x = tokens.get('X') ?? '';
  return { house, match, x, pass: (seconds) => void (now += seconds * 1_000) };
}

async function move(house: TestServer, match: string, token: string, cell: number): Promise<void> {
  const { status } = await house.api('POST', `matches/${match}/actions`, { token, body: { kind: 'place', cell } });
  expect(status).toBe(200);
}

/** What somebody without a token gets, by each way there is. */
async function seenBy(house: TestServer, match: string): Promise<string> {
  const asked = ['', '/events?after=0', '/document'].map((path) => house.api('GET', `matches/${match}${path}`));
  const bodies = (await Promise.all(asked)).map(({ body }) => body);
  const watcher = new Player(house.url);
  const { place, look } = await watcher.join(match);
  watcher.socket.close();
  const { place: shown, look: plain } = bodies[0];
  return JSON.stringify([shown, plain, bodies.slice(1), place, look]);
}

test('before the delay has passed there is only the beginning to see', async () => {
  const { house, match } = await begin();
  expect((await house.api('GET', `matches/${match}`)).body).toMatchObject({ place: 0, look: { frame: 0 } });
  expect((await house.api('GET', `matches/${match}/events`)).body).toMatchObject({ place: 0, steps: [] });
  expect((await house.api('GET', `matches/${match}/document`)).body.steps).toHaveLength(1);
  expect(await new Player(house.url).join(match)).toMatchObject({ place: 0 });
});

test('whoever looks sees what was, however fast it is played', async () => {
  const { house, match, x, pass } = await begin();
  const placed = async (): Promise<readonly number[]> => {
    const { place, look } = (await house.api('GET', `matches/${match}`)).body;
    return [place, look.frame];
  };
  pass(DELAY + 1);
  const before = await seenBy(house, match);
  await move(house, match, x, 4);
  expect(await seenBy(house, match)).toBe(before);
  pass(DELAY - 1);
  await house.api('POST', `matches/${match}/undo`, { token: x, body: {} });
  await move(house, match, x, 0);
  expect(await seenBy(house, match)).toBe(before);
  pass(1);
  expect(await placed()).toEqual([3, 1]);
  expect(await seenBy(house, match)).not.toBe(before);
  pass(DELAY - 2);
  expect(await placed()).toEqual([3, 1]);
  pass(1);
  expect(await placed()).toEqual([5, 1]);
  // A seat sees everything at once.
  await house.api('POST', `matches/${match}/undo`, { token: x, body: {} });
  expect((await house.api('GET', `matches/${match}`, { token: x })).body.place).toBe(6);
  expect(await placed()).toEqual([5, 1]);
});

test('a list does not say that it is over before those who watch have seen it', async () => {
  const { house, match, x, pass } = await begin();
  pass(DELAY + 1);
  await house.api('POST', `matches/${match}/control`, { token: x, body: { control: { kind: 'concede' } } });
  const listed = async (query: string, token?: string): Promise<readonly unknown[]> =>
    (await house.api('GET', `matches${query}`, { token: token ?? null })).body.matches.map(
      ({ stage }: { stage: string }) => stage,
    );
  expect([await listed(''), await listed('?stage=over'), await listed('?mine=true', x)]).toEqual([
    ['running'],
    [],
    ['over'],
  ]);
  pass(DELAY);
  expect([await listed(''), await listed('?stage=over')]).toEqual([['over'], ['over']]);
});

test('no page of those that are over tells of one whose end is kept back', async () => {
  const { house, match, x, pass } = await begin();
  const over: string[] = [];
  for (let i = 0; i < 3; i++) {
    pass(1);
    const { match: id, host } = await seatAll(house, { game: 'tic-tac-toe' });
    await house.api('POST', `matches/${id}/control`, { token: host, body: { control: { kind: 'end' } } });
    over.unshift(id);
    if (i === 1) continue;
    pass(1);
    const late = await seatAll(house, { game: 'tic-tac-toe', spectators: { allowed: true, delay: DELAY } });
    await house.api('POST', `matches/${late.match}/control`, { token: late.host, body: { control: { kind: 'end' } } });
  }
  await house.api('POST', `matches/${match}/control`, { token: x, body: { control: { kind: 'concede' } } });
  for (const limit of [1, 2, 3]) {
    const found: string[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const { body } = await house.api('GET', `matches?stage=over&limit=${limit}${next && `&after=${next}`}`);
      expect(body.matches.length).toBe(Math.min(limit, 3 - found.length));
      found.push(...body.matches.map((one: MatchAbout) => one.match));
      ({ next } = body);
      if (next !== undefined) expect(next.split('.')[1]).toBe(found.at(-1));
    }
    expect(found).toEqual(over);
  }
});

test('one that began long before others that are over stays in the list of those that run', async () => {
  const { house, match, x } = await begin();
  const log = createMemoryLog(house.store);
  const head = (await log.head(match)) as MatchHead;
  const spectators = { allowed: true, delay: 0 };
  const listing = { stage: 'over', listed: true, holders: [], summary: { seats: [], endedAt: house.now() } } as const;
  for (let i = 0; i < 1_100; i++)
    await log.create(
      { ...head, id: `over${i}`, at: head.at + 1, settings: { ...(head.settings as object), spectators } },
      listing,
    );
  await house.api('POST', `matches/${match}/control`, { token: x, body: { control: { kind: 'concede' } } });
  expect((await house.api('GET', 'matches?stage=running')).body.matches).toMatchObject([{ match, stage: 'running' }]);
});

test('a match that has ended stays in the list of those that run until those who watch have seen the end', async () => {
  const { house, match, x, pass } = await begin();
  pass(DELAY + 1);
  const others: string[] = [];
  for (const delay of [0, DELAY]) {
    pass(1);
    others.push((await seatAll(house, { game: 'tic-tac-toe', spectators: { allowed: true, delay } })).match);
  }
  const running = async (query = ''): Promise<readonly unknown[]> =>
    (await house.api('GET', `matches?stage=running${query}`)).body.matches.map((one: MatchAbout) => one.match);
  const all = [...others.toReversed(), match];
  expect(await running()).toEqual(all);
  await house.api('POST', `matches/${match}/control`, { token: x, body: { control: { kind: 'concede' } } });
  expect(await running()).toEqual(all);
  // Other processes, and this one later, know only what is in the log.
  const other = await startServer({ log: createMemoryLog(house.store), now: house.now }, house.store);
  open.push(other);
  for (const { api } of [house, other]) {
    const { body } = await api('GET', 'matches?stage=running');
    expect(body.matches.map((one: MatchAbout) => [one.match, one.stage, one.ended])).toEqual(
      all.map((id) => [id, 'running', undefined]),
    );
  }
  expect(await running('&game=whist')).toEqual([]);
  const first = (await house.api('GET', 'matches?stage=running&limit=1')).body;
  const second = (await house.api('GET', `matches?stage=running&limit=1&after=${first.next}`)).body;
  const third = (await house.api('GET', `matches?stage=running&limit=1&after=${second.next}`)).body;
  expect([first, second, third].flatMap(({ matches }) => matches.map((one: MatchAbout) => one.match))).toEqual(all);
  expect(third.next).toBe(undefined);
  pass(DELAY);
  expect(await running()).toEqual(all.slice(0, -1));
  expect((await house.api('GET', 'matches?stage=over')).body.matches).toMatchObject([{ match }]);
});

test('a stranger who asks for a seat is not told sooner that the match is over', async () => {
  const { house, match, x, pass } = await begin();
  pass(DELAY + 1);
  const sit = async (token?: string): Promise<string> =>
    (await house.api('POST', `matches/${match}/seats`, { body: { seat: 'X' }, token: token ?? null })).body.error.code;
  expect(await sit()).toBe('seatTaken');
  await house.api('POST', `matches/${match}/control`, { token: x, body: { control: { kind: 'concede' } } });
  expect([await sit(), await sit(x)]).toEqual(['seatTaken', 'over']);
});

test.each(['tic-tac-toe', 'whist'])(
  'a stranger at a seat of %s that was left is told the same after the end',
  async (game) => {
    const { house } = await begin();
    const { match, host, tokens } = await seatAll(house, { game, spectators: { allowed: true, delay: DELAY } });
    const [[seat, token]] = [...tokens] as [[string, string]];
    await house.api('DELETE', `matches/${match}/seats`, { token });
    const sit = async (body: object = {}): Promise<string> =>
      (await house.api('POST', `matches/${match}/seats`, { body: { seat, ...body } })).body.error.code;
    const all = async (): Promise<readonly string[]> => [
      await sit(),
      await sit({ name: 'Bob' }),
      await sit({ seat: 'nobody' }),
    ];
    const before = await all();
    expect(before).toEqual(['forbidden', 'forbidden', 'unknownSeat']);
    await house.api('POST', `matches/${match}/control`, { token: host, body: { control: { kind: 'end' } } });
    expect(await all()).toEqual(before);
  },
);

test('who watches is told late, one after the other, and chat comes late too', async () => {
  const real = await startServer();
  open.push(real);
  const { match, tokens } = await seatAll(real, { game: 'tic-tac-toe', spectators: { allowed: true, delay: 1 } });
  const watcher = new Player(real.url);
  await watcher.opened();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await watcher.join(match);
  const x = new Player(real.url);
  await x.join(match, tokens.get('X'));
  const begun = Date.now();
  await x.send({ type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } });
  await x.send({ type: 'chat', id: 'b', match, text: 'he has no defence' });
  await watcher.until(() => watcher.look?.frame === 1);
  expect(Date.now() - begun).toBeGreaterThan(900);
  await watcher.until(() => watcher.of('chat').length === 1);
  expect(Date.now() - begun).toBeGreaterThan(900);
});
