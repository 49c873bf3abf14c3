// A path that is written with `%` where it need not be goes around nothing: it is refused, and counted like any other.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';
import { isPlainPath } from './plain-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
writeFileSync(join(folder, 'index.html'), '<title>page</title>');
const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  open.push(server);
  return server;
}

test('what needs no % has none, and everything else may have one', () => {
  const unreserved = /^[\w.~-]$/;
  for (let code = 0; code < 256; code++)
    for (const hex of [code.toString(16), code.toString(16).toUpperCase()]) {
      const isUnreserved = unreserved.test(String.fromCharCode(code));
      expect(isPlainPath(`/a%${hex.padStart(2, '0')}b`), hex).toBe(!isUnreserved);
    }
  expect(isPlainPath('/a?b=%61')).toBe(true);
  expect(isPlainPath('/metrics#a')).toBe(false);
});

const ODD = [
  '/%61pi/v1/games',
  '/api/v1/g%61mes',
  '/%6detrics',
  '/%4Detrics',
  '/he%61lth',
  '/metri%63s?a=b',
  '/%74/abc',
];

test.each([undefined, folder])('odd paths are no routes, with the page %s', async (page) => {
  const { api, url } = await start(page === undefined ? {} : { page });
  for (const path of ODD)
    expect(await api('GET', path), path).toMatchObject({ status: 404, body: { error: { code: 'unknownRoute' } } });
  // fetch leaves out what comes after a `#`.
  const raw = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write('GET /metrics#a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    );
    socket.on('data', (data) => void (heard += data.toString('latin1')));
    socket.on('close', () => resolve(heard));
  });
  expect(raw).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(raw).not.toContain('turnwise_');
});

test('with a page, requests of the API are counted as such however they are written', async () => {
  const { api } = await start({ page: folder, limits: { requestRate: 1, requestBurst: 20 } });
  const statuses: number[] = [];
  for (let i = 0; i < 15; i++) for (const path of ODD.slice(0, 2)) statuses.push((await api('GET', path)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  expect(statuses).not.toContain(200);
});

test('what the API answers is kept by nobody, whatever the route', async () => {
  const { url } = await start({ page: folder });
  for (const path of ['/api/v1/games', '/api/v1/games/nothing', '/api/v1/nothing', '/api/v1/play']) {
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
  }
});
