/** A server in a process of its own, whose CPU time and memory are its own too. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Usage {
  /** Microseconds, user and system, of all its threads. */
  readonly cpu: number;
  /** Bytes in use. */
  readonly heap: number;
}

export class Host {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `program` is a file beside this one; it is given a file for its matches, and what else it is told. */
  static async start(program: string, ...more: readonly string[]): Promise<Host> {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-bench-'));
    const child = fork(join(import.meta.dirname, program), [join(folder, 'matches.db'), ...more], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { port } = await answer<{ port: number }>(child);
    return new Host(child, folder, port);
  }

  /** CPU time so far; with `heap`, also what is still held after a collection, which costs time itself. */
  async usage(what: 'cpu' | 'heap' = 'cpu'): Promise<Usage> {
    const told = answer<{ usage: Usage }>(this.#child);
    this.#child.send(what);
    return (await told).usage;
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => {
      this.#child.once('exit', resolve);
    });
    this.#child.kill('SIGKILL');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function answer<V>(child: ChildProcess): Promise<V> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as V);
    });
  });
}
