/** A terminal at which a test sits while the command runs: it types when it has seen what it waits for. */
import type { Registry } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { main } from '../cli.ts';
import { Interrupted } from '../exit.ts';
import type { Io } from '../io.ts';
import { fakeIo } from './run.ts';

export interface LiveOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly games?: Registry;
  /** Labels that somebody chooses from menus. */
  readonly choices?: readonly string[];
}

interface Reader {
  readonly give: (line: string | undefined) => void;
  readonly stop: (error: Error) => void;
}

/** Milliseconds after which a test has waited long enough. */
const LONGEST = 10_000;

export class LiveTerminal {
  /** The exit status. */
  readonly ended: Promise<number>;
  readonly #written = { out: '', err: '' };
  readonly #waiting = new Set<() => void>();
  readonly #typed: string[] = [];
  /** What was seen up to here is not looked at again. */
  #seen = 0;
  #reader: Reader | undefined;
  #interrupt: (() => void) | undefined;
  #isInterrupted = false;

  constructor(argv: readonly string[], options: LiveOptions = {}) {
    const env = { NO_COLOR: '1', ...options.env };
    const io: Io = {
      ...fakeIo({ ...options, env, tty: true }, this.#written),
      columns: 80,
      rows: 24,
      out: (text) => this.#write(text),
      err: (text) => this.#write(text),
      readLine: async (prompt) => await this.#read(prompt),
      changePrompt: (prompt) => this.#reader && this.#write(`${prompt}\n`),
      after(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      onInterrupt: (listener) => {
        this.#interrupt = listener;
        if (this.#isInterrupted) listener();
        return () => (this.#interrupt = undefined);
      },
      close: () => this.#reader?.give(undefined),
    };
    this.ended = main(argv, io, options.games ?? registry);
  }

  /** Everything that was on the screen. */
  get text(): string {
    return this.#written.out;
  }

  type(line: string): void {
    if (this.#reader === undefined) this.#typed.push(line);
    else this.#take().give(line);
  }

  /** Ctrl-C, now or as soon as it is heard. */
  interrupt(): void {
    this.#isInterrupted = true;
    if (this.#reader !== undefined) this.#take().stop(new Interrupted());
    else this.#interrupt?.();
  }

  /** Waits until this is on the screen, after what was waited for before; gives what came up to it. */
  async sees(what: string | RegExp): Promise<string> {
    const pattern = typeof what === 'string' ? new RegExp(what.replaceAll(/[^\w\s]/g, String.raw`\$&`)) : what;
    const find = (): RegExpExecArray | null => pattern.exec(this.text.slice(this.#seen));
    await this.#until(
      () => find() !== null,
      () => `no ${String(what)} in: ${this.text.slice(this.#seen)}`,
    );
    const found = find() as RegExpExecArray;
    const end = this.#seen + found.index + found[0].length;
    const shown = this.text.slice(this.#seen, end);
    this.#seen = end;
    return shown;
  }

  async #until(holds: () => boolean, why: () => string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const check = (): void => {
        if (holds()) settle(resolve);
      };
      const timer = setTimeout(() => settle(() => reject(new Error(why()))), LONGEST);
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        then();
      };
      this.#waiting.add(check);
    });
  }

  #write(text: string): void {
    this.#written.out += text;
    for (const check of this.#waiting) check();
  }

  async #read(prompt: string): Promise<string | undefined> {
    this.#write(`${prompt}\n`);
    const early = this.#typed.shift();
    if (early !== undefined) return early;
    return await new Promise((give, stop) => (this.#reader = { give, stop }));
  }

  #take(): Reader {
    const reader = this.#reader as Reader;
    this.#reader = undefined;
    return reader;
  }
}
