/**
 * The door to a match: all that requests and sockets know of it. What goes in and comes out is plain data, so that the match may be in this
 * thread or in another. Errors are thrown as `PlatformError`, or as `LogError` where the log does not answer.
 */
import type { Json } from '@turnwise/kernel';
import type {
  ActAnswer,
  ActionsAnswer,
  ControlOrder,
  EventsAnswer,
  LookAnswer,
  MatchAbout,
  WireInput,
  WireInspected,
  WireOptions,
  WireOutcome,
  WirePreview,
  WordsAnswer,
} from '@turnwise/protocol';
import type { Caller } from './caller.ts';
import type { Guest } from './guest.ts';

export interface Door extends Asked {
  readonly match: string;
  /** The id of its game. */
  readonly game: string;
  /** Welcomes somebody. `after` is how far it had come before. */
  join(guest: Guest, after: number | undefined): Promise<void>;
  leave(guest: Guest): void;
  /** A whole look for somebody whose reader has caught up. */
  refresh(guest: Guest, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void>;
}

/** What can be asked at a door. */
export interface Asked {
  /** Throws `unauthenticated` for a token that is none here, and where nobody may look on. */
  whoIs(token: string | undefined): Promise<Caller>;
  do(caller: Caller, deed: Deed, sent: Sent): Promise<Done>;
  /** The same for those who have no socket, with what they would be told there. */
  doAndShow(caller: Caller, deed: Deed, sent: SentById): Promise<ActAnswer>;
  /** What an input would do, as far as the seat may know. */
  preview(caller: Caller, input: WireInput, wanted?: LookWanted): Promise<Previewed>;
  /** Says something to everybody; gives the place at which the match is. */
  chat(caller: Caller, text: string): Promise<number>;
  look(caller: Caller, wanted: LookWanted): Promise<LookAnswer>;
  /** The templates of its messages. */
  words(): Promise<WordsAnswer>;
  /** What the rules say of a thing on the stage, and why nothing can be done with it now. */
  inspect(caller: Caller, thing: string): Promise<Inspection>;
  actions(caller: Caller, wanted: ActionsWanted): Promise<ActionsAnswer>;
  events(caller: Caller, wanted: EventsWanted): Promise<EventsAnswer>;
  /** The whole match once it is over, and for a moderator; before that, what the caller saw. */
  document(caller: Caller): Promise<Json>;
  /** Gives the seat that was taken. */
  takeSeat(wanted: SeatWanted): Promise<string>;
  leaveSeat(caller: Caller): Promise<string>;
  about(): Promise<MatchAbout>;
}

/** What people do at a match. */
export type Deed =
  | { readonly kind: 'act'; readonly input: WireInput }
  | { readonly kind: 'answer'; readonly choice: string; readonly value: Json }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'control'; readonly order: ControlOrder };

export interface Sent {
  /** The id that the sender gave. */
  readonly id?: string | undefined;
  readonly decision?: string | undefined;
  /** Milliseconds of lag that the clock does not charge. */
  readonly lag?: number | undefined;
  /** Wants messages beside sentences in what it is answered. */
  readonly labels?: boolean | undefined;
}

export interface SentById extends Sent {
  readonly id: string;
}

export interface Done {
  readonly outcome: WireOutcome;
  /** How many records there are now, as far as this answer is concerned. */
  readonly place: number;
  /** It had been done before. */
  readonly again: boolean;
}

export interface Previewed {
  readonly preview: WirePreview;
  readonly place: number;
}

export interface Inspection {
  readonly inspected: WireInspected;
  readonly place: number;
}

export interface LookWanted extends WireOptions {
  /** With what can be seen and touched. */
  readonly stage?: boolean;
}

export interface ActionsWanted {
  readonly explain: boolean;
  readonly labels: boolean;
}

export interface EventsWanted {
  readonly after: number;
  readonly limit: number;
  /** Milliseconds to wait if there is nothing yet. */
  readonly wait: number;
  readonly labels: boolean;
}

export interface SeatWanted {
  /** Of the one who asks. */
  readonly token?: string | undefined;
  /** If left out, the first that is open. */
  readonly seat?: string | undefined;
  readonly name?: string | undefined;
  /** What is known of the token that the seat will have; null for a bot. */
  readonly holder: string | null;
  readonly bot?: { readonly name: string; readonly known: boolean } | undefined;
}
