/**
 * The game contract: what a host (server, bot, simulator, terminal, browser, test) needs to know of a game, and all that it
 * may know. An author writes a `GameDefinition` (`game-definition.ts`); `defineGame` makes a `Game` of it, with all that follows.
 */
import type {
  EngineError,
  FieldShapes,
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
import type { GameBots } from './game-bots.ts';
import type { GameStudy } from './game-study.ts';
import type { LogLevel, Message, Messages } from './message.ts';
import type { Notation } from './notation.ts';
import type { Expansion, Offer, Slot } from './offer.ts';
import type { PlayTypes } from './play-types.ts';
import type { GameResult } from './result.ts';
import type { Cue, Named, Scene, ThingId } from './scene.ts';
import type { Scroll } from './scroll.ts';
import type { SeatRange } from './seat-range.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Table } from './table.ts';
import type { TimeOut } from './time-out.ts';

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

/** Why an input is or is not accepted. */
export interface Explanation {
  readonly accepted: boolean;
  readonly refusal?: Refusal;
  readonly message?: Message;
  /** What is offered instead, without what is aside. */
  readonly offers: readonly Offer[];
}

export interface Game<T extends PlayTypes> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: SeatRange;
  readonly traits: Traits;
  /** The shapes of the setup options, all of them optional. */
  readonly options: FieldShapes<Record<string, unknown>>;
  readonly rules: Rules<T>;
  /** Those of the game over those that every game has. */
  readonly messages: Messages;
  /** A limit on the inputs of one game. */
  readonly longest: number;
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
  /** Undefined for a game without a scene. */
  readonly scene: ((view: T['View'], table: Table, viewer: Viewer) => Scene) | undefined;
  /** What machine players go by; empty if the game says nothing. */
  readonly bots: GameBots<T>;
  /** What simulators count of it; empty if the game says nothing. */
  readonly study: GameStudy<T>;
  kernelWith(options: KernelOptions): Kernel<T>;
  /** Names of the random streams with these options. */
  streams(options: Json): readonly string[];
  /** Checks a host's request; also the way to streams for a position. */
  prepare(request: SetupRequest): Result<SetupContext, readonly Issue[]>;
  setup(request: SetupRequest): Result<T['State'], readonly Issue[]>;
  readonly toAct: (state: T['State']) => readonly Seat[];
  readonly result: (state: T['State']) => GameResult | undefined;
  next(state: T['State']): T['Input'] | undefined;
  choices(state: T['State']): readonly Choice[];
  /** Everything that the seat may do now, answers and what is aside included. */
  offers(state: T['State'], seat: Seat): readonly Offer[];
  readonly isControl: (input: T['Input'], state?: T['State']) => boolean;
  accepts(state: T['State'], input: T['Input']): boolean;
  validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError>;
  expand(offer: Offer, limit?: number): Expansion<T['Input']>;
  /** The expansion of all offers that are not aside, for small games and tests. */
  legalInputs(state: T['State'], seat: Seat, limit?: number): Expansion<T['Input']>;
  sample(state: T['State'], seat: Seat, chooser: Chooser): T['Input'] | undefined;
  explain(state: T['State'], seat: Seat, input: T['Input']): Explanation;
  readonly view: (state: T['State'], viewer: Viewer) => T['View'];
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
  things(view: T['View'], named: Named, viewer: Viewer): readonly ThingId[];
  meant(view: T['View'], seat: Seat, thing: ThingId): readonly T['Input'][];
  cue(event: T['Event'], view: T['View'], viewer: Viewer): Cue | undefined;
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
