/** Keys one by one, without waiting for the end of a line. One chunk may hold several: those that come early wait. */
import { emitKeypressEvents } from 'node:readline';
import type { Interface, Key } from 'node:readline';
import { Interrupted } from './exit.ts';

/** A terminal, or in a test whatever stands for one. */
export interface KeySource extends NodeJS.ReadableStream {
  readonly setRawMode?: (raw: boolean) => unknown;
}

/** What tells when the screen has changed its size. */
export interface ResizeSource {
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

/** Milliseconds after which an escape is the key of that name, and does not begin another. Node waits for half a second. */
export const ESCAPE_TIMEOUT = 100;
const ESCAPE = { escapeCodeTimeout: ESCAPE_TIMEOUT } as unknown as Interface;

/** A key by its name; `ended` and `interrupted` are what come instead of one. */
type Press = { readonly key: string } | 'ended' | 'interrupted';

export class KeyReader {
  readonly #source: KeySource;
  readonly #screen: ResizeSource | undefined;
  readonly #early: Press[] = [];
  #waiting: ((press: Press) => void) | undefined;

  constructor(source: KeySource, screen?: ResizeSource) {
    this.#source = source;
    this.#screen = screen;
    emitKeypressEvents(source, ESCAPE);
    source.on('keypress', this.#onKey);
    source.on('end', this.#onEnd);
    screen?.on('resize', this.#onResize);
    source.setRawMode?.(true);
    source.resume();
  }

  /** Undefined at the end of input. Throws `Interrupted` on Ctrl-C. */
  async next(): Promise<string | undefined> {
    const press = this.#early.shift() ?? (await new Promise<Press>((give) => (this.#waiting = give)));
    if (press === 'interrupted') throw new Interrupted();
    if (press !== 'ended') return press.key;
    // There is nothing behind the end, however often somebody asks.
    this.#early.unshift(press);
    return undefined;
  }

  close(): void {
    this.#source.off('keypress', this.#onKey);
    this.#source.off('end', this.#onEnd);
    this.#screen?.off('resize', this.#onResize);
    this.#source.setRawMode?.(false);
    this.#source.pause();
  }

  readonly #onKey = (text: string | undefined, key: Key): void => {
    const name = keyName(text, key);
    if (name === 'ctrl+c') this.#take('interrupted');
    else if (name === 'ctrl+d') this.#take('ended');
    else this.#take({ key: name });
  };

  readonly #onResize = (): void => this.#take({ key: 'resize' });

  readonly #onEnd = (): void => this.#take('ended');

  #take(press: Press): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#early.push(press);
    else waiting(press);
  }
}

/** A character that can be seen is its own name: Shift is in it. Others have a name, after those that are held with them. */
function keyName(text: string | undefined, { name, ctrl, meta, shift }: Key): string {
  const isHeld = ctrl === true || meta === true;
  if (!isHeld && text !== undefined && /^[^\p{C}\s]$/u.test(text)) return text;
  // Node takes a lone escape for one that is held.
  if (name === undefined || name === 'escape') return name ?? text ?? '';
  return `${ctrl === true ? 'ctrl+' : ''}${meta === true ? 'alt+' : ''}${shift === true ? 'shift+' : ''}${name}`;
}
