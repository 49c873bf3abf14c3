/**
 * Where a table on a page gets what it shows and sends what is done: a match in a worker, a match on a server, or a match that is over and
 * kept as a document. A page knows this interface and none of the three. One suite holds all of them to it (`conformance/`).
 */
import type { Cue, Message, Messages, ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Inspected, MatchDocument, SeenDocument, SeenScene, Stage } from '@turnwise/match';
import type { Clocks, MatchEnd, SeatState, WireEvent, WireLook, WireOutcome } from '@turnwise/protocol';

/** A seat by its name; null is a spectator. */
export type TableViewer = string | null;

/** What one viewer is shown: the look as it goes over the wire, with labels, and the scene of it. */
export interface TableLook extends WireLook {
  /** Null for a game without scenes. */
  readonly stage: Stage | null;
}

/** One step of what happened, for playback: its events, how each is shown, and the scene as it was then. */
export interface TableStep {
  readonly events: readonly WireEvent[];
  /** For each event; null where it is only told. */
  readonly cues: readonly (Cue | null)[];
  /** Null where it cannot be shown. */
  readonly scene: SeenScene | null;
}

export interface TableUpdate {
  /** `look` comes first, and again when what happened in between is not known. */
  readonly kind: 'look' | 'advanced' | 'undone' | 'redone' | 'faulted';
  readonly look: TableLook;
  /** What the viewer saw of it, in order. With `look` these are the events so far, as far as they are known. */
  readonly events: readonly WireEvent[];
  /** The same step by step; empty where there is nothing to play back. */
  readonly steps: readonly TableStep[];
}

/** What goes on around the match. */
export type SourceNews =
  | { readonly kind: 'seats'; readonly seats: readonly SeatState[]; readonly spectators: number }
  | { readonly kind: 'clocks'; readonly clocks: Clocks | null }
  | { readonly kind: 'chat'; readonly from: string; readonly text: string; readonly at: number }
  | { readonly kind: 'line'; readonly status: 'open' | 'lost' | 'closed' }
  | { readonly kind: 'thinking'; readonly seat: string; readonly bot: string; readonly share: number | null }
  /** A bot could not move, and nothing happens by itself any more; null once it is tried again. */
  | { readonly kind: 'botFailed'; readonly failure: FailedBot | null }
  | { readonly kind: 'ended'; readonly end: MatchEnd | null }
  | {
      readonly kind: 'trouble';
      readonly code: string;
      readonly text: string;
      readonly params?: Readonly<Record<string, unknown>>;
    };

export interface FailedBot {
  readonly seat: string;
  readonly bot: string;
  /** All that it tried was refused by the rules; otherwise its program failed, or did not load. */
  readonly why: 'refused' | 'failed';
  /** For whoever looks into it. */
  readonly text: string;
}

export interface Answered {
  readonly outcome: WireOutcome;
}

export interface TableForesight {
  readonly outcome: WireOutcome;
  /** It stops here because chance or a secret decides what comes next. */
  readonly uncertain: boolean;
  readonly events: readonly WireEvent[];
  readonly look: TableLook;
}

/** An input in words. Without a label there is only the sentence, in notation where words would tell too much. */
export interface HintWords {
  readonly text: string;
  readonly label?: Message;
}

/** What the strongest bot would do, and why. */
export interface Hint extends HintWords {
  /** As `submit` takes it. */
  readonly input: Json;
  /** What it looked at, the best first: words, share of its visits, value in [0, 1] for the seat. */
  readonly tried: readonly (HintWords & { readonly visits: number; readonly value: number })[];
  /** The line that it expects: who does what; null for what happens by itself. */
  readonly line: readonly (HintWords & { readonly seat: string | null })[];
}

export interface TableAbout {
  /** The id of the match. */
  readonly match: string;
  readonly game: string;
  readonly version: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly options: Json;
  /** The seats that this page may play; more than one on a shared screen, none for a spectator. */
  readonly mine: readonly string[];
  readonly can: {
    readonly undo: boolean;
    readonly preview: boolean;
    /** Whether every seat's view may be looked at: a match that is over, or one that nobody else plays. */
    readonly seeAll: boolean;
    readonly branch: boolean;
    readonly hint: boolean;
    readonly chat: boolean;
  };
}

export interface TableSource {
  readonly about: TableAbout;
  /** The templates of the game's messages, in English. */
  words(): Promise<Messages>;
  /** The whole look first, then every update in order, each once. Gives the way to stop. */
  subscribe(viewer: TableViewer, listener: (update: TableUpdate) => void): () => void;
  /** What goes on around the match; the present seats, clocks and line first. */
  follow(listener: (news: SourceNews) => void): () => void;
  /** An input of one of `mine`, without its seat: `{ kind, … }` or an answer `{ kind: 'answer', choice, value }`. */
  submit(seat: string, input: Json, decision: string | null): Promise<Answered>;
  preview(seat: string, input: Json): Promise<TableForesight>;
  /** What the rules say of a thing on the table, and why nothing can be done with it now. */
  inspect(viewer: TableViewer, thing: ThingId): Promise<Inspected>;
  rewind(seat: string, what: 'undo' | 'redo'): Promise<Answered>;
  hint(seat: string): Promise<Hint>;
  chat(text: string): Promise<void>;
  /** Lets a bot that has failed try again; where none has, nothing happens. */
  wake(): Promise<void>;
  /** Ends the match for one of `mine`: it concedes, where the game or the platform lets it. */
  concede(seat: string): Promise<Answered>;
  /** How it was after so many frames. Only where `seeAll`, or for a viewer of one's own. */
  at(frame: number, viewer: TableViewer): Promise<TableLook>;
  /** What happened in these frames, as the viewer saw it. */
  between(from: number, to: number, viewer: TableViewer): Promise<readonly TableStep[]>;
  /** A match of its own that goes on from there in a worker. */
  branch(frame: number): Promise<TableSource>;
  /** All that the page may take away of it. */
  save(): Promise<MatchDocument | SeenDocument>;
  close(): void;
}
