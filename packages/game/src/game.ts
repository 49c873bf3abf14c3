/**
 * The game contract: what a host (server, bot, simulator, terminal, browser, test) needs to know of a game, and all that it
 * may know. An author writes a `GameDefinition`; `defineGame` adds what follows from it.
 */
import { createKernel, createRandom, expandSeed, fail, isRecord, issue, object, ok } from '@turnwise/kernel';
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
import { PLAIN_CANVAS } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Choice } from './choice.ts';
import { offerOf } from './choice.ts';
import type { Chooser } from './chooser.ts';
import { pick } from './chooser.ts';
import type { Content } from './content.ts';
import { wrongKey } from './control.ts';
import type { Controls } from './control.ts';
import type { LogLevel, Message, Messages } from './message.ts';
import { COMMON_MESSAGES, message } from './message.ts';
import type { Notation } from './notation.ts';
import { plainAnswer, plainChoice, plainEvent, plainInput } from './notation.ts';
import type { Expansion, Offer } from './offer.ts';
import { canBeFilled, expandOffer, sampleOffer } from './offer.ts';
import type { GameResult } from './result.ts';
import { seatIssues, usualNames } from './seat-range.ts';
import type { SeatRange } from './seat-range.ts';
import { SPECTATOR } from './seat.ts';
import type { Seat, Viewer } from './seat.ts';
import { nameOf } from './table.ts';
import { setupIssue } from './setup-issue.ts';
import type { Table } from './table.ts';

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
  readonly traits: Traits;
  /** Names of the random streams. */
  readonly streams?: readonly string[];
  /** The shapes of the setup options, all of them optional. */
  readonly options?: FieldShapes<Record<string, unknown>>;
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
  /** What the seat may do now besides answering. */
  readonly offers: (state: T['State'], seat: Seat) => readonly Offer[];
  /** One legal input, drawn quickly; the default goes through the offers. */
  readonly sample?: (state: T['State'], seat: Seat, chooser: Chooser) => T['Input'] | undefined;
  /** Built from the state by whitelist. */
  readonly view: (state: T['State'], viewer: Viewer) => T['View'];
  /** What a host sees that hides nothing from itself: a debugger, a replay of what is over. The default is a spectator's view. */
  readonly viewAll?: (state: T['State']) => T['View'];
  /** The event as this viewer may see it; undefined if not at all. Only a game that hides nothing may leave it out. */
  readonly viewEvent?: (event: T['Event'], viewer: Viewer) => T['Event'] | undefined;
  /**
   * Whether the viewer learns something by an event that reveals, or would by what follows it; a preview for that viewer
   * stops there. The default is every event that reveals.
   */
  readonly revealsTo?: (event: T['Event'], viewer: Viewer) => boolean;
  /** The choice as this viewer may see it. The default shows a choice to its own seat alone. */
  readonly viewChoice?: (choice: Choice, viewer: Viewer) => Choice | undefined;
  /** A state that the viewer cannot tell from the true one. */
  readonly determinize: (view: T['View'], viewer: Viewer, chooser: Chooser, random: Random) => T['State'];
  readonly notation: Pick<Notation<T>, 'position' | 'view'> & Partial<Omit<Notation<T>, 'position' | 'view'>>;
  /** The default is the key `input.KIND` with the input's fields as notation writes them. */
  readonly inputLabel?: (input: T['Input'], table: Table) => Message;
  /** Why something is refused. The default is the key `refusal.CODE` with the refusal's parameters. */
  readonly refusalLabel?: (refusal: Pick<Refusal, 'code' | 'params'>) => Message;
  /** At the level `debug` it may tell more. */
  readonly eventLabel?: (event: T['Event'], table: Table, level: LogLevel) => Message;
  /** From which level on an event is told. The default tells all of them at once: `min`. */
  readonly eventLevel?: (event: T['Event']) => LogLevel;
  /** What a question says. The default is the key `choice.KIND`, and `choice.KIND.one` where exactly one is chosen. */
  readonly choiceLabel?: (choice: Choice, table: Table) => Message;
  /** What the rules say of something that is named on the table, as a card's text; nothing for a word that names nothing. */
  readonly lookUp?: (view: T['View'], word: string) => readonly Message[];
  readonly messages: Messages;
  /** A drawing of a view for terminals and transcripts, several lines. */
  readonly draw?: (view: T['View'], table: Table, canvas: Canvas<T>) => string;
  /** Keys for its inputs, for a game that is played with single keys. */
  readonly controls?: readonly Controls<T['Input']>[];
  /** What is worth counting at the end of a game, by name: rounds, deaths. Simulations tell the means. */
  readonly figures?: (state: T['State']) => Readonly<Record<string, number>>;
  /**
   * The options for a table at which people have these seats, for a game with players of its own: they have the others. The
   * default leaves the options as they are.
   */
  readonly seated?: (options: Json, people: readonly Seat[]) => Json;
  /** A limit on the inputs of one game, for games whose rules let play go on. Default 10,000. */
  readonly longest?: number;
}

