/** Starts what `npm start` starts, once for all tests: the page, built from the sources as they are, and the server, which keeps nothing. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is. */
    readonly site: string;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
const WAIT = 180_000;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const words = ['start', '--', '--port', '0', '--log', 'memory', '--log-level', 'error'];
  const child = spawn('npm', ['run', '-s', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  project.provide('site', await addressOf(child));
  return async () => {
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    // The server and what started it.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${text}`)), WAIT);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = /https?:\/\/\S+:\d+/u.exec(text);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found[0]);
    });
    child.once('exit', (status) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${status}: ${text}`));
    });
  });
}
