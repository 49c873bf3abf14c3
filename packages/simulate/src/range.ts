/** Batches that follow each other, handed out and merged in their order whoever plays them. */
import { fail, ok } from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';

/** Plays games and adds them to a sum, and pauses now and then; ends at once with what should not have come. */
export type Played = Generator<undefined, readonly Issue[] | undefined>;

/** Plays the games of a batch, from 0, and adds what they come to. */
export type BatchPlayer<S> = (batch: number, sum: S) => Played;

export type BatchResult<S> = Result<S, readonly Issue[]>;

/** How what games have come to is added up. */
export interface Adding<S> {
  empty(): S;
  /** The next games to those before them. */
  add(to: S, next: S): void;
  games(sum: S): number;
}

/** From this batch on, and before that one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds that a range should take: long against a message, short against a wait at the end. */
const GOAL = 40;

/** A range that is being played, piece by piece, up to the first game that fails. */
export class RangePlay<S> {
  readonly range: Range;
  /** What its games have come to so far. */
  readonly sum: S;
  readonly #games: Played;

  constructor(play: BatchPlayer<S>, { empty }: Pick<Adding<S>, 'empty'>, range: Range) {
    this.range = range;
    this.sum = empty();
    this.#games = inTurn(play, this.sum, range);
  }

  /** Plays some more; the result when that was the last. */
  next(): BatchResult<S> | undefined {
    const step = this.#games.next();
    if (step.done !== true) return undefined;
    return step.value === undefined ? ok(this.sum) : fail(step.value);
  }

  all(): BatchResult<S> {
    for (;;) {
      const result = this.next();
      if (result !== undefined) return result;
    }
  }
}

function* inTurn<S>(play: BatchPlayer<S>, sum: S, { from, to }: Range): Played {
  for (let batch = from; batch < to; batch++) {
    const failed = yield* play(batch, sum);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

/** Hands out ranges and merges what comes back: in the order of the batches, so that nothing hangs on who was quicker. */
export class Ranges<S> {
  readonly #adding: Adding<S>;
  readonly #sum: S;
  /** Told of games when they are counted, in their order. */
  readonly #onCounted: (games: S) => void;
  /** Handed out, and not back yet, in the order of the batches. */
  readonly #out = new Map<number, Range>();
  /** Came back before what lies in front of them. */
  readonly #early = new Map<number, { readonly to: number; readonly result: BatchResult<S> }>();
  #handedOut = 0;
  #merged = 0;
  #end: number;
  #size = 1;
  #failed: BatchResult<S> | undefined;

  constructor(batches: number, adding: Adding<S>, onCounted: (games: S) => void = () => undefined) {
    this.#end = batches;
    this.#adding = adding;
    this.#sum = adding.empty();
    this.#onCounted = onCounted;
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
  done({ from, to }: Range, result: BatchResult<S>, took: number): void {
    if (!this.#out.delete(from)) return;
    this.#early.set(from, { to, result });
    // Nothing after a failure is wanted; what lies before it is, as it may fail too.
    if (!result.ok) this.#end = Math.min(this.#end, to);
    const each = took / (to - from);
    this.#size = Math.max(1, Math.min(2 * this.#size, Math.floor(GOAL / Math.max(each, 0.001))));
    for (let first = this.#early.get(this.#merged); first !== undefined; first = this.#early.get(this.#merged)) {
      this.#early.delete(this.#merged);
      this.#merged = first.to;
      if (first.result.ok) this.#count(first.result.value);
      else this.#failed ??= first.result;
    }
  }

  get games(): number {
    return this.#adding.games(this.#sum);
  }

  /** What all of it came to, or the first failure; undefined before that is known. */
  get result(): BatchResult<S> | undefined {
    if (this.#failed !== undefined) return this.#failed;
    return this.#merged >= this.#end ? ok(this.#sum) : undefined;
  }

  /** What the games from the first on have come to so far, with those of a range that is being played if it is the next. */
  soFar(playing?: RangePlay<S>): S {
    if (playing?.range.from === this.#merged) this.#count(playing.sum);
    return this.#sum;
  }

  #count(games: S): void {
    this.#adding.add(this.#sum, games);
    this.#onCounted(games);
  }
}
