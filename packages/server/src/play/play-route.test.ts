// What a socket does below its messages, over a real one.
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

async function joined(): Promise<{ readonly player: Player; readonly pongs: string[] }> {
  const house = await startServer({ limits: { rate: 40, burst: 160 } });
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const player = new Player(house.url);
  await player.join(match, tokens.get('X'));
  const pongs: string[] = [];
  player.socket.on('pong', (data) => pongs.push(data.toString('utf8')));
  return { player, pongs };
}

test('a ping is answered with what it carries', async () => {
  const { player, pongs } = await joined();
  player.socket.ping('there?');
  const [data] = (await new Promise((resolve) => player.socket.once('pong', (...all) => resolve(all)))) as [Buffer];
  expect([data.toString('utf8'), pongs]).toEqual(['there?', ['there?']]);
});

test('a flood of pings is not answered one by one, and closes the socket like any other flood', async () => {
  const { player, pongs } = await joined();
  const filler = 'x'.repeat(125);
  for (let i = 0; i < 3_000; i++) player.socket.ping(filler);
  player.say({ type: 'ping' });
  await player.until(() => player.closed !== undefined || player.of('pong').length > 0);
  expect(player.closed).toBe(4429);
  expect(pongs.length).toBeLessThan(500);
});

test('a binary message is told that it should be text', async () => {
  const { player } = await joined();
  player.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
  await player.until(() => player.of('error').length > 0);
  expect(player.of('error')).toMatchObject([
    { code: 'malformed', params: { issues: [{ path: '', code: 'notText', expected: 'a text frame' }] } },
  ]);
  expect(player.of('pong')).toEqual([]);
});
