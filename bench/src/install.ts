/** Installs the peers if need be: when they are missing, or older than the lock file. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');

/** Gives what npm said when it failed. */
export function installPeers(): string | undefined {
  const installed = modified('node_modules/.package-lock.json');
  if (installed !== undefined && installed >= (modified('package-lock.json') ?? 0)) return undefined;
  const { status, stderr, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

function modified(path: string): number | undefined {
  return statSync(join(FOLDER, path), { throwIfNoEntry: false })?.mtimeMs;
}
