/** Batches that follow each other, handed out and merged in their order whoever plays them. */
import { fail, ok } from '@turnwise/kernel';
import type { BatchResult, Played } from './batch.ts';
import { addTally, emptyTally } from './tally.ts';
import type { Tally } from './tally.ts';

/** From this batch on, and before that one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds that a range should take: long against a message, short against a wait at the end. */
const GOAL = 40;

/** A range that is being played, game by game, up to the first that fails. */
export class RangePlay {
  readonly range: Range;
  /** What its games have come to so far. */
  readonly tally: Tally;
  readonly #games: Played;

  constructor(play: (batch: number, tally: Tally) => Played, seats: number, range: Range) {
    this.range = range;
    this.tally = emptyTally(seats);
    this.#games = inTurn(play, this.tally, range);
  }

  /** Plays one more game; the result when that was the last. */
  next(): BatchResult | undefined {
    const step = this.#games.next();
    if (step.done !== true) return undefined;
    return step.value === undefined ? ok(this.tally) : fail(step.value);
  }

  all(): BatchResult {
    for (;;) {
      const result = this.next();
      if (result !== undefined) return result;
    }
  }
}

function* inTurn(play: (batch: number, tally: Tally) => Played, tally: Tally, { from, to }: Range): Played {
  for (let batch = from; batch < to; batch++) {
    const failed = yield* play(batch, tally);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

/** Hands out ranges and merges what comes back: in the order of the batches, so that nothing hangs on who was quicker. */
export class Ranges {
  readonly #tally: Tally;
  /** Handed out, and not back yet, in the order of the batches. */
  readonly #out = new Map<number, Range>();
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
    const range = { from, to: this.#handedOut };
    this.#out.set(from, range);
    return range;
  }

  /** The last that somebody else has not brought back yet: whoever has nothing to do may play it too, as it comes to the same. */
  again(): Range | undefined {
    return [...this.#out.values()].findLast(({ from }) => from < this.#end);
  }

  /** What a range came to. The second of two who have played the same is not heard. */
  done({ from, to }: Range, result: BatchResult, took: number): void {
    if (!this.#out.delete(from)) return;
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

  /** What the games from the first on have come to so far, with those of a range that is being played if it is the next. */
  soFar(playing?: RangePlay): Tally {
    if (playing?.range.from === this.#merged) addTally(this.#tally, playing.tally);
    return this.#tally;
  }
}
