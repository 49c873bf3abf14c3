/** A host as those who started it see it: loaded, opened, killed, stopped for a while, or told to end in order. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Bundle } from './bundle.ts';
import type { FromHost, ToHost } from './host-messages.ts';

/** Milliseconds that any of its answers may take. */
const PATIENCE = 60_000;

export class HostProcess {
  /** What it wrote for operators, and what it complained of. */
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #heard: FromHost[] = [];
  readonly #listeners = new Set<() => void>();
  #url = '';

  /** Starts to load at once. */
  constructor({ host, unhandled }: Pick<Bundle, 'host' | 'unhandled'>) {
    this.#child = spawn(process.execPath, ['--no-deprecation', host], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.lines.push(...text.split('\n').filter(Boolean)));
    this.#child.on('message', (message: FromHost) => {
      this.#heard.push(message);
      if (message.kind === 'unhandled') {
        this.lines.push(`unhandled: ${message.message}`);
        unhandled.push(`a server left a rejection unhandled: ${message.message}`);
      }
      for (const listener of this.#listeners) listener();
    });
    this.#child.on('exit', () => this.#listeners.forEach((listener) => listener()));
  }

  get url(): string {
    return this.#url;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async loaded(): Promise<void> {
    await this.heard('loaded');
  }

  /** Resolves with its address when it listens. */
  async open(log: string): Promise<string> {
    this.say({ kind: 'open', log });
    const { url } = await this.heard('listening');
    this.#url = url;
    return url;
  }

  say(message: ToHost): void {
    if (!this.hasEnded) this.#child.send(message);
  }

  /** Waits for a message of this kind; with `from`, for one after so many. */
  async heard<K extends FromHost['kind']>(kind: K, from = 0): Promise<Extract<FromHost, { kind: K }>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = this.#heard.slice(from).find((one) => one.kind === kind);
      if (found !== undefined) return found as Extract<FromHost, { kind: K }>;
      const failed = this.#heard.find((one) => one.kind === 'failed');
      if (failed !== undefined) throw new Error(`the host failed: ${failed.message}`);
      if (this.hasEnded) throw new Error(`the host ended before it said ${kind}: ${this.lines.slice(-5).join('\n')}`);
      if (Date.now() > end) throw new Error(`the host never said ${kind}`);
      await this.#next();
    }
  }

  /** How many appends were held back at most since so many messages. */
  held(from: number): number {
    return Math.max(0, ...this.#heard.slice(from).map((one) => (one.kind === 'held' ? one.count : 0)));
  }

  /** How many messages came so far. */
  get count(): number {
    return this.#heard.length;
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.hasEnded) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  wake(): void {
    this.#child.kill('SIGCONT');
  }

  /** It stands still, wherever it is. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(go);
        resolve();
      };
      const timer = setTimeout(go, 1_000);
      this.#listeners.add(go);
    });
  }
}
