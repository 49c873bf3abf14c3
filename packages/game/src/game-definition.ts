/**
 * What the author of a game writes, in groups. Five things must be there: what the game is, its `rules`, `setup`, `play` and
 * `words`. The others are for games that need them: `sight` for a game with secrets, `options`, and `stage` for a drawing.
 * `defineGame` makes a `Game` of it, in which every member has the name that it has here.
 */
import type { FieldShapes, Issue, Json, Refusal, Rules } from '@turnwise/kernel';
import type { Canvas } from './canvas.ts';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import type { Content } from './content.ts';
import type { Controls } from './control.ts';
import type { EventTrail } from './event-trail.ts';
import type { GameBots } from './game-bots.ts';
import type { GameStudy } from './game-study.ts';
import type { Game, SetupContext } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import type { GameSight, OpenView } from './game-sight.ts';
import type { LogLevel, Message, Messages } from './message.ts';
import type { Notation } from './notation.ts';
import type { Offer, Slot } from './offer.ts';
import type { GameResult } from './result.ts';
import type { Cue, Named, Scene, ThingId } from './scene.ts';
import type { Scroll } from './scroll.ts';
import type { SeatRange } from './seat-range.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Table } from './table.ts';
import type { TimeOut } from './time-out.ts';

/** Whether a seat may see the whole state but its streams decides what else must be written. */
export type GameDefinition<T extends PlayTypes> = GameParts<T> & SightPart<T> & StreamsPart<T>;

/** What is the same for every game. */
interface GameParts<T extends PlayTypes> {
  readonly id: string;
  /** Changes whenever the same inputs may lead elsewhere. */
  readonly version: string;
  readonly title: string;
  /** One sentence for a menu. */
  readonly summary: string;
  readonly seats: SeatRange;
  /** What a host may choose at the beginning. */
  readonly options?: GameOptions<T>;
  /** What an input does: the kernel's part. */
  readonly rules: Rules<T>;
  readonly setup: (context: SetupContext) => T['State'];
  /** Who may do what, and how it ends. */
  readonly play: GamePlay<T>;
  /** What people read and write. */
  readonly words: GameWords<T>;
  /** What a terminal or a page shows, and the keys it takes. */
  readonly stage?: GameStage<T>;
  /** What machine players go by. */
  readonly bots?: GameBots<T>;
  /** What simulators count of it. */
  readonly study?: GameStudy<T>;
}

/** `sight` may be left out where a view is the whole state but its streams: then nothing is hidden. */
type SightPart<T extends PlayTypes> =
  IsOpen<T> extends true ? { readonly sight?: GameSight<T> } : { readonly sight: GameSight<T> };

/** A state keeps its streams in `random`, so it names them, and one without `random` has none. */
type StreamsPart<T extends PlayTypes> = 'random' extends keyof T['State']
  ? { readonly streams: GameStreams<T> }
  : { readonly streams?: never };

type IsOpen<T extends PlayTypes> = [OpenView<T['State']>] extends [T['View']]
  ? [T['View']] extends [OpenView<T['State']>]
    ? true
    : false
  : false;

/** Names of the random streams, or which there are with these options and in a view of such a game. */
export type GameStreams<T extends PlayTypes> =
  | readonly string[]
  | { readonly of: (options: Json) => readonly string[]; readonly in: (view: T['View']) => readonly string[] };

export interface GameOptions<T extends PlayTypes> {
  /** All of them optional. The functions below are asked when these shapes hold. */
  readonly shapes: FieldShapes<Record<string, unknown>>;
  /** What else is wrong with the options at such a table, with paths from `options` on: a ruleset that its checker refuses. */
  readonly issues?: (options: Json, seats: readonly string[]) => readonly Issue[];
  /** What it is played with, where that is not always the same: levels, rulesets. */
  readonly content?: Content;
  /** How many may play with these options, within `seats`, where it depends on them: a ruleset says it. */
  readonly seatsFor?: (options: Json) => SeatRange;
  /**
   * The options for a table at which people have these seats, for a game with players of its own: they have the others. The
   * default leaves the options as they are.
   */
  readonly seated?: (options: Json, people: readonly Seat[]) => Json;
  /** The same game with the title, names and texts of these options, where those come with them, as from a ruleset. */
  readonly worded?: (options: Json) => Game<T>;
}

