/**
 * The course of a match: its history, the decisions that are open, and the fault that may have ended it. Every way
 * forward and back goes through here.
 *
 * A fault ends the match as it was before the failing input, unless the game has a `fault` input of its own: that is
 * dispatched instead, once between two decisions, and play continues. If the host asks for it, a fault in a seat's own
 * input is only a refusal.
 */
import { allSeats, formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat, Table } from '@turnwise/game';
import { fail, History, isRecord, isRefusal, issue, ok } from '@turnwise/kernel';
import type {
  EngineError,
  HistoryDispatch,
  Hold,
  Issue,
  Json,
  Kernel,
  Outcome,
  Refusal,
  Result,
} from '@turnwise/kernel';
import type { BeyondSnapshot } from './beyond-snapshot.ts';
import { Archive } from './archive.ts';
import { Decisions } from './decisions.ts';
import type { FailedInput, InputMark, RecordedInput } from './document.ts';
import { dueIn } from './due.ts';
import { engineFault, faultInput, guarded, parseFault, stuck, takesFaults } from './fault.ts';
import type { FaultPolicy } from './fault.ts';
import type { MatchLimits } from './match-limits.ts';
import { recordOf } from './record.ts';
import { faultAround } from './sound-state.ts';
import type { AnyFrame, Submission } from './submission.ts';
import { refuse } from './submission.ts';
import { isDriven, Unasked } from './unasked.ts';
import type { UnaskedCount } from './unasked.ts';

export interface CourseStart {
  readonly game: AnyGame;
  readonly kernel: Kernel<AnyTypes>;
  readonly state: AnyState;
  readonly table: Table;
  readonly limits: MatchLimits;
  readonly faults: FaultPolicy;
  /** What was recorded before this state. */
  readonly earlier: readonly RecordedInput[];
  /** Instead, for a match that goes on from a snapshot without what led to it: how many frames that were, and what the system did last. */
  readonly before?: (BeyondSnapshot & { readonly unasked: UnaskedCount }) | undefined;
  /** The hash of the last frame of that; 0 where there is none. */
  readonly hash: number;
  /** How often play was undone or redone before. */
  readonly rewinds: number;
  readonly fault: EngineError | undefined;
  /** The input at which the program failed. */
  readonly failed?: FailedInput | undefined;
}

/** The frame of a recorded input, or why it has none. */
export type Replayed = Result<AnyFrame | undefined, Issue | Refusal | EngineError>;

/**
 * Whose input it is: a seat's, which may be refused if the program fails on it; the host's; or the one that was due, which counts as
 * the system's even if a game gives it a seat.
 */
export type Giver = 'seat' | 'host' | 'system';

/** What one call forward has come to so far. */
interface Forward {
  readonly frames: AnyFrame[];
  fault?: EngineError;
  failed?: FailedInput;
  more?: true;
}

export class Course {
  readonly history: History<AnyTypes>;
  readonly decisions: Decisions;
  /** Where the match goes on from a snapshot without what led to it. */
  readonly beyond: BeyondSnapshot | undefined;
  /** What the log has dropped. */
  readonly archive = new Archive();
  readonly #game: AnyGame;
  readonly #kernel: Kernel<AnyTypes>;
  readonly #table: Table;
  readonly #framesPerCall: number;
  readonly #unasked: Unasked;
  /** How an input of a seat is dispatched: its result is checked too if a fault is to be a refusal. */
  readonly #trial: HistoryDispatch<AnyTypes> | undefined;
  /** The states before the frames that the last call made. */
  #befores: AnyState[] = [];
  #rewinds: number;
  #unfinished = false;
  #fault: EngineError | undefined;
  #failed: FailedInput | undefined;
  /** What is kept of inputs besides themselves: on which one the program failed, for faults that the game took; the bot that chose it. */
  readonly #marks = new WeakMap<AnyFrame, InputMark>();

