/** What a pool and its threads say to each other: plain data that can be posted. */
import type { BotLook, Found } from '@turnwise/bots';
import type { Json, Seed } from '@turnwise/kernel';

export type ToThinker =
  | ({ readonly kind: 'think'; readonly job: number } & Search)
  /** Answer with what is known by now. */
  | { readonly kind: 'stop'; readonly job: number }
  /** Nobody wants the answer any more. */
  | { readonly kind: 'drop'; readonly job: number };

/** One search, alone or beside others. */
export interface Search {
  /** The id of a game of the registry that the thread has. */
  readonly game: string;
  /** The options of the match, for a game that comes with them, such as a ruleset. */
  readonly options?: Json;
  /** The name of the bot, as `botNamed` reads it. */
  readonly bot: string;
  readonly look: BotLook;
  readonly seed: Seed;
  /** Which of how many searches side by side it is, from 0. */
  readonly at: number;
  readonly of: number;
  /** Ends after so long, with what is known by then. */
  readonly milliseconds?: number;
}

export type FromThinker =
  /** The thread has started and hears. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly job: number; readonly done: number; readonly wanted: number }
  /** `name` is the bot's own, with all its settings. */
  | { readonly kind: 'found'; readonly job: number; readonly name: string; readonly found: Found }
  | { readonly kind: 'dropped'; readonly job: number }
  | { readonly kind: 'failed'; readonly job: number; readonly why: string };