export interface GamePlay<T extends PlayTypes> {
  readonly toAct: (state: T['State']) => readonly Seat[];
  /** What the seat may do now besides answering. What takes the game no further is `aside`, and may be offered out of turn. */
  readonly offers: (state: T['State'], seat: Seat) => readonly Offer[];
  /** The same without what is `aside`, where that takes less time: search lists all inputs at every step. The default picks them out of `offers`. */
  readonly plays?: (state: T['State'], seat: Seat) => readonly Offer[];
  readonly result: (state: T['State']) => GameResult | undefined;
  /** The system input that is due now, when nobody has to decide. */
  readonly next?: (state: T['State']) => T['Input'] | undefined;
  /** Pending questions. Their answers are offered without being named in `offers`. */
  readonly choices?: (state: T['State']) => readonly Choice[];
  /** Several seats may have to decide at once. The default is no. */
  readonly simultaneous?: boolean;
  /**
   * Whether an input is a control: taken, where the rules take it, without being offered (restart, concede, a card moved by
   * hand, an input written in short). The default is none. Of the input it is sure that it is a record; without a state the
   * question is about inputs of its kind. It is asked of whatever JSON came in, and must not throw.
   */
  readonly isControl?: (input: T['Input'], state?: T['State']) => boolean;
  /**
   * All that `legalInputs` gives, in the same order, listed quickly for bots; the default expands the offers. Nothing but the
   * state decides them.
   */
  readonly inputs?: (state: T['State'], seat: Seat) => readonly T['Input'][];
  /** One legal input, drawn quickly; the default goes through the offers. */
  readonly sample?: (state: T['State'], seat: Seat, chooser: Chooser) => T['Input'] | undefined;
  /**
   * What brought an event about, in the game's own marks. Hosts make a tree of it that begins with the inputs. The default: the
   * input brought it by itself. It is asked of whole events, and who may not see one is told of what brought that instead.
   */
  readonly eventTrail?: (event: T['Event']) => EventTrail;
  /** Why a match without a result waits for its host, where nobody is to act and nothing is due. */
  readonly stopped?: (state: T['State']) => Message | undefined;
  /**
   * What comes of it when the seat lets its time run out: with this question open, or without one where it is to act. Nothing:
   * hosts decide. The default is what the question says, else `fallback`, and nothing without a question. The host says so by the
   * input `timeout` where the game has one; else it answers for the seat, with `fallbackAnswer` of the question.
   */
  readonly timeOut?: (state: T['State'], seat: Seat, choice?: Choice) => TimeOut | undefined;
  /** A limit on the inputs of one game, for games whose rules let play go on. Default 10,000. */
  readonly longest?: number;
  /** What is worth counting at the end of a game, by name: rounds, deaths. Simulations tell the means. */
  readonly figures?: (state: T['State']) => Readonly<Record<string, number>>;
}

