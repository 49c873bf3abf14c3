// `npm start` as a true process: the page, the API and sockets at one address; the page is built once.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@turnwise/client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashOfSources, PAGE } from './build-page.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const running: Started[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  readonly url: string;
  readonly out: string;
  stop(): Promise<number | null>;
}

function start(): Promise<Started> {
  const words = [
    'run',
    '-s',
    'start',
    '--',
    '--port',
    '0',
    '--log',
    `sqlite:${join(folder, 'a.db')}`,
    '--log-level',
    'error',
  ];
  const child = spawn('npm', words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let out = '';
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const stop = (): Promise<number | null> => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      out += text.toString('utf8');
      const url = /Open (http:\S+) in a browser/.exec(out)?.[1];
      if (url === undefined) return;
      const started = { url, out, stop };
      running.push(started);
      resolve(started);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((status) => reject(new Error(`it ended with ${status}: ${out}`)));
  });
}

test('the page, the API and sockets are at one address, and the page is built once', async () => {
  const first = await start();
  const page = await fetch(`${first.url}/t/any`);
  const html = await page.text();
  expect(html).toContain('<div id="app">');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await fetch(first.url + script)).headers.get('cache-control')).toContain('immutable');
  const client = connect(first.url, { socket: WebSocket, stage: true });
  const { match } = await client.requests.create({ game: 'tic-tac-toe', bots: { O: 'greedy' } });
  const { token } = await client.requests.takeSeat(match.match, { seat: 'X' });
  const table = await client.join(match.match, token ?? undefined);
  expect(table.look().stage?.scene.things.length).toBeGreaterThan(8);
  client.close();
  await first.stop();
  const before = hashOfSources();
  const isBuilt = readFileSync(join(PAGE, '.sources'), 'utf8') === before;
  const second = await start();
  // Somebody may work on the sources meanwhile.
  const isSame = isBuilt && hashOfSources() === before;
  expect(isSame && second.out.includes('Building')).toBe(false);
  expect((await (await fetch(`${second.url}/api/v1/matches/${match.match}`)).json()) as object).toMatchObject({
    about: { title: 'Tic-tac-toe' },
  });
});
