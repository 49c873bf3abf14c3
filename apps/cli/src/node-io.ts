/** The world outside as Node has it: the process's own streams. */
import { startThinker } from '@turnwise/bot-pool/node';
import { availableParallelism, loadavg } from 'node:os';
import { clearScreenDown, createInterface, cursorTo, moveCursor } from 'node:readline';
import type { Interface, Key } from 'node:readline';
import { Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { wantsColour } from './colours.ts';
import { Escaped, Interrupted } from './exit.ts';
import type { Io, MenuItem } from './io.ts';
import { ESCAPE_TIMEOUT, KeyReader } from './key-reader.ts';
import { startThread } from './start-thread.ts';

export function createNodeIo(): Io {
  const { stdin, stdout, stderr } = process;
  const stdinIsTty = isatty(0);
  const stdoutIsTty = isatty(1);
  const asking = stdinIsTty && stdoutIsTty;
  /** Standard input has one reader at a time. */
  let reader: LineReader | KeyReader | undefined;
  /** Lines that came before they were asked for. */
  const early: string[] = [];
  const letGo = (): void => {
    reader?.close();
    reader = undefined;
  };

  return {
    stdinIsTty,
    stdoutIsTty,
    stderrIsTty: isatty(2),
    get columns() {
      return stdout.columns ?? 80;
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    env: process.env,
    cwd: startedIn(process.env) ?? process.cwd(),
    out(text) {
      if (reader instanceof LineReader) reader.stepAside();
      stdout.write(text);
    },
    err: (text) => void stderr.write(text),
    async readLine(prompt, canEscape = false) {
      if (reader instanceof KeyReader) letGo();
      const lines = (reader ??= new LineReader(asking, early)) as LineReader;
      const line = await lines.next(prompt, canEscape);
      // A terminal shows what is typed; a transcript of piped lines needs it written.
      if (!asking) stdout.write(`${prompt}${line ?? ''}\n`);
      // Ctrl-D leaves the cursor behind the prompt.
      else if (line === undefined) stdout.write('\n');
      return line;
    },
    changePrompt(prompt) {
      if (reader instanceof LineReader) reader.changePrompt(prompt);
    },
    async readKey() {
      if (reader instanceof LineReader) letGo();
      const keys = (reader ??= new KeyReader(stdin, stdout)) as KeyReader;
      return await keys.next();
    },
    onKey(listener) {
      letGo();
      const keys = (reader = new KeyReader(stdin, stdout));
      void tellKeys(keys, listener);
      return () => {
        if (reader === keys) letGo();
      };
    },
    async choose(question, items) {
      letGo();
      return await choose(question, items);
    },
    now: () => performance.now(),
    threads: freeCores(),
    startThread,
    startThinker: (hears) => startThinker(import.meta.resolve('@turnwise/registry'), hears),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    breathe: async () => await new Promise((resume) => setImmediate(resume)),
    onInterrupt: (listener) => onSignals(['SIGINT'], listener),
    onStop: (listener) => onSignals(['SIGINT', 'SIGTERM'], listener),
    end: (status) => process.exit(status),
    close() {
      letGo();
      stdin.pause();
    },
  };
}

/** Until what comes back is called. */
function onSignals(signals: readonly NodeJS.Signals[], listener: () => void): () => void {
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

async function tellKeys(keys: KeyReader, listener: (key: string) => void): Promise<void> {
  for (;;) {
    const key = await keys.next().catch(() => 'ctrl+c');
    if (key === undefined) return;
    listener(key);
  }
}

/** Cores that nobody else keeps busy, ours among them: a thread on one that is busy costs more than it brings. */
function freeCores(): number {
  const [busy = 0] = loadavg();
  return Math.max(1, availableParallelism() - Math.floor(busy));
}

/** Where somebody typed `npm run turnwise`, which npm runs in the root of the repository; undefined for any other start. */
function startedIn(env: Io['env']): string | undefined {
  return env['npm_lifecycle_event'] === 'turnwise' ? env['INIT_CWD'] : undefined;
}

interface Waiting {
  readonly give: (line: string | undefined) => void;
  readonly stop: (reason: Error) => void;
}

/** Lines of standard input one by one, as they are asked for; those that come early wait. */
class LineReader {
  readonly #face: Interface;
  readonly #early: string[];
  #waiting: Waiting | undefined;
  #ended = false;
  #canEscape = false;
  /** The line that is being typed is off the screen for now. */
  #comesBack: NodeJS.Immediate | undefined;

  constructor(terminal: boolean, early: string[]) {
    this.#early = early;
    this.#face = createInterface(
      terminal
        ? { input: process.stdin, output: process.stdout, escapeCodeTimeout: ESCAPE_TIMEOUT }
        : { input: process.stdin, crlfDelay: Infinity },
    );
    if (terminal) process.stdin.on('keypress', this.#onKey);
    this.#face.on('line', (line) => {
      if (this.#waiting === undefined) this.#early.push(line);
      else this.#take().give(line);
    });
    this.#face.on('SIGINT', () => {
      process.stdout.write('\n');
      if (this.#waiting !== undefined) this.#take().stop(new Interrupted());
      // A terminal that gives us every key gives us no signal.
      else process.emit('SIGINT');
    });
    this.#face.on('close', () => {
      this.#ended = true;
      if (this.#waiting !== undefined) this.#take().give(undefined);
    });
  }

  readonly #onKey = (_text: unknown, { name }: Key): void => {
    if (name === 'escape' && this.#canEscape && this.#waiting !== undefined) this.#take().stop(new Escaped());
  };

  async next(prompt: string, canEscape: boolean): Promise<string | undefined> {
    this.#canEscape = canEscape;
    const early = this.#early.shift();
    if (early !== undefined) return early;
    if (this.#ended) return undefined;
    const line = new Promise<string | undefined>((give, stop) => {
      this.#waiting = { give, stop };
    });
    if (this.#face.terminal) {
      this.#face.setPrompt(prompt);
      this.#face.prompt();
    }
    return await line;
  }

  changePrompt(prompt: string): void {
    if (!this.#face.terminal || this.#waiting === undefined || prompt === this.#face.getPrompt()) return;
    this.stepAside();
    this.#face.setPrompt(prompt);
  }

  /** Takes the line that is being typed off the screen; when all is written that is to be written now, it comes back below. */
  stepAside(): void {
    if (!this.#face.terminal || this.#waiting === undefined || this.#comesBack !== undefined) return;
    const { rows } = this.#face.getCursorPos();
    moveCursor(process.stdout, 0, -rows);
    cursorTo(process.stdout, 0);
    clearScreenDown(process.stdout);
    this.#comesBack = setImmediate(() => this.#comeBack(rows));
  }

  #comeBack(rows: number): void {
    this.#comesBack = undefined;
    if (this.#waiting === undefined) return;
    // It goes up by as many rows as it took before.
    process.stdout.write('\n'.repeat(rows));
    this.#face.prompt(true);
  }

  close(): void {
    clearImmediate(this.#comesBack);
    this.#comesBack = undefined;
    process.stdin.off('keypress', this.#onKey);
    this.#face.close();
  }

  /** Whoever waits; lines that follow at once are kept for the next. */
  #take(): Waiting {
    const waiting = this.#waiting as Waiting;
    this.#waiting = undefined;
    return waiting;
  }
}

async function choose<V>(question: string, items: readonly MenuItem<V>[]): Promise<V | undefined> {
  const { isCancel, select } = await import('@clack/prompts');
  const options = items.map(({ label, hint }, index) => ({
    value: index,
    label,
    ...(hint === undefined ? {} : { hint }),
  }));
  const output = wantsColour(process.env) ? process.stdout : withoutColour(process.stdout);
  // Esc and Ctrl-C both cancel: the key itself tells which it was.
  let escaped = false;
  const watch = (_text: unknown, key: Key): void => void (escaped = key.name === 'escape');
  process.stdin.on('keypress', watch);
  const chosen = await select<number>({ message: question, options, output });
  process.stdin.off('keypress', watch);
  if (isCancel(chosen)) {
    if (escaped) return undefined;
    throw new Interrupted();
  }
  return (items[chosen] as MenuItem<V>).value;
}

/** A terminal that cursor movements reach and colours do not. */
function withoutColour(stream: NodeJS.WriteStream): Writable {
  const plain = new Writable({
    decodeStrings: false,
    write(chunk: unknown, _encoding, done) {
      // oxlint-disable-next-line no-control-regex -- colours begin with an escape.
      stream.write(String(chunk).replaceAll(/\u001B\[[\d;]*m/g, ''), () => done());
    },
  });
  return Object.assign(plain, { columns: stream.columns, rows: stream.rows, isTTY: true });
}
