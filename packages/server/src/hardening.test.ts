// Connections that dawdle, pages of strangers, and what answers say about themselves.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
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

/** Sends this and nothing more; gives what came back until the other side closed. */
async function send(url: string, text: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => void (heard += data.toString('latin1')));
    socket.on('close', () => resolve(heard));
    socket.on('error', () => undefined);
    setTimeout(() => {
      socket.destroy();
      reject(new Error('it was left open'));
    }, 8_000).unref();
  });
}

const QUICK = { limits: { headersTime: 300, requestTime: 600, idleTime: 1_000 } };

test.each([
  ['says nothing', ''],
  ['does not end its headers', 'GET /health HTTP/1.1\r\nhost: x\r\n'],
  [
    'does not end its body',
    'POST /api/v1/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
  ['does not end its upgrade', 'GET /api/v1/play HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n'],
  ['asks once and stays', 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a connection that %s is closed', async (_, text) => {
  const { url } = await start(QUICK);
  await send(url, text);
});

test('a socket that is at no match is closed after a while, and one that is stays', async () => {
  const house = await start({ limits: { loungeTime: 150, heartbeat: 50 } });
  const { match } = await seatAll(house, { game: 'tic-tac-toe' });
  const idle = await new Player(house.url).opened();
  const watching = new Player(house.url);
  await watching.join(match);
  await idle.until(() => idle.closed !== undefined);
  expect(idle.closed).toBe(4409);
  expect(watching.closed).toBe(undefined);
  watching.say({ type: 'leave', match });
  await watching.until(() => watching.closed !== undefined);
  expect(watching.closed).toBe(4409);
});

test.each([
  ['/api/v1/games', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
  ['/api/v1/nothing', "default-src 'none'; frame-ancestors 'none'", 'no-store'],
  ['/health', null, null],
])('the answer of %s says what browsers must not do with it', async (path, policy, cache) => {
  const { url } = await start();
  const { headers } = await fetch(`${url}${path}`);
  expect(headers.get('content-security-policy')).toBe(policy);
  expect(headers.get('cache-control')).toBe(cache);
  expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
});

test('what is no address at all gets the error of the protocol', async () => {
  const { url } = await start();
  const body = (await send(url, 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).split('\r\n\r\n')[1];
  expect(JSON.parse(body ?? '')).toMatchObject({ error: { code: 'unknownRoute' } });
});

test.each([
  ['what is no HTTP', 'EHLO\r\n\r\n', 400],
  ['a header without end', `GET /health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets an error and is closed', async (_, bytes, status) => {
  const { url } = await start();
  const [head = '', body = ''] = (await send(url, bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'malformed' } });
});

test.each<[string, string | undefined, number, string | null]>([
  ['our own page', undefined, 201, 'own'],
  ['a page that the operator has named', 'https://play.example.org', 201, 'https://play.example.org'],
  ['a page of strangers', 'https://evil.example.org', 403, null],
  ['a page without an address', 'null', 403, null],
])('%s', async (_, named, status, allowed) => {
  const { url } = await start({ origins: ['https://play.example.org'] });
  const origin = named ?? url;
  const headers = { origin, 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/v1/matches`, { method: 'POST', headers, body: '{"game":"tic-tac-toe"}' });
  expect(made.status).toBe(status);
  const asked = await fetch(`${url}/api/v1/matches`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(asked.status).toBe(status === 201 ? 204 : 403);
  const read = await fetch(`${url}/api/v1/games`, { headers: { origin } });
  const may = allowed === 'own' ? url : allowed;
  for (const one of [made, asked, read]) expect(one.headers.get('access-control-allow-origin')).toBe(may);
});

const JSON_BODY = { 'content-type': 'application/json' };

test.each<[string, string, RequestInit, number, object]>([
  [
    'a body that is no JSON',
    'matches',
    { method: 'POST', headers: JSON_BODY, body: '{' },
    400,
    { path: '', code: 'notJson' },
  ],
  [
    'a body of another type',
    'matches',
    { method: 'POST', headers: { 'content-type': 'application/xml' }, body: 'game' },
    400,
    { path: 'content-type', code: 'wrongShape' },
  ],
  ...['matches', 'rulesets'].map((path): [string, string, RequestInit, number, object] => [
    `a text without a type for ${path}`,
    path,
    { method: 'POST', body: '{"game":"tic-tac-toe"}' },
    400,
    { path: 'content-type', code: 'wrongShape', expected: 'application/json' },
  ]),
  ['a page that nobody gave', 'matches?after=zzz', {}, 400, { path: 'after', code: 'wrongShape' }],
])('%s is told where', async (_, path, request, status, found) => {
  const { url } = await start();
  const answer = await fetch(`${url}/api/v1/${path}`, request);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code: 'malformed', params: { issues: [found] } } });
});

test('seats that look alike are refused, as people could not tell them apart', async () => {
  const { api } = await start();
  const answer = await api('POST', 'matches', { body: { game: 'innovation', seats: ['Ann', 'ann'] } });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    error: { code: 'invalidMatch', params: { issues: [{ path: 'seats[1]', code: 'looksAlike', found: '"ann"' }] } },
  });
});

test('the address of sockets says so to whoever opens none', async () => {
  const { api } = await start();
  expect(await api('GET', 'play')).toMatchObject({ status: 426, body: { error: { code: 'upgradeRequired' } } });
});

test('a socket of another version hears so once, and is closed', async () => {
  const { url } = await start();
  const old = await new Player(url).opened();
  old.say({ type: 'hello', protocol: 2, match: 'm', color: 'red' });
  await old.until(() => old.closed !== undefined);
  expect([old.closed, old.of('error').map(({ code, params }) => [code, params])]).toEqual([
    4406,
    [['protocolMismatch', { protocol: 1 }]],
  ]);
});

test('bytes that are no message are no fault of the server', async () => {
  const lines: { readonly level: number }[] = [];
  const { url } = await start({ logLevel: 'info', logTo: { write: (line) => void lines.push(JSON.parse(line)) } });
  const odd = await new Player(url).opened();
  (Reflect.get(odd.socket, '_socket') as Socket).write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  await odd.until(() => odd.closed !== undefined);
  await expect.poll(() => lines.some((line) => JSON.stringify(line).includes('WS_ERR_'))).toBe(true);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test('once a match is over, a preview says so as a move does', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  const input = { kind: 'place', cell: 0 };
  await x.send({ type: 'system.control', id: '1', match, control: { kind: 'concede' } });
  for (const type of ['preview', 'action.submit'])
    expect(await x.send({ type, id: type, match, input })).toMatchObject({ type: 'error', code: 'over' });
});

test('a line of chat that has nothing to read is refused', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  expect(await x.send({ type: 'chat', id: '1', match, text: '   ' })).toMatchObject({
    type: 'error',
    code: 'malformed',
  });
});
