/**
 * A bot: a pure function from what a seat sees, a seed and its own settings to an input. It never sees the state of the match, so
 * it cannot cheat; it never sees a clock, so its moves can be recomputed from a saved match, to the bit.
 */
import type { AnyInput, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';

/** What a seat that is to act sees. */
export interface BotLook {
  readonly seat: Seat;
  /** How many seats there are at the table. */
  readonly seats: number;
  /** In the game's own types: `match.look(seat).seen`. */
  readonly view: unknown;
}

export interface Bot {
  /** With all its settings: `botNamed` of it is this bot again. */
  readonly name: string;
  /** A decision that has not been made yet. Give it to a seat that is to act. */
  think(look: BotLook, seed: Seed): Thinking;
}

/** A decision in the making. How the work is cut into pieces never changes what comes of it. */
export interface Thinking {
  /** Iterations that are wanted in all; 0 for a bot that does not search. */
  readonly wanted: number;
  readonly done: number;
  /** Nothing is left to do: all wanted iterations are done, or more would change nothing. */
  readonly ready: boolean;
  /** Does some more iterations, never more than are wanted. */
  work(iterations: number): void;
  /** What is known so far. It can be asked at any time; at least one iteration is done for it. */
  found(): Found;
}

/** What one search has found; `conclude` decides by it, and by what others have found beside it. */
export interface Found {
  readonly iterations: number;
  readonly moves: readonly Tried[];
  /** What is expected to follow the best move, the move itself first. */
  readonly line: readonly AnyInput[];
  /** Others decide at the same time, so that a choice must not be foreseen. */
  readonly together: boolean;
  /** What is done whatever the moves say: a bot that draws its input has drawn it. */
  readonly drawn?: AnyInput;
}

export interface Tried {
  readonly input: AnyInput;
  readonly visits: number;
  /** From 0, lost, to 1, won. */
  readonly value: number;
  /** Everything that can follow has been looked at: the value is certain. */
  readonly certain?: true;
}

export interface Decision {
  readonly input: AnyInput;
  readonly report: Report;
}

/** What a bot tells of a decision, for people to see and for replays to compare. */
export interface Report {
  /** Iterations that were done, by each of those who searched side by side. */
  readonly iterations: readonly number[];
  /** The best first. */
  readonly moves: readonly Tried[];
  /** What it expects to follow, its own input first. */
  readonly line: readonly AnyInput[];
}