/** Labels get a view where one is at hand: things that have no like on the table need no number behind their name. */
export interface GameWords<T extends PlayTypes> {
  /** Templates by key: `input.KIND`, `event.KIND`, `refusal.CODE`, `result.REASON`, and those that the labels below name. */
  readonly messages: Messages;
  readonly notation: GameNotation<T>;
  /** The default is the key `input.KIND` with the input's fields as notation writes them. */
  readonly inputLabel?: (input: T['Input'], table: Table, view?: T['View']) => Message;
  /** What one candidate of an offer is called. The default is what notation writes. */
  readonly candidateLabel?: (
    offer: Offer,
    slot: Slot,
    candidate: Json,
    table: Table,
    view?: T['View'],
  ) => Message | undefined;
  /** Why something is refused. The default is the key `refusal.CODE` with the refusal's parameters. */
  readonly refusalLabel?: (refusal: Pick<Refusal, 'code' | 'params'>) => Message;
  /**
   * The default is the key `event.KIND` with the event's fields as notation writes them. At the level `debug` it may tell more.
   * What brought it, where that is known, may tell what the event itself does not.
   */
  readonly eventLabel?: (
    event: T['Event'],
    table: Table,
    level: LogLevel,
    view?: T['View'],
    broughtBy?: T['Event'],
  ) => Message;
  /** From which level on an event is told. The default tells all of them at once: `min`. */
  readonly eventLevel?: (event: T['Event']) => LogLevel;
  /** What a question says. The default is the key `choice.KIND`, and `choice.KIND.one` where exactly one is chosen. */
  readonly choiceLabel?: (choice: Choice, table: Table, view?: T['View']) => Message;
  /**
   * What the viewer knows of what this input is about to draw or to reveal, where a preview stops before it: what must be rolled,
   * what it may come to. From the view alone, so that nothing else is told. The default is nothing.
   */
  readonly foretell?: (view: T['View'], viewer: Viewer, input: T['Input'], table: Table) => readonly Message[];
  /** What the rules say of something that is named on the table, as a card's text; nothing for a word that names nothing. */
  readonly lookUp?: (view: T['View'], word: string) => readonly Message[];
  /** What somebody means who names an input in words (`play Ember Fox`), whether the rules would take it or not. */
  readonly typedInput?: (view: T['View'], seat: Seat, text: string, table: Table) => T['Input'] | undefined;
}

/** Inputs, events, answers and choices have a plain notation if a game has none of its own. */
export type GameNotation<T extends PlayTypes> = Partial<Omit<Notation<T>, 'position' | 'view'>> & PositionPart<T>;

type PositionPart<T extends PlayTypes> =
  | Pick<Notation<T>, 'position' | 'view'>
  | (IsOpen<T> extends true ? { readonly position: OpenPosition<T>; readonly view?: undefined } : never);

/** Where a view is the whole state but its streams, both can be written in one way: then a position is given without streams. */
export interface OpenPosition<T extends PlayTypes> extends Readonly<Notation<T>['view']> {
  readonly parse: Notation<T>['position']['parse'];
  readonly expected?: Notation<T>['view']['format'];
}

export interface GameStage<T extends PlayTypes> {
  /** A drawing of a view for terminals and transcripts, several lines. */
  readonly draw?: (view: T['View'], table: Table, canvas: Canvas<T>) => string;
  /** Keys for its inputs, for a game that is played with single keys. */
  readonly controls?: readonly Controls<T['Input']>[];
  /** For a drawing that may not fit on a screen. */
  readonly scroll?: Scroll<T>;
  /** The table as data, from a view alone: what can be touched has an id there. */
  readonly scene?: (view: T['View'], table: Table, viewer: Viewer) => Scene;
  /**
   * The things of the scene that a value in an offer or a question means: several where it stands for any of them, none where only words
   * tell it. The default is none.
   */
  readonly things?: (view: T['View'], named: Named, viewer: Viewer) => readonly ThingId[];
  /** What somebody who touches this could mean, allowed or not: hosts ask `explain` why it is not. The default is nothing. */
  readonly meant?: (view: T['View'], seat: Seat, thing: ThingId) => readonly T['Input'][];
  /** How an event is shown, as the viewer saw it, with the view after it. The default is nothing. */
  readonly cue?: (event: T['Event'], view: T['View'], viewer: Viewer) => Cue | undefined;
}

/** The same as `defineGame` works with it, whatever the types of the game say. */
export interface AnyDefinition<T extends PlayTypes> extends Omit<GameParts<T>, 'words'> {
  readonly sight?: GameSight<T>;
  readonly streams?: GameStreams<T>;
  readonly words: Omit<GameWords<T>, 'notation'> & { readonly notation: AnyNotation<T> };
}

/** Without a `view`, its positions are written from views. */
export type AnyNotation<T extends PlayTypes> = Partial<Omit<Notation<T>, 'position' | 'view'>> &
  (Pick<Notation<T>, 'position' | 'view'> | { readonly position: OpenPosition<T>; readonly view?: undefined });
