// The page beside the API: its files, its addresses, what browsers keep and what they must not do.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../testing/players.ts';
import type { TestServer } from '../testing/players.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
const SCRIPT = 'console.log(1);'.repeat(100);
let house: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': '<!doctype html><title>page</title>',
    'icon.svg': '<svg/>',
    'sw.js': 'self',
    'assets/index-abc.js': SCRIPT,
    'assets/index-abc.js.gz': gzipSync(SCRIPT),
    '.sources': 'a hash',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  house = await startServer({ page: folder });
});
afterAll(async () => {
  await house.server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${house.url}${path}`, { method, headers });

test.each(['/', '/t/abc', '/new/tic-tac-toe', '/replay/x?f=3&as=X', '/index.html', '/a/b.c/d', '/.sources', '/apiary'])(
  '%s is the page',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<title>page</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const csp = answer.headers.get('content-security-policy') ?? '';
    const host = new URL(house.url).host;
    for (const rule of ["script-src 'self';", "worker-src 'self'", `connect-src 'self' ws://${host} wss://${host}`])
      expect(csp).toContain(rule);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  },
);

test('files with a hash in their names are kept for good, others are asked for again', async () => {
  const script = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' });
  expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await script.text()).toBe(SCRIPT);
  for (const path of ['/icon.svg', '/sw.js']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  const icon = await get('/icon.svg');
  const headers = { 'if-none-match': icon.headers.get('etag') ?? '' };
  expect((await house.server.app.inject({ url: '/icon.svg', headers })).statusCode).toBe(304);
});

test('what was packed goes out packed to those who can read it', async () => {
  const packed = await house.server.app.inject({
    url: '/assets/index-abc.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(gunzipSync(packed.rawPayload).toString('utf8')).toBe(SCRIPT);
});

test.each([
  ['GET', '/assets/gone-123.js', 404],
  ['GET', '/api/v1/nothing', 404],
  ['GET', '/api', 404],
  ['POST', '/t/abc', 404],
])('%s %s is not the page', async (method, path, status) => {
  const answer = await get(path, {}, method);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code: 'unknownRoute' } });
});

test('nothing outside of the folder is given out', async () => {
  for (const url of ['/../package.json', '/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/%00'])
    expect((await house.server.app.inject({ url })).body).not.toMatch(/root:|"name"/);
});

test('the API, health and sockets are where they were', async () => {
  expect((await house.api('GET', 'games')).body.games.length).toBeGreaterThan(5);
  expect((await house.api('GET', '/health')).body).toEqual({ ok: true, protocol: 1 });
  expect((await get('/api/v1/games')).headers.get('content-security-policy')).toContain("default-src 'none'");
  const post = await fetch(`${house.url}/api/v1/matches`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: '{"game":"tic-tac-toe"}',
  });
  expect(post.status).toBe(403);
});

test('many files at once are no flood, and many requests are', async () => {
  const strict = await startServer({ page: folder, limits: { requestRate: 1, requestBurst: 5 } });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await fetch(`${strict.url}/icon.svg`)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const asked = await Promise.all(Array.from({ length: 10 }, async () => (await strict.api('GET', 'games')).status));
  expect(asked).toContain(429);
  await strict.server.close();
});
