/** What a law is, and what it gets to check a game with. */
import type { Chooser } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Walk } from './walk.ts';

export interface Law {
  /** From 1 to 11. */
  readonly number: number;
  /** In camelCase, for programs. */
  readonly name: string;
  /** The sentence, for people. */
  readonly title: string;
  /** Checks one game and reports to the inquiry what it finds. */
  readonly check: (walk: Walk, inquiry: Inquiry) => void;
  /** Checks the whole run, if a law has something to say that one game cannot show. `first` is its first game. */
  readonly conclude?: (first: Walk, inquiry: Inquiry) => void;
}

export type Holds = (condition: boolean, frame: number, what: () => string, urgent?: boolean) => boolean;

export type Tally = Map<string, number>;

/** With fewer games than this, something that never happened may be chance. */
export const ENOUGH_GAMES = 20;

export function addTo(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

/** Where one law reports on one game. */
export interface Inquiry {
  /**
   * One check of the state after `place` frames. `what` is called only if it fails; `urgent` failures are shown before
   * the rest. Returns `condition`.
   */
  readonly holds: Holds;
  /**
   * The places to check: 0 is the start, 1 the state after the first frame. All of them or, in a longer game, a sample
   * of `most` drawn from the seed, always with the first and the last; the report says that it was a sample.
   */
  readonly places: (most?: number) => readonly number[];
  /** The number, or the share of it that this run takes of expensive checks; at least one. */
  readonly some: (many: number) => number;
  /** Whether this game is one of those (one in `every`) that get an expensive check; always true for a short game. */
  readonly takes: (every: number) => boolean;
  /** Counts that the law keeps over all games of the run, by any name. */
  readonly tally: Tally;
  /** A key of a message that a host would have to show. */
  readonly met: (key: string) => void;
  /** The law's own randomness, the same for the same seed. */
  readonly chooser: Chooser;
  /** Values that are not inputs, for all games of one run. */
  readonly anything: readonly Json[];
}
