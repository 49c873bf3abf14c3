/** A PostgreSQL of its own for a test, in a folder of its own, reached by a socket there. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cluster {
  readonly url: string;
  stop(): void;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs are; undefined where PostgreSQL is not installed (`scripts/install-postgres.sh` does that). */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const [newest] = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  const bin = newest === undefined ? undefined : join(DEBIAN, newest, 'bin');
  return bin !== undefined && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

export function startCluster(bin: string): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-pg-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...argv: string[]): void => {
    execFileSync(join(bin, program), argv, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    });
  };
  run('initdb', '-D', data, '-U', 'turnwise', '--auth=trust', '--no-sync', '-E', 'UTF8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} -c listen_addresses= -c fsync=off`,
    'start',
  );
  return {
    url: `postgres://turnwise@/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}
