/** Batches that follow each other, handed out and merged in their order whoever plays them. */
import { ok } from '@turnwise/kernel';
import type { BatchResult } from './batch.ts';
import { addTally, emptyTally } from './tally.ts';
import type { Tally } from './tally.ts';

/** From this batch on, and before that one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds that a range should take: long against a message, short against a wait at the end. */
const GOAL = 40;

/** Up to the first batch that fails. */
export function playRange(play: (batch: number) => BatchResult, seats: number, { from, to }: Range): BatchResult {
  const tally = emptyTally(seats);
  for (let batch = from; batch < to; batch++) {
    const result = play(batch);
    if (!result.ok) return result;
    addTally(tally, result.value);
  }
  return ok(tally);
}

/** Hands out ranges and merges what comes back: in the order of the batches, so that nothing hangs on who was quicker. */
export class Ranges {
  readonly #tally: Tally;
  /** Came back before what lies in front of them. */
  readonly #early = new Map<number, { readonly to: number; readonly result: BatchResult }>();
  #handedOut = 0;
  #merged = 0;
  #end: number;
  #size = 1;
  #failed: BatchResult | undefined;

  constructor(batches: number, seats: number) {
    this.#end = batches;
    this.#tally = emptyTally(seats);
  }

  /** The next to be played; undefined when all are handed out. */
  next(): Range | undefined {
    if (this.#handedOut >= this.#end) return undefined;
    const from = this.#handedOut;
    this.#handedOut = Math.min(this.#end, from + this.#size);
    return { from, to: this.#handedOut };
  }

  done({ from, to }: Range, result: BatchResult, took: number): void {
    this.#early.set(from, { to, result });
    // Nothing after a failure is wanted; what lies before it is, as it may fail too.
    if (!result.ok) this.#end = Math.min(this.#end, to);
    const each = took / (to - from);
    this.#size = Math.max(1, Math.min(2 * this.#size, Math.floor(GOAL / Math.max(each, 0.001))));
    for (let first = this.#early.get(this.#merged); first !== undefined; first = this.#early.get(this.#merged)) {
      this.#early.delete(this.#merged);
      this.#merged = first.to;
      if (first.result.ok) addTally(this.#tally, first.result.value);
      else this.#failed ??= first.result;
    }
  }

  get games(): number {
    return this.#tally.games;
  }

  /** What all of it came to, or the first failure; undefined before that is known. */
  get result(): BatchResult | undefined {
    if (this.#failed !== undefined) return this.#failed;
    return this.#merged >= this.#end ? ok(this.#tally) : undefined;
  }
}
