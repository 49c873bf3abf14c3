/**
 * The present state of one match, the log of its frames, and undo. Undo and redo swap states that share structure; no
 * rule runs again. The log, for replay and people, is separate from the undo stack: an irreversible frame empties the stack
 * and stays in the log.
 */
import type { EngineError } from './engine-error.ts';
import type { Frame } from './frame.ts';
import type { Dispatched, Kernel } from './kernel.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';
import type { GameTypes } from './game-types.ts';

export interface HistoryOptions<T extends GameTypes = GameTypes> {
  /** The most frames that can be taken back. Default: all since the last irreversible one. */
  readonly undoLimit?: number;
  /** How many of the newest frames the log keeps. Default: all. */
  readonly logLimit?: number;
  /** Told of each frame that a bounded log drops, in their order. */
  onDropped?(frame: Frame<T>): void;
  /** How many frames came before the start, so that numbering continues where a saved match stopped. Default 0. */
  readonly before?: number;
  /** The hash of the last of those, so that hashes go on too. Default: from the hash of the start. */
  readonly hash?: number;
}

export interface HistoryDispatch<T extends GameTypes> {
  /** Makes the frame irreversible even if nothing in it was drawn or revealed. */
  readonly irreversible?: boolean;
  /** Called with the state and the frame that the input leads to. If it returns an error, nothing is kept. */
  readonly faultIn?: (state: T['State'], frame: Frame<T>) => EngineError | undefined;
}

/** Everything since a point of the history, to keep or to give up. Once one of them was called, both do nothing. */
export interface Hold {
  keep(): void;
  drop(): void;
}

/** Why nothing can be undone or redone now. */
export const HISTORY_CODES = [
  'nothingToUndo',
  'nothingToRedo',
  'undoBlockedByIrreversibleBoundary',
  'undoLimitReached',
] as const;
export type HistoryCode = (typeof HISTORY_CODES)[number];

export type Able = { readonly able: true } | { readonly able: false; readonly code: HistoryCode };

interface Entry<T extends GameTypes> {
  readonly before: T['State'];
  /** Of the frame before, 0 at the start. */
  readonly hash: number;
  readonly after: T['State'];
  readonly frame: Frame<T>;
}

const ABLE: Able = { able: true };

export class History<T extends GameTypes> {
  readonly #kernel: Kernel<T>;
  readonly #undoLimit: number;
  readonly #logLimit: number;
  readonly #onDropped: ((frame: Frame<T>) => void) | undefined;
  #present: T['State'];
  #hash: number;
  #log: Frame<T>[] = [];
  #dropped = 0;
  #past: Entry<T>[] = [];
  #future: Entry<T>[] = [];
  /** Why the undo stack ends where it does. */
  #floor: HistoryCode = 'nothingToUndo';
  /** While a hold is open: how to go back, the last step first. */
  #back: (() => void)[] | undefined;

  constructor(kernel: Kernel<T>, start: T['State'], options: HistoryOptions<T> = {}) {
    this.#kernel = kernel;
    this.#present = start;
    this.#hash = options.hash ?? 0;
    this.#undoLimit = options.undoLimit ?? Number.POSITIVE_INFINITY;
    this.#logLimit = options.logLimit ?? Number.POSITIVE_INFINITY;
    this.#onDropped = options.onDropped?.bind(options);
    this.#dropped = options.before ?? 0;
  }

  get state(): T['State'] {
    return this.#present;
  }

  /** The hash of the last frame; 0 before the first, and when hashing is off. */
  get hash(): number {
    return this.#hash;
  }

  /** The frames that led here, oldest first, without undone ones. The list itself grows with play. */
  get log(): readonly Frame<T>[] {
    return this.#log;
  }

  /** How many frames led here, including those that a bounded log has dropped. */
  get length(): number {
    return this.#dropped + this.#log.length;
  }

