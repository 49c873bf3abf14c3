// Two servers over one log whose hints get lost, as behind a load balancer: whoever comes from one to the other is known there.
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { afterEach, expect, test } from 'vitest';
import { Player, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];

afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

/** A log that tells nobody of what others write, for as long as a test lasts. */
function withoutHints(log: MatchLog): MatchLog {
  return new Proxy(log, {
    get(target, name) {
      if (name === 'follow') return async () => () => undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
}

test('a seat that was taken elsewhere is known here at once, and so is what was done elsewhere', async () => {
  const store = new MemoryStore();
  const [one, two] = [
    await startServer({ log: withoutHints(createMemoryLog(store)) }),
    await startServer({ log: withoutHints(createMemoryLog(store)) }),
  ];
  open.push(one, two);
  const created = await one.api('POST', 'matches', { body: { game: 'tic-tac-toe' } });
  const { match } = created.body.match as { match: string };
  // Both have the table open before anybody sits.
  await two.api('GET', `matches/${match}`);
  const taken = async (seat: string): Promise<string> =>
    (await one.api('POST', `matches/${match}/seats`, { body: { seat } })).body.token as string;
  const x = new Player(two.url);
  const token = await taken('X');
  expect(await x.join(match, token)).toMatchObject({ role: 'seat', seat: 'X' });
  const other = await taken('O');
  // The other seat is not known to be taken here.
  const place = (cell: number): object => ({ type: 'action.submit', match, input: { kind: 'place', cell } });
  expect(await x.send({ id: '1', ...place(0) })).toMatchObject({ type: 'result', outcome: { kind: 'committed' } });
  expect(
    (await one.api('POST', `matches/${match}/actions`, { token: other, body: { kind: 'place', cell: 4 } })).status,
  ).toBe(200);
  expect(await x.send({ id: '2', ...place(1) })).toMatchObject({ type: 'result', outcome: { kind: 'committed' } });
  expect((await two.api('GET', `matches/${match}`, { token: 'w'.repeat(43) })).body).toMatchObject({
    error: { code: 'unauthenticated' },
  });
});
