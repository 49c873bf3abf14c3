/** `turnwise serve` as a true process, through tsx as `npm run turnwise` runs it. */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Served {
  readonly child: ChildProcessWithoutNullStreams;
  readonly url: string;
  readonly port: string;
  readonly written: { out: string; err: string };
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** Resolves when it has told how to join. */
export async function served(argv: readonly string[], cwd: string): Promise<Served> {
  const env = { ...process.env, npm_lifecycle_event: 'turnwise', INIT_CWD: cwd };
  const main = ['--import', 'tsx', '--conditions=@turnwise/source', 'apps/cli/src/main.ts', 'serve', ...argv];
  const child = spawn(process.execPath, main, { cwd: root, env });
  const written = { out: '', err: '' };
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      written.out += chunk.toString();
      if (written.out.includes('Ctrl-C')) resolve();
    });
    void ended.then((how) => reject(new Error(`it ended with ${how}: ${written.out}${written.err}`)));
  });
  const url = /http:\/\/[\d.]+:\d+/.exec(written.out)?.[0] ?? '';
  return { child, url, port: new URL(url).port, written, ended };
}
