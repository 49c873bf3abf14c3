// What people may call themselves and write: nothing that speaks for the platform, for others, or to a terminal.
import { afterEach, expect, test } from 'vitest';
import { isReserved, looksLike } from './names.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

async function start(): Promise<TestServer> {
  const house = await startServer();
  open.push(house);
  return house;
}

test.each([
  'host',
  'H0ST',
  'h o s t',
  'Mоderаtor',
  'Möderator',
  'rnoderator',
  'ＳＹＳＴＥＭ',
  'adm1n',
  '***server***',
  '   ',
])('%j is reserved', (name) => expect(isReserved(name)).toBe(true));

test.each(['Ann', 'Hostess', 'Мария', '李', 'Zoë', 'x', '👑'])('%j is not', (name) =>
  expect(isReserved(name)).toBe(false),
);

test('names that look alike', () => {
  expect([looksLike('Ann', 'ANN '), looksLike('Bob', 'B0b'), looksLike('Ann', 'Anne'), looksLike('👑', '🂡')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['the platform', 'M0derator', 409],
  ['another seat', ' o ', 400],
  ['another seat, spelled alike', 'Ο', 409],
  ['somebody else at the table', 'B0B', 409],
  ['a terminal', '\u001B[2Jred', 400],
  ['a text that runs backwards', 'a\u202Eb', 400],
  ['nobody at all', '\u200B', 400],
  ['a person', 'Ann', 201],
  ['its own seat', 'X', 201],
])('somebody who wants to be taken for %s', async (_, name, status) => {
  const house = await start();
  const { match } = (await house.api('POST', 'matches', { body: { game: 'tic-tac-toe' } })).body.match;
  await house.api('POST', `matches/${match}/seats`, { body: { seat: 'O', name: 'Bob' } });
  expect((await house.api('POST', `matches/${match}/seats`, { body: { seat: 'X', name } })).status).toBe(status);
});

test.each(['\u001B]0;title\u0007', 'line\nline', 'a\u2066b', '\u0000', 'x'.repeat(501), '', '\uD800'])(
  'nobody can write %j in the chat',
  async (text) => {
    const house = await start();
    const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
    const x = new Player(house.url);
    await x.join(match, tokens.get('X'));
    expect(await x.send({ type: 'chat', id: '1', match, text })).toMatchObject({ type: 'error', code: 'malformed' });
    expect(await x.send({ type: 'chat', id: '2', match, text: 'good 👍🏽 luck, Zoë' })).toMatchObject({ type: 'result' });
  },
);
