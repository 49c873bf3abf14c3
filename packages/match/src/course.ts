/**
 * The course of a match: its history, the decisions that are open, and the fault that may have ended it. Every way
 * forward and back goes through here.
 *
 * A fault ends the match as it was before the failing input, unless the game has a `fault` input of its own: that is
 * dispatched instead, once in a run, and play goes on.
 */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat, Table } from '@turnwise/game';
import { fail, History, isRecord, isRefusal, issue, ok } from '@turnwise/kernel';
import type { EngineError, Issue, Json, Kernel, Outcome, Refusal, Result } from '@turnwise/kernel';
import { Decisions } from './decisions.ts';
import type { FailedInput } from './document.ts';
import { dueIn } from './due.ts';
import { faultInput, guarded, parseFault, stuck, takesFaults } from './fault.ts';
import { recordOf } from './record.ts';
import type { AnyFrame, Submission } from './submission.ts';
import { refuse } from './submission.ts';

export interface CourseStart {
  readonly game: AnyGame;
  readonly kernel: Kernel<AnyTypes>;
  readonly state: AnyState;
  readonly table: Table;
  /** How many frames lie before this state. */
  readonly before: number;
  /** How often play was taken back or done again before. */
  readonly rewinds: number;
  readonly fault: EngineError | undefined;
  /** The input at which the program failed. */
  readonly failed?: FailedInput | undefined;
}

/** The frame of a recorded input, or why there is none. */
export type Replayed = Result<AnyFrame | undefined, Issue | Refusal | EngineError>;

/** What one run forward came to so far. */
interface Run {
  readonly frames: AnyFrame[];
  fault?: EngineError;
}

export class Course {
  readonly history: History<AnyTypes>;
  readonly decisions: Decisions;
  readonly #game: AnyGame;
  readonly #table: Table;
  #rewinds: number;
  #fault: EngineError | undefined;
  #failed: FailedInput | undefined;
  /** The same for faults that the game took, by the frames of those. */
  readonly #failedAt = new WeakMap<AnyFrame, FailedInput>();

  constructor({ game, kernel, state, table, before, rewinds, fault, failed }: CourseStart) {
    this.history = new History(kernel, state, { before });
    this.decisions = new Decisions(game, table.names.length);
    this.#game = game;
    this.#table = table;
    this.#rewinds = rewinds;
    this.#fault = fault;
    this.#failed = failed;
  }

  get rewinds(): number {
    return this.#rewinds;
  }

  /** What ended the match, if a fault did. */
  get fault(): EngineError | undefined {
    return this.#fault;
  }

  /** The input at which the program failed, where a fault ended the match. */
  get failed(): FailedInput | undefined {
    return this.#failed;
  }

  /** The same for a frame by which the game took a fault. */
  failedAt(frame: AnyFrame): FailedInput | undefined {
    return this.#failedAt.get(frame);
  }

  /**
   * Whether the match is over for good: so it is where cards or chance were hidden, as whoever then gets the whole of it, with its
   * seed, must not play on.
   */
  get endStands(): boolean {
    const { hiddenInformation, chance } = this.#game.traits;
    return (hiddenInformation || chance) && this.#game.result(this.history.state) !== undefined;
  }

  /** One input and, if the system advances by itself, what is due after it. */
  take(input: AnyInput, advance: boolean): Submission {
    const run: Run = { frames: [] };
    const outcome = this.#commit(input, run) ?? { kind: 'noChange' };
    if (advance && run.frames.length > 0) this.#advance(run);
    return { outcome, ...run };
  }

  /** The system's inputs alone, to the next decision. */
  advance(): Submission {
    const run: Run = { frames: [] };
    this.#advance(run);
    return { outcome: { kind: 'noChange' }, ...run };
  }

