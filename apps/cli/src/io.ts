/** All that the commands know of the world outside, so that tests can play the terminal. */
import type { PoolWorld } from '@turnwise/bot-pool';
import type { ExitStatus } from './exit.ts';

/** One thing that a person may choose from a menu. */
export interface MenuItem<V> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
}

/** What other threads can do. */
export type ThreadKind = 'simulation';

export interface Thread {
  send(message: unknown): void;
  stop(): Promise<void>;
}

export interface ThreadHears {
  readonly onMessage: (message: unknown) => void;
  readonly onError: (error: unknown) => void;
}

export interface Io {
  readonly stdinIsTty: boolean;
  readonly stdoutIsTty: boolean;
  readonly stderrIsTty: boolean;
  /** Width of the screen, in characters. */
  readonly columns: number;
  /** Its height, in lines. */
  readonly rows: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /**
   * Writes as it is: lines bring their own line feed. While somebody at a terminal is asked for a line, it goes above that line, and what
   * was typed so far stays.
   */
  out(text: string): void;
  err(text: string): void;
  /**
   * The next line that somebody types, or undefined at the end of input. Throws `Interrupted` on Ctrl-C, and on Esc `Escaped`
   * where that may be left.
   */
  readLine(prompt: string, canEscape?: boolean): Promise<string | undefined>;
  /** Asks for the line that is being waited for with these words from now on. */
  changePrompt(prompt: string): void;
  /**
   * The next key that is pressed, by name (`n`, `N`, `left`, `shift+left`, `ctrl+r`, `return`), or undefined at the end of
   * input. A screen that changes its size counts as a key, `resize`. Throws `Interrupted` on Ctrl-C.
   */
  readKey(): Promise<string | undefined>;
  /** From now on keys at the terminal are told here, Ctrl-C too (`ctrl+c`), until the function that comes back is called. */
  onKey(listener: (key: string) => void): () => void;
  /** Lets a person at a terminal choose with the arrow keys; undefined where they go back with Esc. Throws `Interrupted` on Ctrl-C. */
  choose<V>(question: string, items: readonly MenuItem<V>[]): Promise<V | undefined>;
  /** Milliseconds since the process began, to tell how fast something was. */
  now(): number;
  /** How many threads can run at once beside what else this machine does; one where no other should be started. */
  readonly threads: number;
  /** Starts a thread of this kind, which has the data from the beginning. What it throws ends it and is an error. */
  startThread(kind: ThreadKind, data: unknown, hears: ThreadHears): Thread;
  /** Starts a thread in which bots think about these games. */
  readonly startThinker: PoolWorld['start'];
  /** Calls back after so many milliseconds, unless the function that comes back is called first. */
  readonly after: PoolWorld['after'];
  /** Lets messages of threads and signals come through, for whoever works long without a pause. */
  breathe(): Promise<void>;
  /** From now on Ctrl-C is told here and does not end the process, until the function that comes back is called. */
  onInterrupt(listener: () => void): () => void;
  /** From now on Ctrl-C and a wish of the system to stop (SIGTERM) are told here and do not end the process, until it is let go. */
  onStop(listener: () => void): () => void;
  /** Ends the process at once, whatever it is doing. */
  end(status: ExitStatus): void;
  /** Lets go of standard input, so that the process can end. */
  close(): void;
}

/** Somebody can be asked before anything begins: no test of a project pretends to be a terminal. */
export function canAsk(io: Io): boolean {
  return isAtTerminal(io) && (io.env['CI'] ?? '') === '';
}

/** Somebody sits at a terminal: they can be asked, and see what is drawn. */
export function isAtTerminal(io: Io): boolean {
  return io.stdinIsTty && io.stdoutIsTty;
}