/** Why an input is or is not accepted. */
export interface Explanation {
  readonly accepted: boolean;
  readonly refusal?: Refusal;
  readonly message?: Message;
  /** What is offered instead. */
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
    | 'streams'
    | 'options'
    | 'rules'
    | 'messages'
    | 'longest'
    | 'toAct'
    | 'result'
    | 'view'
  >
> {
  /** The kernel over these rules, with hashes. `createKernel(game.rules, …)` makes others. */
  readonly kernel: Kernel<T>;
  readonly notation: Notation<T>;
  readonly content: Content | undefined;
  /** Empty for a game that has no keys. */
  readonly controls: readonly Controls<T['Input']>[];
  /** On plain paper unless a canvas is given. */
  readonly draw: ((view: T['View'], table: Table, canvas?: Canvas<T>) => string) | undefined;
  kernelWith(options: KernelOptions): Kernel<T>;
  /** Checks a host's request; also the way to streams for a position. */
  prepare(request: SetupRequest): Result<SetupContext, readonly Issue[]>;
  setup(request: SetupRequest): Result<T['State'], readonly Issue[]>;
  next(state: T['State']): T['Input'] | undefined;
  choices(state: T['State']): readonly Choice[];
  /** Everything that the seat may do now, answers included. */
  offers(state: T['State'], seat: Seat): readonly Offer[];
  accepts(state: T['State'], input: T['Input']): boolean;
  validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError>;
  expand(offer: Offer, limit?: number): Expansion<T['Input']>;
  /** The expansion of all offers, for small games and tests. */
  legalInputs(state: T['State'], seat: Seat, limit?: number): Expansion<T['Input']>;
  sample(state: T['State'], seat: Seat, chooser: Chooser): T['Input'] | undefined;
  explain(state: T['State'], seat: Seat, input: T['Input']): Explanation;
  viewAll(state: T['State']): T['View'];
  viewEvent(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  revealsTo(event: T['Event'], viewer: Viewer): boolean;
  viewChoice(choice: Choice, viewer: Viewer): Choice | undefined;
  determinize(view: T['View'], viewer: Viewer, chooser: Chooser): T['State'];
  inputLabel(input: T['Input'], table: Table): Message;
  refusalLabel(refusal: Pick<Refusal, 'code' | 'params'>): Message;
  /** The level is `min` unless it is said. */
  eventLabel(event: T['Event'], table: Table, level?: LogLevel): Message;
  eventLevel(event: T['Event']): LogLevel;
  choiceLabel(choice: Choice, table: Table): Message;
  lookUp(view: T['View'], word: string): readonly Message[];
  figures(state: T['State']): Readonly<Record<string, number>>;
  seated(options: Json, people: readonly Seat[]): Json;
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

export function asAnyGame<T extends PlayTypes>(game: Game<T>): AnyGame {
  return game as unknown as AnyGame;
}

const LIMIT = 10_000;

export function defineGame<T extends PlayTypes>(definition: GameDefinition<T>): Game<T> {
  if (definition.traits.hiddenInformation && definition.viewEvent === undefined)
    throw new Error(`${definition.id} hides something, so it must say with viewEvent who sees what of an event`);
  const { content, controls = [], draw } = definition;
  if (content !== undefined && definition.options?.[content.option] === undefined)
    throw new Error(`${definition.id} has content in the option ${content.option}, which it does not have`);
  const wrong = wrongKey(controls);
  if (wrong !== undefined) throw new Error(`${definition.id} has the key ${wrong} twice, or it is one that hosts have`);
  const kernel = createKernel<T>(definition.rules);
  const streams = definition.streams ?? [];
  const optionShapes = definition.options ?? {};
  const optionShape = object(optionShapes);

  const notation: Notation<T> = {
    input: plainInput<T>((input) => kernel.inputIssues(input)),
    event: plainEvent<T>(),
    answer: plainAnswer,
    choice: plainChoice,
    ...definition.notation,
  };

  function prepare(request: SetupRequest): Result<SetupContext, readonly Issue[]> {
    const issues: Issue[] = [];
    const seed = expandSeed(request.seed);
    if (!seed.ok) issues.push(seed.error);
    const seats = request.seats ?? usualNames(definition.seats);
    issues.push(...seatIssues(seats, definition.seats));
    const options = request.options ?? {};
    if (!optionShape.is(options)) issues.push(...optionShape.issues(options, 'options'));
    for (const name of Object.keys(request.random ?? {}))
      if (!streams.includes(name))
        issues.push(
          issue(
            `random.${name}`,
            'unknownStream',
            streams.length === 0 ? 'no streams' : `one of ${streams.join(', ')}`,
          ),
        );
    if (!seed.ok || issues.length > 0) return fail(issues);
    return ok({ seats, options, random: createRandom(seed.value, streams, request.random ?? {}) });
  }

  const choices = definition.choices ?? (() => []);

  function offers(state: T['State'], seat: Seat): readonly Offer[] {
    const own = definition.offers(state, seat);
    if (definition.choices === undefined) return own;
    const answers = choices(state)
      .filter((choice) => choice.seat === seat)
      .map(offerOf);
    return answers.length === 0 ? own : [...answers, ...own];
  }

  function validate(state: T['State'], input: T['Input']): Result<Refusal | undefined, EngineError> {
    return kernel.validate(state, input);
  }

  /** A key out of the kind; the fields as notation writes them, or `text` where it writes something other than fields. */
  const label = (prefix: string, kind: string, written: Json): Message => {
    const { kind: _kind, ...params } = isRecord(written) ? written : { text: written };
    return message(`${prefix}.${kind}`, params);
  };

  const eventLabel =
    definition.eventLabel ?? ((event, table) => label('event', event.kind, notation.event.format(event, table)));

  const refusalLabel = definition.refusalLabel ?? (({ code, params }) => message(`refusal.${code}`, params));

  return {
    id: definition.id,
    version: definition.version,
    title: definition.title,
    summary: definition.summary,
    seats: definition.seats,
    traits: definition.traits,
    streams,
    rules: definition.rules,
    messages: { ...COMMON_MESSAGES, ...definition.messages },
    longest: definition.longest ?? LIMIT,
    kernel,
    notation,
    content,
    controls,
    draw: draw && ((view, table, canvas = PLAIN_CANVAS) => draw(view, table, canvas)),
    options: optionShapes,
    kernelWith: (options) => createKernel<T>(definition.rules, options),
    prepare,
    setup(request) {
      const context = prepare(request);
      if (!context.ok) return context;
      try {
        // Through the fork, so that every state of the game has one hidden class.
        return ok(definition.rules.fork(definition.setup(context.value)));
      } catch (thrown) {
        return fail([setupIssue(thrown)]);
      }
    },
    next: definition.next ?? (() => undefined),
    toAct: definition.toAct,
    result: definition.result,
    choices,
    offers,
    accepts(state, input) {
      const refusal = validate(state, input);
      return refusal.ok && refusal.value === undefined;
    },
    validate,
    expand: (offer, limit = LIMIT) => expandOffer(offer, limit),
    legalInputs(state, seat, limit = LIMIT) {
      const inputs: T['Input'][] = [];
      for (const offer of offers(state, seat)) {
        const more = expandOffer(offer, limit - inputs.length);
        inputs.push(...(more.inputs as T['Input'][]));
        if (more.cut) return { inputs, cut: true };
      }
      return { inputs, cut: false };
    },
    sample:
      definition.sample ??
      ((state, seat, chooser) => {
        const offer = pick(chooser, offers(state, seat).filter(canBeFilled));
        return offer === undefined ? undefined : sampleOffer(offer, chooser);
      }),
    explain(state, seat, input) {
      const refusal = validate(state, input);
      if (refusal.ok && refusal.value === undefined) return { accepted: true, offers: [] };
      const alternatives = offers(state, seat);
      if (!refusal.ok) return { accepted: false, offers: alternatives };
      const { value } = refusal as { readonly value: Refusal };
      return {
        accepted: false,
        refusal: value,
        message: refusalLabel(value),
        offers: alternatives,
      };
    },
    view: definition.view,
    viewAll: definition.viewAll ?? ((state) => definition.view(state, SPECTATOR)),
    viewEvent: definition.viewEvent ?? ((event) => event),
    revealsTo: definition.revealsTo ?? ((event) => event.reveals === true),
    viewChoice: definition.viewChoice ?? ((choice, viewer) => (choice.seat === viewer ? choice : undefined)),
    determinize(view, viewer, chooser) {
      const seed = Array.from({ length: 4 }, () => chooser.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('');
      // A clone, as a view may hold parts of the true state, and whoever guesses will play on in it.
      return kernel.clone(definition.determinize(view, viewer, chooser, createRandom(seed, streams)));
    },
    inputLabel:
      definition.inputLabel ?? ((input, table) => label('input', input.kind, notation.input.format(input, table))),
    refusalLabel,
    eventLabel: (event, table, level = 'min') => eventLabel(event, table, level),
    eventLevel: definition.eventLevel ?? (() => 'min'),
    choiceLabel: definition.choiceLabel ?? usualQuestion,
    lookUp: definition.lookUp ?? (() => []),
    figures: definition.figures ?? (() => ({})),
    seated: definition.seated ?? ((options) => options),
  };
}

/** A question in words that fit every game. */
function usualQuestion({ kind, seat, source, min, max }: Choice, table: Table): Message {
  const one = min === 1 && max === 1 && kind.startsWith('select');
  const size = min === max ? String(min) : `${min} to ${max}`;
  return message(`choice.${kind}${one ? '.one' : ''}`, { seat: nameOf(table, seat), source, size });
}