  /** Opens the decisions of the state as it is; at the start, and where a document was loaded. */
  open(): Submission {
    const run: Run = { frames: [] };
    if (this.#fault === undefined) this.#open(undefined, run);
    return { outcome: { kind: 'noChange' }, ...run };
  }

  /** The system input that is due now, when nobody has to decide. */
  due(): Result<AnyInput | undefined, EngineError> {
    if (this.#fault !== undefined) return ok(undefined);
    return guarded('next', () => dueIn(this.#game, this.history.state));
  }

  /** So many frames back or forth. All that was being decided is asked anew. */
  rewind(kind: 'undone' | 'redone', count: number): Submission {
    const { history } = this;
    const frames = kind === 'undone' ? history.log.slice(-count) : history.undone.slice(0, count);
    for (let i = 0; i < frames.length; i++)
      if (kind === 'undone') history.undo();
      else history.redo();
    this.#rewinds++;
    this.decisions.clear();
    const run: Run = { frames: [...frames] };
    this.#open(undefined, run);
    return { outcome: { kind, frame: frames[0] as AnyFrame }, ...run };
  }

  /** A recorded input again, one frame and nothing more. No frame comes of a fault that ended the match. */
  replay(seat: Seat | undefined, document: Json, failed?: FailedInput): Replayed {
    if (this.#fault !== undefined) return fail(refuse('disallowed', 'matchFaulted').outcome as Refusal);
    const isFault = seat === undefined && isRecord(document) && document['kind'] === 'fault';
    if (isFault && !takesFaults(this.#game)) return this.#meetFault(document, failed);
    const result = this.#again(seat, document);
    // The game would not take the fault then, and does not now.
    if (isFault && !result.ok) return this.#meetFault(document, failed);
    if (isFault && result.ok && result.value !== undefined) this.#keepFailed(result.value, failed);
    return result;
  }

  #again(seat: Seat | undefined, document: Json): Replayed {
    // The first decisions, so that what was asked before an input and is pending after it is known.
    if (this.history.log.length === 0) guarded('toAct', () => this.#look(undefined));
    const parsed = this.#game.notation.input.parse(document, seat, this.#table);
    if (!parsed.ok) return fail(parsed.error[0] ?? issue('', 'wrongShape', 'an input', document));
    const result = this.history.dispatch(parsed.value);
    if (!result.ok) return fail(result.error);
    const { outcome } = result.value;
    if (isRefusal(outcome)) return fail(outcome);
    if (outcome.kind === 'noChange') return ok(undefined);
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

  /** Dispatches one input; undefined after a fault. */
  #commit(input: AnyInput, run: Run): Outcome<AnyTypes> | undefined {
    const result = this.history.dispatch(input);
    if (!result.ok) {
      this.#fall(result.error, run, input);
      return undefined;
    }
    const { outcome } = result.value;
    if (outcome.kind === 'committed') {
      run.frames.push(outcome.frame);
      this.#open(input.seat, run);
    }
    return outcome;
  }

  #advance(run: Run): void {
    const { longest } = this.#game;
    for (let steps = 0; ;) {
      const due = this.due();
      if (!due.ok) this.#fall(due.error, run);
      else if (due.value === undefined) return;
      else if (steps++ >= longest) {
        this.#fall(stuck(`no decision after ${longest} system inputs`), run);
        // If the game took that, it has as many again to come to a decision.
        steps = 0;
      } else {
        const outcome = this.#commit(due.value, run);
        if (outcome !== undefined && outcome.kind !== 'committed')
          this.#fall(this.#unanswered(due.value, outcome), run, due.value);
      }
    }
  }

  /** The game asked for an input of the system and did not take it; why, in its own words. */
  #unanswered({ kind }: AnyInput, outcome: Outcome<AnyTypes>): EngineError {
    const answered = `the system input ${kind} was answered ${outcome.kind}`;
    if (!isRefusal(outcome)) return stuck(answered);
    const { messages } = this.#game;
    return stuck(`${answered}: ${formatMessage(messages, this.#game.refusalLabel(outcome))}`, outcome.code);
  }

  /** Looks whose decision it is now; `by` is the seat whose input led here. */
  #open(by: Seat | undefined, run: Run): void {
    const looked = guarded('toAct', () => this.#look(by));
    if (!looked.ok) this.#fall(looked.error, run);
  }

  #look(by: Seat | undefined): void {
    this.decisions.update(this.history.state, `${this.history.length}.${this.#rewinds}`, by);
  }

  /** Records a fault: by the game's own input where it has one, else by ending the match here. */
  #fall(error: EngineError, run: Run, input?: AnyInput): void {
    const first = run.fault === undefined;
    run.fault = error;
    const failed = input === undefined ? undefined : this.#record(input);
    if (first && takesFaults(this.#game)) {
      const outcome = this.#commit(faultInput(error), run);
      if (outcome?.kind === 'committed') return this.#keepFailed(outcome.frame, failed);
    }
    run.fault = error;
    this.#end(error, failed);
  }

  /** Left out where the game cannot write it down. */
  #record(input: AnyInput): FailedInput | undefined {
    const record = guarded('notation', () => recordOf(this.#game, this.#table, input));
    return record.ok ? record.value : undefined;
  }

  #keepFailed(frame: AnyFrame, failed: FailedInput | undefined): void {
    if (failed !== undefined) this.#failedAt.set(frame, failed);
  }

  #end(error: EngineError, failed: FailedInput | undefined): void {
    this.#fault = error;
    this.#failed = failed;
    this.decisions.clear();
  }
}
