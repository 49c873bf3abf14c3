/** Runs the command line in process, with a terminal that a test plays. */
import type { Registry } from '@turnwise/game';
import { createThinker } from '@turnwise/bot-pool';
import { registry } from '@turnwise/registry';
import { main } from '../cli.ts';
import { Escaped, Interrupted } from '../exit.ts';
import type { Io } from '../io.ts';

/** A choice or a line that is none: somebody pressed Esc. */
export const ESC = '\u001B';

/** A line that is no line, or a key: somebody pressed Ctrl-C. */
export const CTRL_C = '\u0003';

export interface FakeTerminal {
  /** Lines that somebody types, in order; then the input ends. */
  readonly lines?: readonly string[];
  /** Keys that somebody presses; `resize 100 30` gives the screen that size. */
  readonly keys?: readonly string[];
  /** Keys that somebody presses while bots think: one for each time. */
  readonly hurry?: readonly string[];
  /** Labels that somebody chooses from menus. */
  readonly choices?: readonly string[];
  /** Columns and rows; 80 and 24 unless it is said. */
  readonly screen?: { readonly columns?: number; readonly rows?: number };
  /** All three streams are a terminal. */
  readonly tty?: boolean;
  /** Ctrl-C is pressed while it works, when it has paused so many times. */
  readonly interruptAfter?: number;
  /** Happens while a server runs, which is stopped afterwards. What it throws is told on standard error. */
  readonly serving?: (written: () => { readonly out: string; readonly err: string }) => Promise<void>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly games?: Registry;
}

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export async function run(argv: readonly string[], terminal: FakeTerminal = {}): Promise<Ran> {
  const written = { out: '', err: '' };
  const status = await main(argv, fakeIo(terminal, written), terminal.games ?? registry);
  return { status, ...written };
}

/** What is written to it is added to `written`. */
export function fakeIo(terminal: FakeTerminal, written: { out: string; err: string }): Io {
  const lines = [...(terminal.lines ?? [])];
  const keys = [...(terminal.keys ?? [])];
  const hurry = [...(terminal.hurry ?? [])];
  const choices = [...(terminal.choices ?? [])];
  const tty = terminal.tty === true;
  const screen = { columns: 80, rows: 24, ...terminal.screen };
  let clock = 0;
  let breaths = 0;
  let interrupt: () => void = () => undefined;
  const io: Io = {
    stdinIsTty: tty,
    stdoutIsTty: tty,
    stderrIsTty: tty,
    get columns() {
      return screen.columns;
    },
    get rows() {
      return screen.rows;
    },
    env: terminal.env ?? {},
    cwd: terminal.cwd ?? process.cwd(),
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    readLine(prompt, canEscape = false) {
      const line = lines.shift();
      if (line === ESC && canEscape) throw new Escaped();
      if (line === CTRL_C) throw new Interrupted();
      written.out += `${prompt}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    changePrompt: () => undefined,
    readKey() {
      const key = keys.shift();
      if (key === CTRL_C) throw new Interrupted();
      const [name, columns, rows] = key?.split(' ') ?? [];
      if (name === 'resize') Object.assign(screen, { columns: Number(columns), rows: Number(rows) });
      return Promise.resolve(name);
    },
    onKey(listener) {
      const key = hurry.shift();
      if (key !== undefined) setImmediate(() => listener(key));
      return () => undefined;
    },
    choose(question, items) {
      const label = choices.shift();
      if (label === ESC) return Promise.resolve(undefined);
      const item = items.find((one) => one.label === label);
      if (item === undefined)
        throw new Error(`${question}: no ${String(label)} among ${items.map((one) => one.label).join(', ')}`);
      return Promise.resolve(item.value);
    },
    threads: 1,
    startThread: () => {
      throw new Error('a test starts no threads');
    },
    // No thread, but all that goes on in one.
    startThinker({ onMessage }) {
      const hear = createThinker({
        registry: terminal.games ?? registry,
        say: onMessage,
        now: () => io.now(),
        rest: async () => await new Promise((resume) => setImmediate(resume)),
      });
      queueMicrotask(() => onMessage({ kind: 'ready' }));
      return { send: hear, stop: () => undefined };
    },
    after: () => () => undefined,
    breathe() {
      if (++breaths === terminal.interruptAfter) interrupt();
      return Promise.resolve();
    },
    onInterrupt(listener) {
      interrupt = listener;
      return () => (interrupt = () => undefined);
    },
    onStop(listener) {
      void terminal
        .serving?.(() => written)
        .then(listener, (error: unknown) => {
          written.err += String(error);
          listener();
        });
      return () => undefined;
    },
    end: () => undefined,
    now: () => (clock += 1000),
    close: () => undefined,
  };
  return io;
}
