/** A file that may not be written, served by a process that has no right to: everything can be read, and nothing can be done. */
import { fork, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askAt } from './ask.ts';
import { must } from './odd-connections.ts';
import { looksOf } from './stock.ts';
import type { Stock } from './stock.ts';

const NOBODY = 65_534;

export async function readOnlyFile(file: string, folder: string, stock: Stock): Promise<string> {
  const script = join(import.meta.dirname, 'read-only-process.ts');
  // The superuser may write everything, so that then somebody else does this, if it can see the sources.
  const isSuperuser = process.getuid?.() === 0;
  const user = isSuperuser ? { uid: NOBODY, gid: NOBODY } : {};
  if (spawnSync('cat', [script], { ...user, stdio: 'ignore' }).status !== 0)
    return 'left out: nobody cannot read the sources here';
  const own = join(folder, 'read-only');
  mkdirSync(own);
  const copy = join(own, 'matches.db');
  copyFileSync(file, copy);
  chmodSync(copy, 0o444);
  chmodSync(own, 0o555);
  chmodSync(folder, 0o755);
  const child = fork(script, [copy], {
    ...user,
    execArgv: ['--import', 'tsx', '--conditions=@turnwise/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(message as string));
      child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
    });
    const looks = await looksOf(url, stock);
    must(
      looks.every(({ text }, index) => text === stock.matches[index]?.look),
      'a match is not as it was',
    );
    for (const { match, token } of stock.matches) {
      const { status, body } = await askAt(url, 'POST', `matches/${match}/undo`, { token, body: {} });
      must(
        status === 503 && body.error.params.reason === 'readOnly',
        `${status} ${JSON.stringify(body).slice(0, 200)}`,
      );
    }
    must(
      (await looksOf(url, stock)).every(({ text }, index) => text === stock.matches[index]?.look),
      'a match has changed',
    );
    return `${stock.matches.length} matches can be read, and every move is unavailable (readOnly)`;
  } finally {
    if (child.connected) child.disconnect();
    await gone;
    chmodSync(own, 0o755);
  }
}
