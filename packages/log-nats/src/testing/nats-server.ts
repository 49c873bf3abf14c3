/** Where a nats-server is that is new enough: in the folder of `scripts/install-nats.sh`, or on the PATH. */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from '../server-version.ts';

/** Undefined where there is none. */
export function natsServer(): string | undefined {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return [join(cache, 'turnwise/nats-server/usr/sbin/nats-server'), 'nats-server'].find(isNewEnough);
}

function isNewEnough(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
  return status === 0 && version !== undefined && refusalOf(version) === undefined;
}
