// What one address may have the server do: all its sockets and requests share it, and what is refused costs more.
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { ApiResult, TestServer } from './testing/players.ts';
import { newToken } from './tokens.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

/** A server whose clock the test moves. */
async function start(workBurst: number): Promise<TestServer & { readonly clock: { now: number } }> {
  const clock = { now: Date.now() };
  const limits = { workRate: 50, workBurst, documentBurst: 1_000 };
  const server = await startServer({ now: () => clock.now, limits });
  open.push(server);
  return { ...server, clock };
}

const preview = (match: string, no: number) => ({
  type: 'preview',
  id: `p${no}`,
  match,
  input: { kind: 'place', cell: no % 9 },
});

test('several sockets and requests of one address share what it may ask for, and nobody is closed for it', async () => {
  const { clock, ...house } = await start(400);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  clock.now += 60_000;
  const players = [new Player(house.url), new Player(house.url)];
  for (const player of players) await player.join(match, tokens.get('X'));
  const answers = await Promise.all(
    players.flatMap((player) => Array.from({ length: 60 }, (_, no) => player.send(preview(match, no)))),
  );
  const refused = answers.filter(({ type }) => type === 'error');
  expect(answers.length - refused.length).toBe((400 - 2 * 10) / 5);
  expect(refused[0]).toMatchObject({ code: 'rateLimited', match, id: expect.any(String) });
  const asked = await house.api('GET', `matches/${match}`);
  expect([asked.status, asked.body.error?.code]).toEqual([429, 'rateLimited']);
  expect(players.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  clock.now += 1_000;
  expect(await players[0]?.send(preview(match, 200))).toMatchObject({ type: 'result' });
  expect((await house.api('GET', `matches/${match}`)).status).toBe(200);
});

test('tokens that nobody knows and inputs that are refused cost more than what is done', async () => {
  const { clock, ...house } = await start(300);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const path = `matches/${match}`;
  const count = async (ask: () => Promise<ApiResult>): Promise<number> => {
    clock.now += 60_000;
    let asked = 0;
    while ((await ask()).status !== 429) asked++;
    return asked;
  };
  const known = await count(() => house.api('GET', path));
  const unknown = await count(() => house.api('GET', path, { token: newToken() }));
  const [x, o] = [tokens.get('X') ?? '', tokens.get('O') ?? ''];
  const outOfTurn = await count(() =>
    house.api('POST', `${path}/actions`, { token: o, body: { kind: 'place', cell: 0 } }),
  );
  expect([known, unknown, outOfTurn]).toEqual([60, 20, 20]);
  const player = new Player(house.url);
  clock.now += 60_000;
  await player.join(match, o);
  const answers = [];
  for (let i = 0; i < 40; i++)
    answers.push(await player.send({ type: 'action.submit', id: `i${i}`, match, input: { kind: 'place', cell: 0 } }));
  expect(answers.filter(({ type }) => type === 'result')).toHaveLength(20);
  clock.now += 60_000;
  const moved = await house.api('POST', `${path}/actions`, { token: x, body: { kind: 'place', cell: 0 } });
  expect(moved.status).toBe(200);
});

test('what watches over the server costs nothing', async () => {
  const { clock: _, ...house } = await start(1);
  for (const path of ['/health', '/ready', '/metrics']) expect((await house.api('GET', path)).status).toBe(200);
  expect((await house.api('GET', 'matches')).status).toBe(429);
});
