/** The world outside as Node has it: the process's own streams. */
import { createInterface, emitKeypressEvents } from 'node:readline';
import type { Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { wantsColour } from './colours.ts';
import { Interrupted } from './exit.ts';
import type { Io, MenuItem } from './io.ts';

export function createNodeIo(): Io {
  const { stdin, stdout, stderr } = process;
  const stdinIsTty = isatty(0);
  const stdoutIsTty = isatty(1);
  const asking = stdinIsTty && stdoutIsTty;
  let reader: LineReader | undefined;

  return {
    stdinIsTty,
    stdoutIsTty,
    stderrIsTty: isatty(2),
    get columns() {
      return stdout.columns ?? 80;
    },
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    async readLine(prompt) {
      reader ??= new LineReader(asking);
      const line = await reader.next(prompt);
      // A terminal shows what is typed; a transcript of piped lines needs it written.
      if (!asking) stdout.write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    async readKey() {
      reader?.close();
      reader = undefined;
      return await readKey();
    },
    async choose(question, items) {
      reader?.close();
      reader = undefined;
      return await choose(question, items);
    },
    now: () => performance.now(),
    close() {
      reader?.close();
      reader = undefined;
      stdin.pause();
    },
  };
}

interface Waiting {
  readonly give: (line: string | undefined) => void;
  readonly stop: (reason: Error) => void;
}

/** Lines of standard input one by one, as they are asked for; those that come early wait. */
class LineReader {
  readonly #face: Interface;
  readonly #early: string[] = [];
  #waiting: Waiting | undefined;
  #ended = false;

  constructor(terminal: boolean) {
    this.#face = createInterface(
      terminal ? { input: process.stdin, output: process.stdout } : { input: process.stdin, crlfDelay: Infinity },
    );
    this.#face.on('line', (line) => {
      if (this.#waiting === undefined) this.#early.push(line);
      else this.#take().give(line);
    });
    this.#face.on('SIGINT', () => {
      process.stdout.write('\n');
      if (this.#waiting !== undefined) this.#take().stop(new Interrupted());
    });
    this.#face.on('close', () => {
      this.#ended = true;
      if (this.#waiting !== undefined) this.#take().give(undefined);
    });
  }

  async next(prompt: string): Promise<string | undefined> {
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

  close(): void {
    this.#face.close();
  }

  /** Whoever waits; lines that follow at once are kept for the next. */
  #take(): Waiting {
    const waiting = this.#waiting as Waiting;
    this.#waiting = undefined;
    return waiting;
  }
}

/** One key, without waiting for the end of a line. */
async function readKey(): Promise<string | undefined> {
  const { stdin } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  try {
    return await new Promise<string | undefined>((give, stop) => {
      stdin.once('keypress', (text: string | undefined, key: { name?: string; ctrl?: boolean }) => {
        if (key.ctrl === true && key.name === 'c') stop(new Interrupted());
        else if (key.ctrl === true && key.name === 'd') give(undefined);
        else give(key.name ?? text ?? '');
      });
    });
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
  }
}

async function choose<V>(question: string, items: readonly MenuItem<V>[]): Promise<V> {
  const { isCancel, select } = await import('@clack/prompts');
  const options = items.map(({ label, hint }, index) => ({
    value: index,
    label,
    ...(hint === undefined ? {} : { hint }),
  }));
  const output = wantsColour(process.env) ? process.stdout : withoutColour(process.stdout);
  const chosen = await select<number>({ message: question, options, output });
  if (isCancel(chosen)) throw new Interrupted();
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