  dispatch(input: T['Input'], options: HistoryDispatch<T> = {}): Result<Dispatched<T>, EngineError> {
    const before = this.#present;
    const result = this.#kernel.dispatch(before, input, {
      no: this.length + 1,
      hash: this.#hash,
      irreversible: options.irreversible === true,
    });
    if (!result.ok) return result;
    const { outcome, state: after } = result.value;
    if (outcome.kind !== 'committed') return result;
    const fault = options.faultIn?.(after, outcome.frame);
    if (fault !== undefined) return fail(fault);
    this.#commit({ before, hash: this.#hash, after, frame: outcome.frame });
    return result;
  }

  undo(): Result<Dispatched<T>, EngineError> {
    const entry = this.#past.at(-1);
    if (entry === undefined) return this.#blocked(this.#floor);
    this.#back?.push(() => this.#goForth());
    this.#goBack();
    return this.#moved('undone', entry.frame);
  }

  redo(): Result<Dispatched<T>, EngineError> {
    const entry = this.#future.at(-1);
    if (entry === undefined) return this.#blocked('nothingToRedo');
    this.#back?.push(() => this.#goBack());
    this.#goForth();
    return this.#moved('redone', entry.frame);
  }

  /**
   * From here on, everything can be given up: `drop` goes back to this point, over irreversible frames too, as if nothing had been
   * dispatched, undone or redone since; `keep` keeps it. The cost is that of what happens in between. One hold at a time.
   */
  hold(): Hold {
    if (this.#back !== undefined) throw new Error('the history is already held');
    const back: (() => void)[] = [];
    this.#back = back;
    const end = (goBack: boolean): void => {
      if (this.#back !== back) return;
      // Nothing is trimmed before everything is back.
      if (goBack) for (const step of back.reverse()) step();
      this.#back = undefined;
      this.#trim();
    };
    return { keep: () => end(false), drop: () => end(true) };
  }

  /** Why no more than `undoable` frames can be taken back. */
  get floor(): HistoryCode {
    return this.#floor;
  }

  /** How many frames can be taken back. */
  get undoable(): number {
    return this.#past.length;
  }

  /** The frames that can be redone, the next one first. */
  get undone(): readonly Frame<T>[] {
    return this.#future.map((entry) => entry.frame).reverse();
  }

  get canUndo(): Able {
    return this.#past.length > 0 ? ABLE : { able: false, code: this.#floor };
  }

  get canRedo(): Able {
    return this.#future.length > 0 ? ABLE : { able: false, code: 'nothingToRedo' };
  }

  #commit(entry: Entry<T>): void {
    if (this.#back !== undefined) this.#back.push(this.#uncommit(entry));
    this.#present = entry.after;
    this.#hash = entry.frame.hash;
    if (this.#future.length > 0) this.#future = [];
    this.#log.push(entry.frame);
    if (entry.frame.irreversible) {
      this.#past = [];
      this.#floor = 'undoBlockedByIrreversibleBoundary';
    } else this.#past.push(entry);
    this.#trim();
  }

  /** How to take it back, whatever comes between. */
  #uncommit(entry: Entry<T>): () => void {
    const past = this.#past;
    const future = this.#future;
    const floor = this.#floor;
    return () => {
      this.#present = entry.before;
      this.#hash = entry.hash;
      this.#log.pop();
      if (this.#past === past) past.pop();
      this.#past = past;
      this.#future = future;
      this.#floor = floor;
    };
  }

  #goBack(): void {
    const entry = this.#past.pop() as Entry<T>;
    // A bounded log may have dropped the frame already.
    if (this.#log.pop() === undefined) this.#dropped--;
    this.#future.push(entry);
    this.#present = entry.before;
    this.#hash = entry.hash;
  }

  #goForth(): void {
    const entry = this.#future.pop() as Entry<T>;
    this.#past.push(entry);
    this.#log.push(entry.frame);
    this.#present = entry.after;
    this.#hash = entry.frame.hash;
    this.#trim();
  }

  /** Drops what is beyond the limits, unless it may be needed to go back. */
  #trim(): void {
    if (this.#back !== undefined) return;
    while (this.#past.length > this.#undoLimit) {
      this.#past.shift();
      this.#floor = 'undoLimitReached';
    }
    while (this.#log.length > this.#logLimit) {
      const oldest = this.#log.shift() as Frame<T>;
      this.#dropped++;
      this.#onDropped?.(oldest);
    }
  }

  #blocked(code: HistoryCode): Result<Dispatched<T>, EngineError> {
    const refusal: Refusal = { kind: 'disallowed', code, params: {}, by: 'history' };
    return ok({ outcome: refusal, state: this.#present });
  }

  #moved(kind: 'undone' | 'redone', frame: Frame<T>): Result<Dispatched<T>, EngineError> {
    const outcome: Outcome<T> = { kind, frame };
    return ok({ outcome, state: this.#present });
  }
}
