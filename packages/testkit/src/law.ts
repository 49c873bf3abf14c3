/** What a law is, and what it is given to look with. */
import type { Chooser } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Walk } from './walk.ts';

export interface Law {
  /** From 1 to 10, as in DESIGN. */
  readonly number: number;
  /** In camelCase, for programs. */
  readonly name: string;
  /** The sentence, for people. */
  readonly title: string;
  /** Looks at one game and tells the inquiry what it finds. */
  readonly check: (walk: Walk, inquiry: Inquiry) => void;
  /** Looks back on the whole run, where a law has something to say that one game cannot show. `first` is its first game. */
  readonly conclude?: (first: Walk, inquiry: Inquiry) => void;
}

export type Holds = (condition: boolean, frame: number, what: () => string, urgent?: boolean) => boolean;

export type Tally = Map<string, number>;

/** Fewer games than this show nothing by what never happened in them: it may be chance. */
export const ENOUGH_GAMES = 20;

export function addTo(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

/** Where one law reports on one game. */
export interface Inquiry {
  /**
   * One check of the state after so many frames. `what` is asked only when it does not hold; what is `urgent` is shown
   * before the rest. Gives `condition` back.
   */
  readonly holds: Holds;
  /**
   * The places to look at: 0 is the start, 1 the state after the first frame. All of them, or, in a game
   * with more, so many (the first and the last always), drawn from the seed; the report says that it was a sample.
   */
  readonly places: (most?: number) => readonly number[];
  /** So many, or the share of them that this run takes of what is dear; one at the least. */
  readonly some: (many: number) => number;
  /** Whether this game is among the one in `every` that get a check that is dear: always in a short game. */
  readonly takes: (every: number) => boolean;
  /** Counts that the law keeps over all games of the run, by any name. */
  readonly tally: Tally;
  /** A key of a message that a host would have to show. */
  readonly met: (key: string) => void;
  /** The law's own chance, the same for the same seed. */
  readonly chooser: Chooser;
  /** Values that are no inputs, for all games of one run. */
  readonly anything: readonly Json[];
}