  constructor(start: CourseStart) {
    const { game, kernel, state, table, limits, faults, earlier } = start;
    const { undoFrames, logFrames } = limits;
    this.history = new History(kernel, state, {
      before: start.before?.frames ?? earlier.length,
      hash: start.hash,
      undoLimit: Math.min(undoFrames, logFrames),
      logLimit: logFrames,
      onDropped: (frame) => this.archive.add(frame, this.#marks.get(frame)),
    });
    this.beyond = start.before;
    this.decisions = new Decisions(game, table.names.length);
    this.#game = game;
    this.#kernel = kernel;
    this.#table = table;
    this.#framesPerCall = limits.framesPerCall;
    this.#unasked = new Unasked(game);
    if (start.before === undefined) this.#unasked.recount(this.#lastOf(earlier));
    else this.#unasked.restore(start.before.unasked);
    const seats = allSeats(table.names.length);
    this.#trial =
      faults === 'end' ? undefined : { faultIn: (after, frame) => faultAround(game, seats, after, [frame]) };
    this.#rewinds = start.rewinds;
    this.#fault = start.fault;
    this.#failed = start.failed;
  }

  /** A frame of the last call, and the state before it. */
  begunFrom(no: number): { readonly before: AnyState; readonly frame: AnyFrame } | undefined {
    const at = no - (this.history.length - this.#befores.length) - 1;
    const before = this.#befores[at];
    const frame = this.history.log.at(at - this.#befores.length);
    return before === undefined || frame === undefined ? undefined : { before, frame };
  }

  /** From here on, everything can be given up: see `Match.hold`. */
  hold(): Hold {
    const history = this.history.hold();
    const decisions = this.decisions.mark();
    const unasked = this.#unasked.mark();
    const [rewinds, unfinished, fault, failed] = [this.#rewinds, this.#unfinished, this.#fault, this.#failed];
    return {
      keep: () => history.keep(),
      drop: () => {
        history.drop();
        this.#befores = [];
        decisions();
        unasked();
        this.#rewinds = rewinds;
        this.#unfinished = unfinished;
        this.#fault = fault;
        this.#failed = failed;
      },
    };
  }

  /** What the system has done since a seat last had to decide. */
  get unasked(): UnaskedCount {
    return this.#unasked.count;
  }

  get rewinds(): number {
    return this.#rewinds;
  }

  /** What ended the match, if a fault did. */
  get fault(): EngineError | undefined {
    return this.#fault;
  }

  /** The input on which the program failed, if a fault ended the match. */
  get failed(): FailedInput | undefined {
    return this.#failed;
  }

  /** Whether an advance stopped at its budget and there is more to do before a seat can decide. */
  get unfinished(): boolean {
    return this.#unfinished && this.#fault === undefined;
  }

  /** What a document keeps of this frame's input besides the input itself. */
  markOf(frame: AnyFrame): InputMark | undefined {
    return this.#marks.get(frame);
  }

  /**
   * Whether the match is over for good. It is if cards or chance were hidden: whoever then gets the whole document, with its seed,
   * must not play on.
   */
  get endStands(): boolean {
    const { hiddenInformation, chance } = this.#game.traits;
    return (hiddenInformation || chance) && this.#game.result(this.history.state) !== undefined;
  }

  /** Plays one input and, if the system advances by itself, what is due after it. */
  take(input: AnyInput, giver: Giver, advance: boolean, mark?: InputMark): Submission {
    const forward: Forward = { frames: [] };
    this.#befores = [];
    const isSystems = giver === 'system' || (giver === 'host' && isRecord(input) && isDriven(this.#game, input));
    if (isSystems && this.#unasked.isLongest) this.#fall(this.#endless(), forward);
    const outcome = forward.fault === undefined ? this.#commit(input, forward, giver) : undefined;
    if (outcome?.kind === 'committed') this.#mark(outcome.frame, mark);
    if (advance && forward.frames.length > 0) this.#advance(forward);
    return { outcome: outcome ?? { kind: 'noChange' }, ...forward };
  }

  /** Plays only the system's inputs, to the next decision or as far as one call goes. */
  advance(): Submission {
    const forward: Forward = { frames: [] };
    this.#befores = [];
    this.#advance(forward);
    return { outcome: { kind: 'noChange' }, ...forward };
  }

  /** Opens the decisions of the state as it is; at the start, and where a document was loaded. */
  open(): Submission {
    const forward: Forward = { frames: [] };
    if (this.#fault === undefined) this.#open(null, forward);
    return { outcome: { kind: 'noChange' }, ...forward };
  }

  /** The system input that is due now, when nobody has to decide. */
  due(): Result<AnyInput | undefined, EngineError> {
    if (this.#fault !== undefined) return ok(undefined);
    return guarded('next', () => dueIn(this.#game, this.history.state));
  }

  /** Checks again whether the system has to act before a seat can decide. */
  lookDue(): void {
    const due = this.due();
    this.#unfinished = !due.ok || due.value !== undefined;
  }

  /** The host steps by hand from here, and no seat has to wait. */
  waive(): void {
    this.#unfinished = false;
  }

  /** The fault for which an input of a seat would be refused; none if faults end the match. Nothing is kept. */
  faultBy(input: AnyInput): EngineError | undefined {
    if (this.#trial === undefined) return undefined;
    const tried = this.#kernel.dispatch(this.history.state, input, { hash: this.history.hash });
    if (!tried.ok) return tried.error;
    const { outcome, state } = tried.value;
    return outcome.kind === 'committed' ? this.#trial.faultIn?.(state, outcome.frame) : undefined;
  }

  /** Goes a number of frames back or forth. All open decisions are asked again. */
  rewind(kind: 'undone' | 'redone', count: number): Submission {
    const { history } = this;
    this.#befores = [];
    const frames = kind === 'undone' ? history.log.slice(-count) : history.undone.slice(0, count);
    for (let i = 0; i < frames.length; i++)
      if (kind === 'undone') history.undo();
      else history.redo();
    this.#rewinds++;
    this.decisions.clear();
    this.#unasked.recount(history.log.map((frame) => frame.input));
    const forward: Forward = { frames: [...frames] };
    this.#open(null, forward);
    return { outcome: { kind, frame: frames[0] as AnyFrame }, ...forward };
  }

  /** Replays one recorded input, as one frame. A fault that ended the match has no frame. */
  replay(seat: Seat | null, document: Json, { failed, bot }: InputMark = {}): Replayed {
    if (this.#fault !== undefined) return fail(refuse('disallowed', 'matchFaulted').outcome as Refusal);
    const isFault = seat === null && isRecord(document) && document['kind'] === 'fault';
    if (isFault && !takesFaults(this.#game)) return this.#meetFault(document, failed);
    const result = this.#again(seat, document);
    // The game would not take the fault then, and does not now.
    if (isFault && !result.ok) return this.#meetFault(document, failed);
    if (result.ok && result.value !== undefined) this.#mark(result.value, isFault ? { failed } : { bot });
    return result;
  }

  #again(seat: Seat | null, document: Json): Replayed {
    // The first decisions, so that what was asked before an input and is pending after it is known.
    if (this.history.length === 0) guarded('toAct', () => this.#look(null));
    const parsed = this.#game.notation.input.parse(document, seat, this.#table);
    if (!parsed.ok) return fail(parsed.error[0] ?? issue('', 'wrongShape', 'an input', document));
    if (this.#unasked.isLongest && isDriven(this.#game, parsed.value)) return fail(this.#endless());
    this.#befores = [];
    const before = this.history.state;
    const result = this.history.dispatch(parsed.value);
    if (!result.ok) return fail(result.error);
    const { outcome } = result.value;
    if (isRefusal(outcome)) return fail(outcome);
    if (outcome.kind === 'noChange') return ok(undefined);
    this.#befores.push(before);
    this.#count(parsed.value, 'host');
    // Should this fail, it failed then, and the fault that came of it is met next.
    guarded('toAct', () => this.#look(seat));
    return ok(outcome.frame);
  }

  #meetFault(document: Json, failed: FailedInput | undefined): Result<undefined, Issue> {
    const fault = parseFault(document);
    if (!fault.ok) return fail(fault.error[0] ?? issue('', 'wrongShape', 'a fault', document));
    this.#end(fault.value, failed);
    return ok(undefined);
  }

  /** Dispatches one input; undefined if a fault was recorded. */
  #commit(input: AnyInput, forward: Forward, giver: Giver): Outcome<AnyTypes> | undefined {
    const trial = giver === 'seat' ? this.#trial : undefined;
    const before = this.history.state;
    const result = this.history.dispatch(input, trial);
    if (!result.ok) {
      if (trial !== undefined) return this.#refuse(result.error, forward, input);
      this.#fall(result.error, forward, input);
      return undefined;
    }
    const { outcome } = result.value;
    if (outcome.kind === 'committed') {
      forward.frames.push(outcome.frame);
      this.#befores.push(before);
      this.#count(input, giver);
      this.#open(input.seat ?? null, forward);
    }
    return outcome;
  }

  #advance(forward: Forward): void {
    this.#unfinished = false;
    for (let made = 0; ;) {
      const due = this.due();
      if (!due.ok) this.#fall(due.error, forward);
      else if (due.value === undefined) return;
      else if (this.#unasked.isLongest) this.#fall(this.#endless(), forward);
      else if (made++ >= this.#framesPerCall) {
        this.#unfinished = true;
        forward.more = true;
        return;
      } else {
        const outcome = this.#commit(due.value, forward, 'system');
        if (outcome !== undefined && outcome.kind !== 'committed')
          this.#fall(this.#unanswered(due.value, outcome), forward, due.value);
      }
    }
  }

  #endless(): EngineError {
    return stuck(`no decision after ${this.#game.longest} system inputs`);
  }

  /** Why the game refused a system input that it had asked for, in its own words. */
  #unanswered({ kind }: AnyInput, outcome: Outcome<AnyTypes>): EngineError {
    const answered = `the system input ${kind} was answered ${outcome.kind}`;
    if (!isRefusal(outcome)) return stuck(answered);
    const { messages } = this.#game;
    return stuck(`${answered}: ${formatMessage(messages, this.#game.refusalLabel(outcome))}`, outcome.code);
  }

  /** A fault is counted where the game took it: from there the game has its full number of inputs again. */
  #count(input: AnyInput, giver: Giver): void {
    if (input.kind === 'fault' && input.seat === undefined) this.#unasked.countFault();
    else this.#unasked.add(input, giver === 'system');
  }

  /** Updates whose decision it is now; `by` is the seat whose input led here. */
  #open(by: Seat | null, forward: Forward): void {
    const looked = guarded('toAct', () => this.#look(by));
    if (!looked.ok) this.#fall(looked.error, forward);
  }

  #look(by: Seat | null): void {
    const { history, decisions } = this;
    const isAsked = decisions.update(history.state, `${history.length}.${this.#rewinds}`, by);
    if (isAsked) this.#unasked.reset();
  }

  /** A fault in a seat's own input: nothing is kept, and the host gets the whole fault. */
  #refuse(error: EngineError, forward: Forward, input: AnyInput): Refusal {
    forward.fault = error;
    const failed = this.#record(input);
    if (failed !== undefined) forward.failed = failed;
    return engineFault();
  }

  /** Records a fault: by the game's own input if it has one, otherwise by ending the match here. */
  #fall(error: EngineError, forward: Forward, input?: AnyInput): void {
    const first = !this.#unasked.tookFault;
    forward.fault = error;
    const failed = input === undefined ? undefined : this.#record(input);
    if (first && takesFaults(this.#game)) {
      this.#unasked.countFault();
      const outcome = this.#commit(faultInput(error), forward, 'host');
      if (outcome?.kind === 'committed') return this.#mark(outcome.frame, { failed });
    }
    forward.fault = error;
    this.#end(error, failed);
  }

  /** Left out if the game cannot write it. */
  #record(input: AnyInput): FailedInput | undefined {
    const record = guarded('notation', () => recordOf(this.#game, this.#table, input));
    return record.ok ? record.value : undefined;
  }

  #mark(frame: AnyFrame, mark: InputMark | undefined): void {
    if (mark?.failed !== undefined || mark?.bot !== undefined) this.#marks.set(frame, mark);
  }

  #end(error: EngineError, failed: FailedInput | undefined): void {
    this.#fault = error;
    this.#failed = failed;
    this.#unfinished = false;
    this.decisions.clear();
  }

  /** What the system did last, of inputs that were recorded. */
  #lastOf(records: readonly RecordedInput[]): readonly AnyInput[] {
    const from = records.findLastIndex(({ as }) => as !== undefined);
    return records.slice(from + 1).flatMap(({ input }) => {
      const parsed = guarded('notation', () => this.#game.notation.input.parse(input, null, this.#table));
      return parsed.ok && parsed.value.ok ? [parsed.value.value] : [];
    });
  }
}
