/** What the page and the worker say to each other, besides what goes on at tables. */
import type { Json } from '@turnwise/kernel';

export type ToWorker =
  /** Tables are served over this port from now on. */
  | { readonly kind: 'tables'; readonly port: MessagePort }
  | { readonly kind: 'sheet'; readonly call: number; readonly game: string; readonly options: Json }
  /** The options for a table at which these seats are taken, for a game that can play the others by itself. */
  | {
      readonly kind: 'seated';
      readonly call: number;
      readonly game: string;
      readonly options: Json;
      readonly seats: readonly number[];
    };

export type FromWorker =
  | { readonly kind: 'sheet'; readonly call: number; readonly sheet: GameSheet | null }
  | { readonly kind: 'seated'; readonly call: number; readonly options: Json }
  | { readonly kind: 'failed'; readonly call: number; readonly text: string };

/** What a form for a new match has to know of a game. */
export interface GameSheet {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: { readonly min: number; readonly max: number; readonly isNamed: boolean };
  /** Usual names, one for each seat there can be. */
  readonly names: readonly string[];
  readonly options: readonly { readonly name: string; readonly expected: string }[];
  readonly content: {
    readonly option: string;
    readonly shipped: readonly {
      readonly id: string;
      readonly title: string;
      readonly hint: string | null;
      readonly par: number | null;
    }[];
  } | null;
  /** The recommended one comes first. */
  readonly bots: readonly string[];
  readonly recommended: string;
  readonly hasSecrets: boolean;
  /** Whether the game plays seats that nobody takes. */
  readonly playsItself: boolean;
  /** Decks that each seat may choose from, by their ids; none where there is nothing to choose. */
  readonly decks: readonly string[];
}
