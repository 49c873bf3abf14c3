// A server as one call: what goes wrong is one line, and everything that was opened is closed again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@turnwise/registry';
import { afterAll, expect, test } from 'vitest';
import { startServer } from './index.ts';
import type { RunningServer, ServeOptions } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS: ServeOptions = {
  log: { kind: 'memory' },
  folder,
  registry,
  listen: { host: '127.0.0.1', port: 0 },
  logLevel: 'silent',
};

async function started(options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const result = await startServer({ ...OPTIONS, ...options });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function refused(options: Partial<ServeOptions>): Promise<string> {
  const result = await startServer({ ...OPTIONS, ...options });
  if (!result.ok) return result.error;
  await result.value.close();
  throw new Error('it started');
}

test('a file has its matches when it is opened again', async () => {
  const log = { kind: 'sqlite', file: 'matches.db' } as const;
  const first = await started({ log });
  const body = JSON.stringify({ game: 'tic-tac-toe' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${first.url}/api/v1/matches`, { method: 'POST', body, headers })).status).toBe(201);
  expect(await refused({ log })).toMatch(/matches\.db is in use: another process has it open/);
  await first.close();
  const second = await started({ log });
  expect(await (await fetch(`${second.url}/api/v1/matches`)).json()).toMatchObject({
    matches: [{ game: 'tic-tac-toe' }],
  });
  await second.close();
});

test('a port that is in use, or is not ours, is told', async () => {
  const holder = createNetServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  expect(await refused({ listen: { host: '127.0.0.1', port } })).toMatch(`port ${port} of 127.0.0.1 is in use`);
  holder.close();
  expect(await refused({ listen: { host: '192.0.2.1', port: 0 } })).toBe('192.0.2.1 is not an address of this machine');
});

test('without a port it is 8080 or one of the next', async () => {
  const [first, second] = [
    await started({ listen: { host: '127.0.0.1' } }),
    await started({ listen: { host: '127.0.0.1' } }),
  ];
  expect(first.port).toBeGreaterThanOrEqual(8080);
  expect(second.port).toBeGreaterThan(first.port);
  expect((await fetch(`${second.url}/health`)).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
});

test('what else cannot be is one line without a password', async () => {
  writeFileSync(
    join(folder, 'text.db'),
    'not a database, but a text that is long enough to be looked at as one'.repeat(20),
  );
  const lines = [
    await refused({ log: { kind: 'sqlite', file: 'nowhere/matches.db' } }),
    await refused({ log: { kind: 'sqlite', file: 'text.db' } }),
    await refused({ log: { kind: 'sqlite', file: '.' } }),
    await refused({ log: { kind: 'postgres', url: 'postgres://ann:secret@127.0.0.1:1/games' } }),
    await refused({ log: { kind: 'nats', servers: 'nats://ann:secret@127.0.0.1:1' } }),
    await refused({ trustProxy: ['somebody'] }),
  ];
  for (const line of lines) expect(line).not.toMatch(/\n|secret|^$/);
  expect(lines[3]).toMatch(/^PostgreSQL: /);
  expect(lines[4]).toMatch(/^NATS: no server of nats:\/\/127\.0\.0\.1:1 can be reached: /);
  expect(lines[5]).toMatch(/^trusted proxies: .*somebody/);
});
