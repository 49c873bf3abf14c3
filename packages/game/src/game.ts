/**
 * The game contract: what a host (server, bot, simulator, terminal, browser, test) needs to know of a game, and all that it
 * may know. An author writes a `GameDefinition`; `defineGame` makes a `Game` of it, with all that follows.
 */
import type {
  EngineError,
  FieldShapes,
  GameTypes,
  Issue,
  Json,
  Kernel,
  KernelOptions,
  Random,
  Refusal,
  Result,
  Rules,
  Script,
  Seed,
} from '@turnwise/kernel';
import type { Canvas } from './canvas.ts';
import type { Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import type { Content } from './content.ts';
import type { Controls } from './control.ts';
import type { EventTrail } from './event-trail.ts';
import type { LogLevel, Message, Messages } from './message.ts';
import type { Notation } from './notation.ts';
import type { Expansion, Offer, Slot } from './offer.ts';
import type { GameResult } from './result.ts';
import type { Scroll } from './scroll.ts';
import type { SeatRange } from './seat-range.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Table } from './table.ts';
import type { TimeOut } from './time-out.ts';

/** The four unions of the kernel, and what a seat may see. */
export interface PlayTypes extends GameTypes {
  View: unknown;
}

export interface Traits {
  /** Some seat does not know all of the state. */
  readonly hiddenInformation: boolean;
  /** Random streams are drawn from. */
  readonly chance: boolean;
  /** Several seats may have to decide at once. */
  readonly simultaneous: boolean;
}

/** What a host gives to begin. */
export interface SetupRequest {
  readonly seed: Seed;
  /** Names in turn order; may be left out where the game names its seats. */
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Scripted results by stream, for scenarios. */
  readonly random?: Script;
}

/** The same, checked, as the author's `setup` gets it. */
export interface SetupContext {
  readonly seats: readonly string[];
  readonly options: Json;
  /** The streams at their beginning; a setup that draws puts `advanceRandom` of them into the state. */
  readonly random: Random;
}

export interface GameDefinition<T extends PlayTypes> {
  readonly id: string;
  /** Changes whenever the same inputs may lead elsewhere. */
  readonly version: string;
  readonly title: string;
  /** One sentence for a menu. */
  readonly summary: string;
  readonly seats: SeatRange;
  /** How many may play with these options, within `seats`, where that hangs on them: a ruleset says it. */
  readonly seatsFor?: (options: Json) => SeatRange;
  readonly traits: Traits;
  /** Names of the random streams, or which there are with these options; then `streamsIn` tells it of a view. */
  readonly streams?: readonly string[] | ((options: Json) => readonly string[]);
  readonly streamsIn?: (view: T['View']) => readonly string[];
  /** The shapes of the setup options, all of them optional. Other functions of the options are asked when these hold. */
  readonly options?: FieldShapes<Record<string, unknown>>;
  /** What else is wrong with the options at such a table, with paths from `options` on: a ruleset that its checker refuses. */
  readonly optionIssues?: (options: Json, seats: readonly string[]) => readonly Issue[];
  /** What it is played with, where that is not always the same: levels, rulesets. */
  readonly content?: Content;
  readonly rules: Rules<T>;
  readonly setup: (context: SetupContext) => T['State'];
  /** The system input that is due now, when nobody has to decide. */
  readonly next?: (state: T['State']) => T['Input'] | undefined;
  readonly toAct: (state: T['State']) => readonly Seat[];
  readonly result: (state: T['State']) => GameResult | undefined;
  /** Pending questions. Their answers are offered without being named in `offers`. */
  readonly choices?: (state: T['State']) => readonly Choice[];
  /** What the seat may do now besides answering. What takes the game no further is `aside`, and may be offered out of turn. */
  readonly offers: (state: T['State'], seat: Seat) => readonly Offer[];
  /**
   * Whether an input is a control: taken, where the rules take it, without being offered (restart, concede, a card moved by
   * hand, an input written in short). The default is none. Of the input it is sure that it is a record; without a state the
   * question is about inputs of its kind. It is asked of whatever JSON came in, and must not throw.
   */
  readonly isControl?: (input: T['Input'], state?: T['State']) => boolean;
  /** One legal input, drawn quickly; the default goes through the offers. */
  readonly sample?: (state: T['State'], seat: Seat, chooser: Chooser) => T['Input'] | undefined;
  /** Built from the state by whitelist. */
  readonly view: (state: T['State'], viewer: Viewer) => T['View'];
  /** What a host sees that hides nothing from itself: a debugger, a replay of what is over. The default is a spectator's view. */
  readonly viewAll?: (state: T['State']) => T['View'];
  /** The event as this viewer may see it; undefined if not at all. Only a game that hides nothing may leave it out. */
  readonly viewEvent?: (event: T['Event'], viewer: Viewer) => T['Event'] | undefined;
  /**
   * What brought an event about, in the game's own marks. Hosts make a tree of it that begins with the inputs. The default: the
   * input brought it by itself. It is asked of whole events, and who may not see one is told of what brought that instead.
   */
  readonly eventTrail?: (event: T['Event']) => EventTrail;
  /**
   * Whether the viewer learns something by an event that reveals, or would by what follows it; a preview for that viewer
   * stops there. The default is every event that reveals.
   */
  readonly revealsTo?: (event: T['Event'], viewer: Viewer) => boolean;
  /**
   * What the viewer knows of what this input is about to draw or to reveal, where a preview stops before it: what must be rolled,
   * what it may come to. From the view alone, so that nothing else is told. The default is nothing.
   */
  readonly foretell?: (view: T['View'], viewer: Viewer, input: T['Input'], table: Table) => readonly Message[];
  /** The choice as this viewer may see it. The default shows a choice to its own seat alone. */
  readonly viewChoice?: (choice: Choice, viewer: Viewer) => Choice | undefined;
  /** A state that the viewer cannot tell from the true one. */
  readonly determinize: (view: T['View'], viewer: Viewer, chooser: Chooser, random: Random) => T['State'];
  readonly notation: Pick<Notation<T>, 'position' | 'view'> & Partial<Omit<Notation<T>, 'position' | 'view'>>;
  /**
   * The default is the key `input.KIND` with the input's fields as notation writes them. A view, where one is at hand, is what
   * is on the table: things that have no like there need no number behind their name. It is the same for the labels below.
   */
  readonly inputLabel?: (input: T['Input'], table: Table, view?: T['View']) => Message;
  /** What one candidate of an offer is called. The default is what notation writes. */
  readonly candidateLabel?: (
    offer: Offer,
    slot: Slot,
    candidate: Json,
    table: Table,
    view?: T['View'],
  ) => Message | undefined;
  /** What somebody means who names an input in words (`play Ember Fox`), whether the rules would take it or not. */
  readonly typedInput?: (view: T['View'], seat: Seat, text: string, table: Table) => T['Input'] | undefined;
  /** Why something is refused. The default is the key `refusal.CODE` with the refusal's parameters. */
  readonly refusalLabel?: (refusal: Pick<Refusal, 'code' | 'params'>) => Message;
  /** At the level `debug` it may tell more. What brought it, where that is known, may tell what the event itself does not. */
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
  /** What the rules say of something that is named on the table, as a card's text; nothing for a word that names nothing. */
  readonly lookUp?: (view: T['View'], word: string) => readonly Message[];
  readonly messages: Messages;
  /** A drawing of a view for terminals and transcripts, several lines. */
  readonly draw?: (view: T['View'], table: Table, canvas: Canvas<T>) => string;
  /** Keys for its inputs, for a game that is played with single keys. */
  readonly controls?: readonly Controls<T['Input']>[];
  /** For a drawing that may not fit on a screen. */
  readonly scroll?: Scroll<T>;
  /** What is worth counting at the end of a game, by name: rounds, deaths. Simulations tell the means. */
  readonly figures?: (state: T['State']) => Readonly<Record<string, number>>;
  /** Why a match without a result waits for its host, where nobody is to act and nothing is due. */
  readonly stopped?: (state: T['State']) => Message | undefined;
  /**
   * What comes of it when the seat lets its time run out: with this question open, or without one where it is to act. Nothing:
   * hosts decide. The default is what the question says, else `fallback`, and nothing without a question. The host says so by the
   * input `timeout` where the game has one; else it answers for the seat, with `fallbackAnswer` of the question.
   */
  readonly timeOut?: (state: T['State'], seat: Seat, choice?: Choice) => TimeOut | undefined;
  /**
   * The options for a table at which people have these seats, for a game with players of its own: they have the others. The
   * default leaves the options as they are.
   */
  readonly seated?: (options: Json, people: readonly Seat[]) => Json;
  /**
   * The same game with the title, names and texts of these options, where those come with them, as from a ruleset.
   */
  readonly worded?: (options: Json) => Game<T>;
  /** A limit on the inputs of one game, for games whose rules let play go on. Default 10,000. */
  readonly longest?: number;
}

/** Why an input is or is not accepted. */
export interface Explanation {
  readonly accepted: boolean;
  readonly refusal?: Refusal;
  readonly message?: Message;
  /** What is offered instead, without what is aside. */
  readonly offers: readonly Offer[];
}

export interface Game<T extends PlayTypes> extends Required<
  Pick<
    GameDefinition<T>,
    | 'id'
    | 'version'
    | 'title'
    | 'summary'
    | 'seats'
    | 'traits'
    | 'options'
    | 'rules'
    | 'messages'
    | 'longest'
    | 'toAct'
    | 'result'
    | 'isControl'
    | 'view'
  >
> {
  /** The kernel over these rules, with hashes. `createKernel(game.rules, …)` makes others. */
  readonly kernel: Kernel<T>;
  readonly notation: Notation<T>;
  readonly content: Content | undefined;
  /** Where it hangs on the options; `seatRange` asks it. */
  readonly seatsFor: ((options: Json) => SeatRange) | undefined;
  /** Empty for a game that has no keys. */
  readonly controls: readonly Controls<T['Input']>[];
  /** Undefined for a game whose drawing cannot be scrolled. */
  readonly scroll: Scroll<T> | undefined;
  /** On plain paper unless a canvas is given. */
  readonly draw: ((view: T['View'], table: Table, canvas?: Canvas<T>) => string) | undefined;
  kernelWith(options: KernelOptions): Kernel<T>;
  /** Names of the random streams with these options. */
  streams(options: Json): readonly string[];
  /** Checks a host's request; also the way to streams for a position. */
  prepare(request: SetupRequest): Result<SetupContext, readonly Issue[]>;
  setup(request: SetupRequest): Result<T['State'], readonly Issue[]>;
  next(state: T['State']): T['Input'] | undefined;
  choices(state: T['State']): readonly Choice[];
  /** Everything that the seat may do now, answers and what is aside included. */
  offers(state: T['State'], seat: Seat): readonly Offer[];
  accepts(state: T['State'], input: T['Input']): boolean;
  validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError>;
  expand(offer: Offer, limit?: number): Expansion<T['Input']>;
  /** The expansion of all offers that are not aside, for small games and tests. */
  legalInputs(state: T['State'], seat: Seat, limit?: number): Expansion<T['Input']>;
  sample(state: T['State'], seat: Seat, chooser: Chooser): T['Input'] | undefined;
  explain(state: T['State'], seat: Seat, input: T['Input']): Explanation;
  viewAll(state: T['State']): T['View'];
  viewEvent(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  eventTrail(event: T['Event']): EventTrail;
  revealsTo(event: T['Event'], viewer: Viewer): boolean;
  foretell(view: T['View'], viewer: Viewer, input: T['Input'], table: Table): readonly Message[];
  viewChoice(choice: Choice, viewer: Viewer): Choice | undefined;
  determinize(view: T['View'], viewer: Viewer, chooser: Chooser): T['State'];
  inputLabel(input: T['Input'], table: Table, view?: T['View']): Message;
  candidateLabel(offer: Offer, slot: Slot, candidate: Json, table: Table, view?: T['View']): Message | undefined;
  typedInput(view: T['View'], seat: Seat, text: string, table: Table): T['Input'] | undefined;
  refusalLabel(refusal: Pick<Refusal, 'code' | 'params'>): Message;
  /** The level is `min` unless it is said. */
  eventLabel(event: T['Event'], table: Table, level?: LogLevel, view?: T['View'], broughtBy?: T['Event']): Message;
  eventLevel(event: T['Event']): LogLevel;
  choiceLabel(choice: Choice, table: Table, view?: T['View']): Message;
  lookUp(view: T['View'], word: string): readonly Message[];
  figures(state: T['State']): Readonly<Record<string, number>>;
  stopped(state: T['State']): Message | undefined;
  timeOut(state: T['State'], seat: Seat, choice?: Choice): TimeOut | undefined;
  seated(options: Json, people: readonly Seat[]): Json;
  /** Undefined for a game that has its own words always. Options that are none of the game's give the game itself. */
  readonly worded: ((options: Json) => Game<T>) | undefined;
}

/** An input as a host sees it: JSON with a kind and, unless the system gives it, a seat. */
export interface AnyInput {
  readonly kind: string;
  readonly seat?: Seat;
  readonly [field: string]: unknown;
}

/** A state that a host passes on without looking inside. */
export interface AnyState {
  readonly [substate: string]: unknown;
}

/** A game whose own types are forgotten, as hosts handle it. */
export type AnyTypes = {
  State: AnyState;
  Input: AnyInput;
  Diff: { readonly kind: string };
  Event: { readonly kind: string; readonly reveals?: boolean; readonly final?: boolean };
  View: Json;
};
export type AnyGame = Game<AnyTypes>;
