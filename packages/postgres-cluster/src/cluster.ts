/**
 * A PostgreSQL of its own for a test, in a folder of its own, reached by a socket there. What may happen to a real one can be done to
 * it: it is killed without warning, stops answering, and comes back with its data.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Cluster {
  /** Stays the same when it is started again. */
  readonly url: string;
  /** Where its socket is: `.s.PGSQL.5432`. */
  readonly folder: string;
  /** Starts it again after `stop` or `kill`, with the data that it had. */
  start(): Promise<void>;
  /** Asks it to end: connections are closed, and nothing is left to recover. */
  stop(): Promise<void>;
  /** Kills all its processes at once, without a word to them. */
  kill(): Promise<void>;
  /** All its processes stand still; connections stay open and are not answered. */
  pause(): void;
  resume(): void;
  /** Ends it, whatever it is doing, and deletes its folder. */
  remove(): Promise<void>;
}

export interface ClusterOptions {
  /** Whether a commit waits for the disk. Off by default: most tests lose nothing by it. */
  readonly fsync?: boolean;
  /** Further settings, such as `{ max_connections: '300' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs are; undefined where PostgreSQL is not installed (`scripts/install-postgres.sh` does that). */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  const bin = newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
  return bin !== undefined && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

export async function startCluster(bin: string, options: ClusterOptions = {}): Promise<Cluster> {
  const { fsync = false, settings = {} } = options;
  const place = placeFor(bin);
  const { folder, data } = place;
  const set = Object.entries({ listen_addresses: '', fsync: fsync ? 'on' : 'off', ...settings });
  const argv = ['-D', data, '-k', folder, ...set.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  await promisify(execFile)(join(bin, 'initdb'), [...INITDB, data], place.user);
  let server = await serverOf(place, argv);
  const end = async (name: NodeJS.Signals): Promise<void> => {
    const ids = processesOf(server);
    if (ids.length === 0) return;
    const ended = once(server, 'exit');
    // The others follow the first, but for a signal that nobody can hear.
    signal(name === 'SIGKILL' ? ids : ids.slice(0, 1), name);
    await ended;
    while (ids.some(isThere)) await sleep(5);
  };
  return {
    url: `postgres://turnwise@/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    async start() {
      server = await serverOf(place, argv);
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    pause: () => signal(processesOf(server), 'SIGSTOP'),
    resume: () => signal(processesOf(server), 'SIGCONT'),
    async remove() {
      signal(processesOf(server), 'SIGCONT');
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const INITDB = ['-U', 'turnwise', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C', '-D'];

interface Place {
  readonly bin: string;
  readonly folder: string;
  readonly data: string;
  /** Who runs the programs, and with what. */
  readonly user: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
  };
}

function placeFor(bin: string): Place {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-pg-'));
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  const place = { bin, folder, data: join(folder, 'data') };
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() !== 0) return { ...place, user: { cwd: folder, env } };
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return { ...place, user: { cwd: folder, env, uid, gid } };
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

/** A child of this process: its number is free as soon as it has ended, and the next one may start. */
async function serverOf({ bin, folder, user }: Place, argv: readonly string[]): Promise<ChildProcess> {
  const log = openSync(join(folder, 'log'), 'a');
  const server = spawn(join(bin, 'postgres'), argv, { ...user, stdio: ['ignore', log, log] });
  closeSync(log);
  const isReady = async (): Promise<boolean> =>
    promisify(execFile)(join(bin, 'pg_isready'), ['-h', folder, '-q']).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'log'), 'utf8'));
    await sleep(20);
  }
  return server;
}

/** The first process and those that it started; none if it has ended. */
function processesOf({ pid, exitCode, signalCode }: ChildProcess): readonly number[] {
  if (pid === undefined || exitCode !== null || signalCode !== null) return [];
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...rows.filter(([, parent]) => parent === pid).map(([id]) => id as number)];
}

function signal(ids: readonly number[], name: NodeJS.Signals): void {
  for (const id of ids) if (isThere(id)) process.kill(id, name);
}

/** One that has ended and that nobody has asked about yet does not count. */
function isThere(id: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}
