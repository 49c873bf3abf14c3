/** Keys one by one, without waiting for the end of a line. One chunk may hold several: those that come early wait. */
import { emitKeypressEvents } from 'node:readline';
import type { Key } from 'node:readline';
import { Interrupted } from './exit.ts';

/** A terminal, or in a test whatever stands for one. */
export interface KeySource extends NodeJS.ReadableStream {
  readonly setRawMode?: (raw: boolean) => unknown;
}

/** A key by its name; `ended` and `interrupted` are what come instead of one. */
type Press = { readonly key: string } | 'ended' | 'interrupted';

export class KeyReader {
  readonly #source: KeySource;
  readonly #early: Press[] = [];
  #waiting: ((press: Press) => void) | undefined;

  constructor(source: KeySource) {
    this.#source = source;
    emitKeypressEvents(source);
    source.on('keypress', this.#onKey);
    source.on('end', this.#onEnd);
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
    this.#source.setRawMode?.(false);
    this.#source.pause();
  }

  readonly #onKey = (text: string | undefined, { name, ctrl }: Key): void => {
    if (ctrl === true && name === 'c') this.#take('interrupted');
    else if (ctrl === true && name === 'd') this.#take('ended');
    else this.#take({ key: name ?? text ?? '' });
  };

  readonly #onEnd = (): void => this.#take('ended');

  #take(press: Press): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#early.push(press);
    else waiting(press);
  }
}
