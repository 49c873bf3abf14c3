// What only processes show: thinkers that end with their host, however that ends, and that hear nothing of what its group is told.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const POOL = new URL('node-pool.ts', import.meta.url).href;
const GAMES = new URL('../testing/odd-games.ts', import.meta.url).href;

/** The games, in a process that tells its number. */
const TELLING = `data:text/javascript,${encodeURIComponent(
  `process.stdout.write('thinker ' + process.pid + '\\n'); export { registry } from ${JSON.stringify(GAMES)};`,
)}`;

/** A host with a pool of one, and what it does with it. `ask` gives a request; `tell` writes a line. */
function startHost(body: string, env: NodeJS.ProcessEnv = {}): Host {
  const text = `
    import { createNodePool } from ${JSON.stringify(POOL)};
    const tell = (line) => process.stdout.write(line + '\\n');
    const pool = createNodePool({ registry: ${JSON.stringify(TELLING)}, size: 1 });
    const ask = (more) => ({
      game: 'heap', bot: 'search:iterations=100', seed: 9, look: { seat: 0, seats: 2, view: { left: 60, next: 0 } }, ...more,
    });
    ${body}`;
  const flags = ['--import', 'tsx', '--conditions=@turnwise/source', '--input-type=module', '--eval', text];
  const child = spawn(process.execPath, flags, { cwd: ROOT, detached: true, env: { ...process.env, ...env } });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  return { child, ended, written };
}

interface Host {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly written: { readonly out: string; readonly err: string };
}

/** What the host has written, when that is in it. */
async function said({ written }: Host, what: RegExp): Promise<string> {
  for (;;) {
    const found = what.exec(written.out);
    if (found !== null) return found[1] ?? '';
    if (written.err !== '') throw new Error(written.err);
    await sleep(20);
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function goneFrom(pid: number): Promise<void> {
  while (lives(pid)) await sleep(20);
}

test('a pool that has nothing to do lets its host end, and ends with it', async () => {
  const host = startHost('await pool.think(ask()).answer; tell("answered");');
  expect(await host.ended).toBe(0);
  expect(host.written.out).toMatch(/\nanswered\n$/);
  await goneFrom(Number(await said(host, /thinker (\d+)/)));
});

test('one that is warmed and never asked does too', async () => {
  const host = startHost('pool.warm();');
  expect(await host.ended).toBe(0);
  await goneFrom(Number(await said(host, /thinker (\d+)/)));
});

test.each([
  ['has nothing to do', 'pool.warm(); setInterval(() => 0, 1000);'],
  ['searches', 'pool.think(ask({ bot: "search:iterations=100000000" }));'],
  ['hears nothing', 'pool.think(ask({ game: "endless" }));'],
])('a thinker that %s ends when its host is killed', async (_, body) => {
  const host = startHost(body);
  const pid = Number(await said(host, /thinker (\d+)/));
  await sleep(300);
  host.child.kill('SIGKILL');
  await host.ended;
  await goneFrom(pid);
});

test('Ctrl-C and what else the group is told is for the host alone', async () => {
  const host = startHost(`
    process.on('SIGINT', () => tell('heard'));
    const thought = pool.think(ask({ bot: 'search:iterations=100000000', milliseconds: 1500 }));
    await thought.answer;
    tell('answered');`);
  const pid = Number(await said(host, /thinker (\d+)/));
  process.kill(-(host.child.pid as number), 'SIGINT');
  expect(await host.ended).toBe(0);
  expect(host.written.out).toMatch(/\nheard\nanswered\n$/);
  await goneFrom(pid);
});

test('a thinker that runs out of memory fails its search with one line, and the next has a new one', async () => {
  const body = `
    await pool.think(ask({ game: 'hungry' })).answer.catch((error) => tell(error.kind + ': ' + error.message));
    await pool.think(ask()).answer;
    tell('answered');`;
  const host = startHost(body, { NODE_OPTIONS: '--max-old-space-size=40' });
  expect(await host.ended).toBe(0);
  expect(host.written.err).toBe('');
  expect(host.written.out).toMatch(/\ncrashed: the bot's thread ended: it ran out of memory\nthinker \d+\nanswered\n$/);
});
