/**
 * A match: one game, its seats, and all that has happened; in process and free of I/O. Server, command line, local play,
 * scenarios and tests all play through this one façade.
 */
import { allSeats, nameOf, seatNamed } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat, Table, Viewer } from '@turnwise/game';
import { cloneDeep, eventsOf, fail, History, isRecord, isRefusal, issue, ok } from '@turnwise/kernel';
import type { EngineError, Frame, Issue, Json, Kernel, Outcome, Refusal, Result, Script, Seed } from '@turnwise/kernel';
import { Decisions } from './decisions.ts';
import type { DecisionId } from './decisions.ts';
import { DOCUMENT_VERSION } from './document.ts';
import type { MatchDocument, RecordedInput } from './document.ts';
import { formatResult, lookAt, seeEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';
import { UndoDesk } from './undo-policy.ts';
import type { UndoPolicy } from './undo-policy.ts';

export interface MatchRequest {
  readonly game: AnyGame;
  readonly seed: Seed;
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Scripted results by stream. */
  readonly random?: Script;
  /** In the game's notation; without it, the game's setup. */
  readonly position?: Json;
  readonly undo?: UndoPolicy;
  /** System inputs advance by themselves. Default true. */
  readonly advance?: boolean;
  readonly development?: boolean;
  readonly hash?: boolean;
}

export type AnyFrame = Frame<AnyTypes>;

/** What a submission, an undo or a redo came to. */
export interface Submission {
  readonly outcome: Outcome<AnyTypes>;
  /** Every frame that it committed, undid or redid, the system's included, oldest first. */
  readonly frames: readonly AnyFrame[];
  /** A fault of the program ended the match. */
  readonly fault?: EngineError;
}

export interface PreviewLook {
  readonly outcome: Outcome<AnyTypes>;
  /** It stopped before chance or a secret; what is shown is sure up to there. */
  readonly uncertain: boolean;
  readonly events: readonly SeenEvent[];
  readonly look: Look;
}

/** What a subscriber is told. */
export interface Update {
  readonly kind: 'advanced' | 'undone' | 'redone' | 'faulted';
  readonly events: readonly SeenEvent[];
  readonly look: Look;
}

/** What the host itself is told, for stores: whole frames, not for any seat. */
export interface HostUpdate {
  readonly kind: Update['kind'];
  readonly frames: readonly AnyFrame[];
}

export type MatchStatus = 'playing' | 'over' | 'faulted';

/** System inputs in a row, before we say that the game does not come to a decision. */
const LONGEST_ADVANCE = 100_000;

/** Everything about a match that does not change. */
export interface MatchStart {
  readonly request: MatchRequest;
  readonly table: Table;
  readonly options: Json;
  readonly start: AnyState;
}

/** Checks the request, sets the table and advances to the first decision. */
export function createMatch(request: MatchRequest): Result<Match, readonly Issue[]> {
  const begun = beginMatch(request);
  if (!begun.ok) return begun;
  const match = new Match(begun.value);
  match.begin();
  return ok(match);
}

export function beginMatch(request: MatchRequest): Result<MatchStart, readonly Issue[]> {
  const { game } = request;
  const prepared = game.prepare(request);
  if (!prepared.ok) return prepared;
  const context = { ...prepared.value, names: prepared.value.seats };
  const state =
    request.position === undefined ? game.setup(request) : game.notation.position.parse(request.position, context);
  if (!state.ok)
    return fail(
      state.error.map((one) => (request.position === undefined ? one : { ...one, path: under('position', one.path) })),
    );
  return ok({
    request,
    table: { names: prepared.value.seats },
    options: prepared.value.options,
    start: game.rules.fork(state.value),
  });
}

export class Match {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly #request: MatchRequest;
  readonly #options: Json;
  readonly #kernel: Kernel<AnyTypes>;
  readonly #decisions: Decisions;
  readonly #desk: UndoDesk;
  readonly #listeners = new Set<{ readonly viewer: Viewer; readonly listener: (update: Update) => void }>();
  readonly #watchers = new Set<(update: HostUpdate) => void>();
  /** Recorded before the log begins, in a match that was loaded from a snapshot. */
  readonly #earlier: { readonly inputs: readonly RecordedInput[]; readonly hashes: readonly string[] };
  #history: History<AnyTypes>;
  #rewinds: number;
  #fault: EngineError | undefined;
  #advance: boolean;

  constructor(
    { request, table, options, start }: MatchStart,
    resumed: { inputs: readonly RecordedInput[]; hashes: readonly string[]; rewinds: number } = NOTHING_EARLIER,
  ) {
    this.game = request.game;
    this.table = table;
    this.seats = allSeats(table.names.length);
    this.#request = request;
    this.#options = options;
    const plain = request.development !== true && request.hash !== false;
    this.#kernel = plain
      ? request.game.kernel
      : request.game.kernelWith({ development: request.development === true, hash: request.hash !== false });
    this.#decisions = new Decisions(request.game, table.names.length);
    this.#desk = new UndoDesk(request.undo ?? 'free', table.names.length);
    this.#earlier = resumed;
    this.#rewinds = resumed.rewinds;
    this.#history = new History(this.#kernel, start, { before: resumed.inputs.length });
    this.#advance = request.advance !== false;
  }

  /** Opens the first decisions; called once by whoever made the match. */
  begin(): Submission {
    this.#decisions.update(this.state, this.#stamp(), undefined);
    if (!this.#advance) return { outcome: { kind: 'noChange' }, frames: [] };
    const frames: AnyFrame[] = [];
    this.#advanceSystem(frames);
    if (frames.length > 0) this.#tell('advanced', frames);
    return this.#done({ kind: 'noChange' }, frames);
  }

  /** The whole state; for hosts, never for a seat. */
  get state(): AnyState {
    return this.#history.state;
  }

  /** The frames since the start, or since the snapshot that the match was loaded from. */
  get frames(): readonly AnyFrame[] {
    return this.#history.log;
  }

  /** How many frames led here. */
  get length(): number {
    return this.#history.length;
  }

  get status(): MatchStatus {
    if (this.#fault !== undefined) return 'faulted';
    return this.game.result(this.state) === undefined ? 'playing' : 'over';
  }

  get fault(): EngineError | undefined {
    return this.#fault;
  }

  get toAct(): readonly Seat[] {
    return this.#fault === undefined ? this.game.toAct(this.state) : [];
  }

  /** `{ winners, reason }` by name, or null. */
  get result(): Json {
    return formatResult(this.game, this.state, this.table);
  }

  /** The decision that the seat's next input would answer. */
  decision(seat: Seat): DecisionId | undefined {
    return this.#decisions.of(seat);
  }

  seatNamed(name: string): Seat | undefined {
    return seatNamed(this.table, name);
  }

  /** An input as people write it. */
  parseInput(seat: Seat | undefined, document: Json): Result<AnyInput, readonly Issue[]> {
    return this.game.notation.input.parse(document, seat, this.table);
  }

  /** One input of a seat. Give the decision that it answers to have a stale one refused. */
  submit(seat: Seat, input: unknown, options: { readonly decision?: DecisionId } = {}): Submission {
    if (!this.seats.includes(seat)) return refuse('invalidInput', 'unknownSeat', { seat });
    const { decision } = options;
    const open = this.#decisions.of(seat);
    if (decision !== undefined && decision !== open)
      return refuse('disallowed', 'staleDecision', { decision, open: open ?? null });
    return this.#dispatch(withSeat(input, seat));
  }

  /** One input of the system: what is due, or a control. */
  submitSystem(input: unknown): Submission {
    return this.#dispatch(isRecord(input) ? copyOf(input) : input);
  }

  /** One system input, the one that is due now, for hosts that step by hand. */
  step(): Submission {
    const due = this.#due();
    return due === undefined ? refuse('disallowed', 'nothingDue', {}) : this.submitSystem(due);
  }

  /** System inputs advance by themselves from now on, or no longer. */
  setAdvance(advance: boolean): void {
    this.#advance = advance;
  }

  /** Advances through due system inputs to the next decision. */
  advance(): Submission {
    const frames: AnyFrame[] = [];
    this.#advanceSystem(frames);
    if (frames.length > 0) this.#tell('advanced', frames);
    return this.#done({ kind: 'noChange' }, frames);
  }

  /** What an input would do, as the seat may know it. Nothing is kept. */
  preview(seat: Seat, input: unknown): Result<PreviewLook, EngineError> {
    const previewed = this.#kernel.preview(this.state, withSeat(input, seat) as AnyInput, true);
    if (!previewed.ok) return previewed;
    const { outcome, state, uncertain } = previewed.value;
    const events = outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
    return ok({
      outcome,
      uncertain,
      events: seeEvents(this.game, this.table, seat, events),
      look: lookAt(this.game, state, this.table, seat, { frame: this.length, decision: undefined }),
    });
  }

  /** Takes back the last input of a seat with all system frames after it. The host is null. */
  undo(seat: Seat | null = null): Submission {
    if (this.#fault !== undefined) return refuse('disallowed', 'matchFaulted', {});
    const { log } = this.#history;
    const at = log.findLastIndex((frame) => frame.input.seat !== undefined);
    const able = this.canUndo;
    if (!able.able) return refuse('disallowed', able.code, {});
    const permission = this.#desk.ask('undo', seat, log[at]?.input.seat as Seat);
    if (!permission.granted) return refuse('disallowed', permission.code, permission.params);
    const frames = log.slice(at);
    for (let i = 0; i < frames.length; i++) this.#history.undo();
    return this.#rewound('undone', frames);
  }

  /** Does again the next input of a seat that was taken back, with the system frames after it. */
  redo(seat: Seat | null = null): Submission {
    if (this.#fault !== undefined) return refuse('disallowed', 'matchFaulted', {});
    const { undone } = this.#history;
    const first = undone[0];
    if (first === undefined) return refuse('disallowed', 'nothingToRedo', {});
    const permission = this.#desk.ask('redo', seat, first.input.seat as Seat);
    if (!permission.granted) return refuse('disallowed', permission.code, permission.params);
    const next = undone.findIndex((frame, index) => index > 0 && frame.input.seat !== undefined);
    const frames = undone.slice(0, next < 0 ? undone.length : next);
    for (let i = 0; i < frames.length; i++) this.#history.redo();
    return this.#rewound('redone', frames);
  }

  /** Whether the last input can be taken back, and if not why. Policy is asked when somebody asks. */
  get canUndo(): { readonly able: true } | { readonly able: false; readonly code: string } {
    const { log, undoable, canUndo } = this.#history;
    const at = log.findLastIndex((frame) => frame.input.seat !== undefined);
    if (at >= 0 && log.length - at <= undoable) return { able: true };
    // System frames alone can be taken back by nobody: what lies before them is the reason.
    if (!canUndo.able) return canUndo;
    return { able: false, code: at < 0 ? 'nothingToUndo' : 'undoBlockedByIrreversibleBoundary' };
  }

  /** Who has asked for an undo or a redo that still needs consent. */
  get asking(): UndoDesk['asking'] {
    return this.#desk.asking;
  }

  /** No, let us not. */
  declineUndo(): void {
    this.#desk.reset();
  }

  look(viewer: Viewer): Look {
    const decision = viewer === null ? undefined : this.#decisions.of(viewer);
    return lookAt(this.game, this.state, this.table, viewer, { frame: this.length, decision });
  }

  /** The events of some frames as a viewer may see them. */
  events(viewer: Viewer, frames: readonly AnyFrame[] = this.frames): readonly SeenEvent[] {
    return seeEvents(
      this.game,
      this.table,
      viewer,
      frames.flatMap((frame) => eventsOf(frame)),
    );
  }

  /** Tells one viewer of everything that it may see from now on. Gives the way to stop. */
  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void {
    const entry = { viewer, listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Tells the host of whole frames. */
  watch(watcher: (update: HostUpdate) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  save(options: { readonly snapshot?: boolean } = {}): MatchDocument {
    const { game } = this;
    const inputs = this.#history.log.map(({ input }): RecordedInput => {
      const document = game.notation.input.format(input, this.table);
      return input.seat === undefined ? { input: document } : { as: nameOf(this.table, input.seat), input: document };
    });
    if (this.#fault !== undefined) inputs.push({ input: faultInput(this.#fault) as unknown as Json });
    return {
      turnwise: DOCUMENT_VERSION,
      game: game.id,
      version: game.version,
      seats: this.table.names,
      options: this.#options,
      seed: this.#request.seed,
      ...(this.#request.random === undefined ? {} : { random: this.#request.random }),
      ...(this.#request.position === undefined ? {} : { start: this.#request.position }),
      inputs: [...this.#earlier.inputs, ...inputs],
      hashes: [...this.#earlier.hashes, ...this.#history.log.map((frame) => frame.hash)],
      ...(this.#rewinds === 0 ? {} : { rewinds: this.#rewinds }),
      ...(options.snapshot === true ? { snapshot: this.#kernel.codec.toJson(this.state) } : {}),
    };
  }

  /** Plays a recorded input again: one frame, nothing advances, and a recorded fault is met without failing again. */
  replayInput(seat: Seat | undefined, document: Json): Result<AnyFrame | undefined, Issue | Refusal | EngineError> {
    if (seat === undefined && isRecord(document) && document['kind'] === 'fault' && !this.#takesFaults) {
      this.#fault = faultOf(document);
      return ok(undefined);
    }
    const parsed = this.parseInput(seat, document);
    if (!parsed.ok) return fail(parsed.error[0] ?? issue('', 'wrongShape', 'an input', document));
    const result = this.#history.dispatch(parsed.value);
    if (!result.ok) return fail(result.error);
    const { outcome } = result.value;
    if (isRefusal(outcome)) return fail(outcome);
    this.#decisions.update(this.state, this.#stamp(), seat);
    return ok(outcome.kind === 'noChange' ? undefined : outcome.frame);
  }

  #dispatch(input: unknown): Submission {
    if (this.#fault !== undefined) return refuse('disallowed', 'matchFaulted', {});
    const frames: AnyFrame[] = [];
    const outcome = this.#commit(input as AnyInput, frames);
    if (outcome === undefined) return this.#faulted(frames);
    if (outcome.kind === 'committed' && this.#advance) this.#advanceSystem(frames);
    if (frames.length > 0) this.#tell('advanced', frames);
    return this.#done(outcome, frames);
  }

  /** Dispatches one input; undefined after a fault. */
  #commit(input: AnyInput, frames: AnyFrame[]): Outcome<AnyTypes> | undefined {
    const result = this.#history.dispatch(input);
    if (!result.ok) {
      this.#fall(result.error, frames);
      return undefined;
    }
    const { outcome } = result.value;
    if (outcome.kind === 'committed') {
      frames.push(outcome.frame);
      this.#desk.reset();
      this.#decisions.update(this.state, this.#stamp(), input.seat);
    }
    return outcome;
  }

  #advanceSystem(frames: AnyFrame[]): void {
    for (let steps = 0; ; steps++) {
      const due = this.#due();
      if (due === undefined) return;
      if (steps === LONGEST_ADVANCE) return this.#fall(stuck(`no decision after ${steps} system inputs`), frames);
      const outcome = this.#commit(due, frames);
      if (outcome === undefined) return;
      if (outcome.kind !== 'committed')
        return this.#fall(stuck(`the system input ${due.kind} was answered ${outcome.kind}`), frames);
    }
  }

  #due(): AnyInput | undefined {
    if (this.#fault !== undefined || this.game.result(this.state) !== undefined) return undefined;
    return this.game.toAct(this.state).length > 0 ? undefined : this.game.next(this.state);
  }

  get #takesFaults(): boolean {
    return Object.hasOwn(this.game.rules.inputs, 'fault');
  }

  /** Records the fault: by the game's own input where it has one, else by ending the match here. */
  #fall(error: EngineError, frames: AnyFrame[]): void {
    if (this.#takesFaults) {
      const result = this.#history.dispatch(faultInput(error));
      if (result.ok && result.value.outcome.kind === 'committed') {
        frames.push(result.value.outcome.frame);
        this.#decisions.update(this.state, this.#stamp(), undefined);
        return;
      }
    }
    this.#fault = error;
    this.#decisions.clear();
  }

  #faulted(frames: AnyFrame[]): Submission {
    this.#tell(this.#fault === undefined ? 'advanced' : 'faulted', frames);
    return this.#done({ kind: 'noChange' }, frames);
  }

  #done(outcome: Outcome<AnyTypes>, frames: readonly AnyFrame[]): Submission {
    return this.#fault === undefined ? { outcome, frames } : { outcome, frames, fault: this.#fault };
  }

  #rewound(kind: 'undone' | 'redone', frames: readonly AnyFrame[]): Submission {
    this.#rewinds++;
    this.#desk.reset();
    this.#decisions.clear();
    this.#decisions.update(this.state, this.#stamp(), undefined);
    this.#tell(kind, frames);
    return { outcome: { kind, frame: frames[0] as AnyFrame }, frames };
  }

  #stamp(): DecisionId {
    return `${this.length}.${this.#rewinds}`;
  }

  #tell(kind: Update['kind'], frames: readonly AnyFrame[]): void {
    for (const watcher of this.#watchers) watcher({ kind, frames });
    for (const { viewer, listener } of this.#listeners)
      // What was undone is not told again: the look shows where everybody is now.
      listener({ kind, events: kind === 'undone' ? [] : this.events(viewer, frames), look: this.look(viewer) });
  }
}

const NOTHING_EARLIER = { inputs: [], hashes: [], rewinds: 0 };

function refuse(kind: Refusal['kind'], code: string, params: Refusal['params']): Submission {
  return { outcome: { kind, code, params, by: 'match' }, frames: [] };
}

function stuck(message: string): EngineError {
  return { kind: 'engineError', code: 'wrongResolution', by: 'match', message };
}

/** The caller keeps its object, and the log its own. */
function withSeat(input: unknown, seat: Seat): unknown {
  return isRecord(input) ? { ...(copyOf(input) as object), seat } : input;
}

/** A deep copy; what is nested deeper than the stack allows is left to the shape check. */
function copyOf(input: object): unknown {
  try {
    return cloneDeep(input);
  } catch {
    return { kind: null };
  }
}

function faultInput(error: EngineError): AnyInput {
  const { code, by, message, errorType } = error;
  return { kind: 'fault', code, by, message, errorType: errorType ?? 'Error' };
}

function faultOf(document: Readonly<Record<string, unknown>>): EngineError {
  const text = (key: string): string => (typeof document[key] === 'string' ? document[key] : '');
  return {
    kind: 'engineError',
    code: text('code') as EngineError['code'],
    by: text('by'),
    message: text('message'),
    errorType: text('errorType'),
  };
}

function under(path: string, inner: string): string {
  return inner === '' ? path : inner.startsWith('[') ? `${path}${inner}` : `${path}.${inner}`;
}
