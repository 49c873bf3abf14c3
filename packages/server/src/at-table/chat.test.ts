// Chat: a few lines at once, and then one each two seconds for each seat, over however many sockets.
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

test('who is muted, leaves and sits down again stays muted', async () => {
  const house = await startServer();
  open.push(house);
  const { match, host, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  await house.api('POST', `matches/${match}/control`, {
    token: host,
    body: { control: { kind: 'mute', seat: 'X' } },
  });
  expect((await house.api('DELETE', `matches/${match}/seats`, { token })).status).toBe(200);
  expect((await house.api('POST', `matches/${match}/seats`, { body: { seat: 'X', token } })).status).toBe(201);
  const x = new Player(house.url);
  await x.join(match, token);
  expect(await x.send({ type: 'chat', id: 'c', match, text: 'hello' })).toMatchObject({ code: 'muted' });
});

test('who says too much has to wait a moment, and the others need not', async () => {
  const clock = { now: Date.now() };
  const house = await startServer({ now: () => clock.now });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const [x, again, o] = [new Player(house.url), new Player(house.url), new Player(house.url)];
  await x.join(match, tokens.get('X'));
  await again.join(match, tokens.get('X'));
  await o.join(match, tokens.get('O'));
  let no = 0;
  const say = async (player: Player): Promise<string> => {
    const answer = await player.send({ type: 'chat', id: `c${no++}`, match, text: 'hello' });
    return answer.type === 'error' ? answer.code : answer.type;
  };
  const told: string[] = [];
  for (let i = 0; i < 4; i++) told.push(await say(x), await say(again));
  expect(told).toEqual([
    ...Array.from({ length: 5 }, () => 'result'),
    ...Array.from({ length: 3 }, () => 'rateLimited'),
  ]);
  expect(await say(o)).toBe('result');
  clock.now += 2_000;
  expect([await say(x), await say(again)]).toEqual(['result', 'rateLimited']);
  await o.until(() => o.of('chat').length === 7);
  expect([x.closed, again.closed]).toEqual([undefined, undefined]);
});
