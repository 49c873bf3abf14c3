// `turnwise serve` as a true process over a file: it is killed and started again, and players go on where they were.
import { connect } from '@turnwise/client';
import type { Client, ClientTable } from '@turnwise/client';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { run } from '../testing/run.ts';
import { scratch } from '../testing/scratch.ts';
import { served } from '../testing/served.ts';
import type { Served } from '../testing/served.ts';

/** A process and its threads load the sources anew, which takes long on a machine with much else to do. */
const LOADING = 240_000;
const { cwd } = scratch();
const running: Served[] = [];
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

async function start(...argv: readonly string[]): Promise<Served> {
  const one = await served(argv, cwd);
  running.push(one);
  return one;
}

function clientAt(url: string): Client {
  const client = connect(url, { socket: WebSocket });
  clients.push(client);
  return client;
}

/** The seat drops a disc into this column, as soon as it is its turn. */
async function drop(table: ClientTable, column: number): Promise<void> {
  await expect.poll(() => table.look().toAct.includes(table.seat ?? ''), { timeout: 120_000 }).toBe(true);
  const { outcome } = await table.submit({ kind: 'drop', column }, table.look().decision ?? undefined);
  expect(outcome).toMatchObject({ kind: 'committed' });
}

test('it is killed with -9 and started again, and everybody plays on', { timeout: LOADING }, async () => {
  const log = ['--log', 'sqlite:killed.db'];
  const first = await start('--port', '0', ...log);
  const host = clientAt(first.url);
  const { match } = await host.requests.create({ game: 'connect-four', seats: ['ann', 'bo'] });
  const tables: ClientTable[] = [];
  for (const seat of ['ann', 'bo']) {
    const { token } = await host.requests.takeSeat(match.match, { seat });
    tables.push(await clientAt(first.url).join(match.match, token ?? undefined));
  }
  const [ann, bo] = tables as [ClientTable, ClientTable];
  for (const [at, column] of [3, 3, 4, 4].entries()) await drop(at % 2 === 0 ? ann : bo, column);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  // Sent while nobody is there: it is done once, when somebody is.
  const early = ann.submit({ kind: 'drop', column: 5 }, ann.look().decision ?? undefined);
  const second = await start('--port', first.port, ...log);
  expect((await early).outcome).toMatchObject({ kind: 'committed' });
  await drop(bo, 0);
  await drop(ann, 6);
  await expect.poll(() => bo.look().status).toBe('over');
  expect(bo.look().frame).toBe(7);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.written.out).toMatch(/\nFinishing [^\n]*\nStopped\.\n$/);
  expect(await run(['verify', 'sqlite:killed.db'], { cwd })).toEqual({
    status: 0,
    out: '1 match: 1 agrees (9 records), 0 depart\n',
    err: '',
  });
});

test('SIGTERM lets it serve on for a while, and a second signal ends it at once', { timeout: LOADING }, async () => {
  const one = await start('--port', '0', '--log', 'memory', '--drain-delay', '100000');
  expect((await fetch(`${one.url}/ready`)).status).toBe(200);
  one.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${one.url}/ready`)).status).toBe(503);
  expect((await fetch(`${one.url}/api/v1/games`)).status).toBe(200);
  // One that npm passes on comes right after the first, and is the same wish.
  await new Promise((resume) => setTimeout(resume, 700));
  one.child.kill('SIGINT');
  expect(await one.ended).toBe(130);
});

test('a file that it holds is refused to another, in one line', { timeout: LOADING }, async () => {
  await start('--port', '0', '--log', 'sqlite:held.db');
  await expect(start('--port', '0', '--log', 'sqlite:held.db')).rejects.toThrow(
    /^it ended with 2: turnwise: \S+held\.db is in use: another process has it open, or this one has it open already\n$/,
  );
});
