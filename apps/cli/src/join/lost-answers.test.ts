// The answer to a new match or a seat is lost on the way: the same terminal, or the next one, has it all the same.
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer as createProxy, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { createServer } from '@turnwise/server';
import type { TurnwiseServer } from '@turnwise/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LiveTerminal } from '../testing/live-terminal.ts';
import { run } from '../testing/run.ts';

let server: TurnwiseServer;
let proxy: Server;
let url = '';
/** How many answers to POST requests with such a path are still to be lost. */
let losing: { path: RegExp; times: number } = { path: /^$/, times: 0 };

beforeEach(async () => {
  server = await createServer({ log: createMemoryLog(), registry, logLevel: 'silent' });
  const { port } = new URL(await server.listen(0));
  proxy = createProxy((asked, answer) => {
    const { method, url: path = '', headers } = asked;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      if (method === 'POST' && losing.path.test(path) && losing.times > 0) {
        losing.times--;
        answered.resume().on('end', () => asked.socket.destroy());
        return;
      }
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(onward);
  });
  proxy.on('upgrade', (asked, socket: Socket, head) => {
    const onward = connect(Number(port), '127.0.0.1', () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const one of [socket, onward]) one.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterEach(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await server.close();
});

const person = (): Record<string, string> => ({ XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'turnwise-lost-')) });

test('once: it is sent again, and gives the same match and the same seat', async () => {
  losing = { path: /\/matches$/, times: 1 };
  const env = person();
  const ann = new LiveTerminal(['join', url, '--create', 'tic-tac-toe'], { env });
  await ann.sees('Others join with:');
  const id = /join http:\/\/\S+\/(\S+)\n/.exec(await ann.sees(/join \S+\n/))?.[1] ?? '';
  losing = { path: /\/seats$/, times: 1 };
  const bob = new LiveTerminal(['join', `${url}/${id}`], { env: person() });
  await bob.sees('You play O.');
  const { matches } = (await (await fetch(`${url}/api/v1/matches`)).json()) as { matches: object[] };
  expect(matches).toHaveLength(1);
  for (const one of [ann, bob]) one.interrupt();
  await Promise.all([ann.ended, bob.ended]);
});

test('each time: the next terminal of the same person has the last seat', async () => {
  const made = await fetch(`${url}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"innovation","seats":["ann","bob"]}',
  });
  const { match } = ((await made.json()) as { match: { match: string } }).match;
  const ann = new LiveTerminal(['join', `${url}/${match}`, '--seat', 'ann'], { env: person() });
  await ann.sees('You play ann.');
  losing = { path: /\/seats$/, times: 100 };
  const env = person();
  const lost = await run(['join', `${url}/${match}`, '--seat', 'bob'], { env, tty: false });
  expect([lost.status, lost.err]).toEqual([1, expect.stringContaining('does not answer')]);
  losing.times = 0;
  const again = new LiveTerminal(['join', `${url}/${match}`, '--seat', 'bob'], { env });
  await again.sees('You play bob.');
  const folder = join(env['XDG_STATE_HOME'] ?? '', 'turnwise', 'seats', encodeURIComponent(url));
  expect(readdirSync(join(folder, match))).toEqual(['seat-bob']);
  expect(readdirSync(join(folder, '.asked'))).toEqual([]);
  for (const one of [ann, again]) one.interrupt();
  await Promise.all([ann.ended, again.ended]);
});
