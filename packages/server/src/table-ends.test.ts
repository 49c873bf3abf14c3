// A match that its table ends, and not its rules, is over for everybody who looks.
import { MemoryStore } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
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

const ENDED = { why: 'conceded', seat: 'X', winners: ['O'], text: 'X has given up' };
const RESULT = { winners: ['O'], reason: 'conceded', text: 'X has given up' };

test('who gives up has lost: in what is told, in looks and in lists', async () => {
  const store = new MemoryStore();
  const house = await start({}, store);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const o = new Player(house.url);
  await o.join(match, tokens.get('O'));
  const control = { control: { kind: 'concede' } };
  await house.api('POST', `matches/${match}/control`, { token: tokens.get('X') ?? '', body: control });
  await o.until(() => o.of('ended').length > 0);
  expect(o.of('ended')).toMatchObject([{ ...ENDED, result: RESULT }]);
  expect(o.look).toMatchObject({ status: 'over', toAct: [], offers: [], decision: null, result: RESULT });

  const late = new Player(house.url);
  const welcome = await late.join(match, tokens.get('X'));
  expect(welcome).toMatchObject({
    ended: ENDED,
    look: { status: 'over', offers: [], toAct: [], undo: { code: 'over' } },
  });
  await late.until(() => late.of('ended').length === 1);
  expect((await house.api('GET', `matches/${match}`)).body).toMatchObject({ ended: ENDED, about: { ended: ENDED } });
  const actions = await house.api('GET', `matches/${match}/actions`, { token: tokens.get('O') ?? '' });
  expect(actions.body).toMatchObject({ actions: [], decision: null });
  expect((await house.api('GET', 'matches?stage=over')).body.matches).toMatchObject([{ match, ended: ENDED }]);
});

test('an end by the rules is told in the same words, and once', async () => {
  const house = await start();
  const { match, tokens, host } = await seatAll(house, { game: 'tic-tac-toe' });
  const o = new Player(house.url);
  await o.join(match, tokens.get('O'));
  for (const [i, cell] of [0, 3, 1, 4, 2].entries())
    await house.api('POST', `matches/${match}/actions`, {
      token: tokens.get(i % 2 === 0 ? 'X' : 'O') ?? '',
      body: { kind: 'place', cell },
    });
  await house.api('POST', `matches/${match}/control`, { token: host, body: { control: { kind: 'mute', seat: 'X' } } });
  await o.until(() => o.place === 8);
  expect(o.of('ended')).toMatchObject([{ why: 'result', seat: null, winners: ['X'], result: { winners: ['X'] } }]);
  expect((await house.api('GET', 'matches?stage=over')).body.matches).toMatchObject([
    { ended: { why: 'result', winners: ['X'] } },
  ]);
});

test('who leaves its seat is told that, and who is sent away is told that', async () => {
  const house = await start();
  const { match, tokens, host } = await seatAll(house, { game: 'tic-tac-toe' });
  const [x, o] = [new Player(house.url), new Player(house.url)];
  await x.join(match, tokens.get('X'));
  await o.join(match, tokens.get('O'));
  await house.api('DELETE', `matches/${match}/seats`, { token: tokens.get('X') ?? '' });
  expect(await x.next(({ type }) => type === 'error', 0)).toMatchObject({ code: 'seatLeft', match });
  await house.api('POST', `matches/${match}/control`, { token: host, body: { control: { kind: 'kick', seat: 'O' } } });
  expect(await o.next(({ type }) => type === 'error', 0)).toMatchObject({ code: 'kicked', match });
});
