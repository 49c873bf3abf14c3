/**
 * A match: one game, its seats, and all that has happened; in process and free of I/O. Server, command line, local play,
 * scenarios and tests all play through this one façade. `Course` moves it, `Publisher` tells of it, `documentOf` saves it.
 */
import { SPECTATOR } from '@turnwise/game';
import type { AnyInput, AnyTypes, Seat, ThingId, Viewer } from '@turnwise/game';
import { cloneDeep, isRecord, isRefusal, ok } from '@turnwise/kernel';
import type { EngineError, Hold, Issue, Json, Kernel, Refusal, Result } from '@turnwise/kernel';
import type { BeyondSnapshot } from './beyond-snapshot.ts';
import { Course } from './course.ts';
import type { Giver, Replayed } from './course.ts';
import type { DecisionId } from './decisions.ts';
import type { BotMark, DroppedInputs, FailedInput, InputMark, MatchDocument } from './document.ts';
import { explainInput, refused } from './explain.ts';
import type { Explained } from './explain.ts';
import { inspectThing } from './inspect.ts';
import type { Inspected } from './inspect.ts';
import { MATCH_LIMITS } from './limits.ts';
import { tellEvents } from './look.ts';
import { oversize } from './input-size.ts';
import { once } from './once.ts';
import { ownCopy } from './own-copy.ts';
import { previewInput } from './preview.ts';
import type { PreviewLook } from './preview.ts';
import { Publisher } from './publisher.ts';
import type { HostUpdate, Update } from './publisher.ts';
import { beginMatch, kernelFor } from './request.ts';
import type { MatchRequest, MatchStart } from './request.ts';
import { lastStretch, nextStretch } from './rewind.ts';
import type { Stretch } from './rewind.ts';
import { documentOf } from './save.ts';
import { seenDocument, seenInSteps } from './seen-document.ts';
import type { SeenDocument, SeenStep } from './seen-document.ts';
import { seenOutcome } from './seen-outcome.ts';
import type { SeenSubmission } from './seen-outcome.ts';
import type { Earlier } from './save.ts';
import { snapshotOf } from './snapshot.ts';
import type { MatchSnapshot } from './snapshot.ts';
import { Standing } from './standing.ts';
import { refuse } from './submission.ts';
import type { Submission } from './submission.ts';
import type { UnaskedCount } from './unasked.ts';
import { UndoDesk } from './undo-policy.ts';

/**
 * Checks the request, sets up the match and advances to the first decision, or as far as one call goes: while the match is `due`,
 * continue with `advance()`, or `settle` it.
 */
export function createMatch(request: MatchRequest): Result<Match, readonly Issue[]> {
  const start = beginMatch(request);
  if (!start.ok) return start;
  const match = new Match(start.value);
  match.begin();
  return ok(match);
}

export interface SubmitOptions {
  /** The decision that it answers, to have a stale input refused. */
  readonly decision?: DecisionId;
  /** For a host whose bot chose the input: the document keeps it, so that the choice can be made again and compared. */
  readonly bot?: BotMark;
}

/** Where a saved match continues. */
export interface Resumed extends Earlier {
  readonly rewinds: number;
  readonly fault?: EngineError;
  /** The input at which the program failed. */
  readonly failed?: FailedInput | undefined;
  /** For a match that goes on from a snapshot without what led to it; the inputs are none then. */
  readonly before?: BeyondSnapshot & {
    readonly hash: number;
    readonly unasked: UnaskedCount;
    readonly asking?: UndoDesk['asking'];
  };
}

const NOTHING_EARLIER: Resumed = { inputs: [], hashes: [], dropped: [], rewinds: 0 };

export class Match extends Standing {
  readonly #start: MatchStart;
  readonly #earlier: Earlier;
  readonly #kernel: Kernel<AnyTypes>;
  readonly #publisher = new Publisher();
  readonly #refusedFaults: RefusedFault[] = [];
  readonly #isWhole: boolean;
  #advance: boolean;

  constructor(start: MatchStart, resumed: Resumed = NOTHING_EARLIER) {
    const { request, table, state, limits } = start;
    const { game, undo = 'ownLast', advance = true, faults = 'end' } = request;
    const kernel = kernelFor(start);
    const { inputs: earlier, hashes, rewinds, fault, failed, before } = resumed;
    const last = before?.hash ?? hashes.at(-1);
    const hash = typeof last === 'number' ? last : 0;
    const parts = { game, kernel, state, table, limits, faults, earlier, hash, rewinds, fault, failed, before };
    const course = new Course(parts);
    super(game, table, course, new UndoDesk(undo, table.names.length, before?.asking));
    this.#start = start;
    this.#earlier = resumed;
    this.#isWhole = before === undefined;
    this.#kernel = kernel;
    this.#advance = advance;
  }

  /** The game's options with which it began, those included that were left out; for hosts, as a ruleset among them may hold secrets. */
  get options(): Json {
    return this.#start.options;
  }

  /** Opens the first decisions and advances towards them. Whoever creates the match calls it; calling it again does no harm. */
  begin(): Submission {
    const opened = this.course.open();
    if (!this.#advance) return this.#told(opened);
    const advanced = this.course.advance();
    return this.#told({ ...opened, ...advanced, frames: [...opened.frames, ...advanced.frames] });
  }

  /** Opens the decisions with the ids that they had when the match was saved. Returns the seat for which that fails, if any. */
  restoreDecisions(ids: readonly (DecisionId | null)[]): Seat | undefined {
    this.#told(this.course.open());
    return this.course.decisions.restore(ids);
  }

  /** Submits one input of a seat. */
  submit(seat: Seat, input: unknown, options: SubmitOptions = {}): Submission {
    const barred = this.#barred(seat) ?? tooLarge(input);
    if (barred !== undefined) return barred;
    const { decision } = options;
    if (decision !== undefined && !this.course.decisions.isOpen(seat, decision, input))
      return refuse('disallowed', 'staleDecision', { decision, open: this.decision(seat) ?? null });
    return this.#take(withSeat(input, seat), 'seat', options);
  }

  /** Submits one input of the system: the one that is due, or a control. */
  submitSystem(input: unknown): Submission {
    if (this.fault !== undefined) return refuse('disallowed', 'matchFaulted');
    return tooLarge(input) ?? this.#take(cloneDeep(input) as AnyInput, 'host');
  }

  /** Submits the system input that is due now, for hosts that step by hand. */
  step(): Submission {
    const due = this.course.due();
    // If asking fails, the advance meets the same fault and records it.
    if (!due.ok) return this.advance();
    return due.value === undefined ? refuse('disallowed', 'nothingDue') : this.#take(due.value, 'system');
  }

  /** System inputs advance by themselves from now on, or no longer. */
  setAdvance(advance: boolean): void {
    this.#advance = advance;
    this.#lookDue();
  }

  /** Advances through due system inputs to the next decision, or as far as one call goes: it says `more` then. */
  advance(): Submission {
    return this.#told(this.course.advance());
  }

  /** What an input would do, with what the system does after it, as the seat may know it. Nothing is kept. */
  preview(
    seat: Seat,
    input: unknown,
    { stage = false }: { readonly stage?: boolean } = {},
  ): Result<PreviewLook, EngineError> {
    const barred = this.#barred(seat) ?? tooLarge(input);
    if (barred !== undefined) {
      const viewer: Viewer = this.seats.includes(seat) ? seat : null;
      const outcome = seenOutcome(this, barred.outcome);
      const look = this.look(viewer);
      const staged = stage ? { stage: this.stage(viewer) } : {};
      return ok({ outcome, uncertain: false, foretold: [], events: [], look, ...staged });
    }
    const { game, table, seats, frames, state, length, trail } = this;
    const { limits, request } = this.#start;
    const { framesPerCall } = limits;
    const { faults = 'end' } = request;
    const advance = this.#advance;
    const previewing = { game, table, seats, frames, state, length, trail, advance, framesPerCall, faults, stage };
    return previewInput(previewing, this.#kernel, seat, withSeat(input, seat));
  }

  /** Whether an input of the seat would be taken, and if not why. */
  explain(seat: Seat, input: unknown): Explained {
    const barred = (this.#barred(seat) ?? tooLarge(input))?.outcome;
    const seeing = this.seeing(this.seats.includes(seat) ? seat : SPECTATOR);
    if (barred !== undefined) return refused(seeing, barred as Refusal);
    return explainInput(seeing, this.#kernel, this.course, seat, withSeat(input, seat));
  }

  /** What the rules say of a thing on the table, and why the viewer can do nothing with it now. */
  inspect(viewer: Viewer, thing: ThingId): Inspected {
    return inspectThing(this.seeing(viewer), thing, (seat, input) => this.explain(seat, input));
  }

  /**
   * What came of a submission, an undo or a redo, as a seat or a spectator may know it: this is what goes to a client, and not the
   * submission itself. The look is of now.
   */
  outcomeFor(viewer: Viewer, { outcome, frames, more }: Submission): SeenSubmission {
    return {
      outcome: seenOutcome(this, outcome),
      events: outcome.kind === 'undone' ? [] : this.events(viewer, frames),
      ...(more === undefined ? {} : { more }),
      look: this.look(viewer),
    };
  }

  /**
   * Takes back the last input of a seat with all system frames after it. The host is null. Where that lies before the snapshot from which the
   * match goes on, it is refused with `undoLimitReached` though `canUndo` holds: the host has to replay the inputs first. The same goes for
   * `redo`, with `nothingToRedo`.
   */
  undo(seat: Seat | null = null): Submission {
    const able = this.canUndo;
    if (!able.able) return refuse('disallowed', able.code);
    const last = lastStretch(this.frames);
    return last === undefined ? refuse('disallowed', 'undoLimitReached') : this.#rewind('undo', seat, last);
  }

  /** Does again the next input of a seat that was taken back, with the system frames after it. */
  redo(seat: Seat | null = null): Submission {
    const able = this.canRedo;
    if (!able.able) return refuse('disallowed', able.code);
    const next = nextStretch(this.course.history.undone);
    return next === undefined ? refuse('disallowed', 'nothingToRedo') : this.#rewind('redo', seat, next);
  }

  /** Who has asked for an undo or a redo that still needs consent. */
  get asking(): UndoDesk['asking'] {
    return this.desk.asking;
  }

  /** No, let us not. */
  declineUndo(): void {
    this.desk.reset();
  }

  /**
   * For hosts whose store decides whether something has happened: until the hold ends, inputs, undo and redo work as usual, but nobody is
   * told. `keep` tells everybody, with looks of then. `drop` goes back to where the hold began, over irreversible frames too, and nobody
   * ever hears of it. What a look shows in between must not leave the host. One hold at a time.
   */
  hold(): Hold {
    const course = this.course.hold();
    const release = this.#publisher.hold();
    const desk = this.desk.mark();
    const advance = this.#advance;
    let open = true;
    const end = (finish: () => void): void => {
      if (!open) return;
      open = false;
      finish();
    };
    return {
      keep: () =>
        end(() => {
          course.keep();
          release(true);
        }),
      drop: () =>
        end(() => {
          course.drop();
          desk();
          this.#advance = advance;
          release(false);
        }),
    };
  }

  /** Tells one viewer of everything that it may see from now on. Gives the way to stop. */
  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void {
    return this.#publisher.subscribe(viewer, listener);
  }

  /** Tells the host of whole frames. */
  watch(watcher: (update: HostUpdate) => void): () => void {
    return this.#publisher.watch(watcher);
  }

  /** Faults in inputs of seats that were refused, the newest last, for the operator; where the host asked for that. */
  get refusedFaults(): readonly RefusedFault[] {
    return this.#refusedFaults;
  }

  /** What an operator dropped to go on after a fault; for hosts, never for a seat. */
  get dropped(): readonly DroppedInputs[] {
    return this.#earlier.dropped;
  }

  /** Whether it knows all that led here. A match that goes on from a snapshot does not, and cannot be saved whole. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Where the match is now, without what led here, for a host that keeps the inputs itself: `resumeMatch` goes on from it. */
  snapshot(): Result<MatchSnapshot, readonly Issue[]> {
    return snapshotOf(this.course, this.#kernel, this.asking);
  }

  /**
   * One document with all that the match needs; a copy. With a snapshot it can be loaded without a replay. It throws where the match is
   * not whole.
   */
  save(options: { readonly snapshot?: boolean } = {}): MatchDocument {
    if (!this.#isWhole) throw new Error('a match that goes on from a snapshot has no document: replay its inputs');
    return documentOf(this.#start, this.course, this.#earlier, options.snapshot === true ? this.#kernel : undefined);
  }

  /** What a seat, or a spectator, may take away of the match: the whole of one that is over, else what it saw, which holds no secret. */
  exportFor(viewer: Viewer): MatchDocument | SeenDocument {
    return this.status === 'over' ? this.save() : this.seenBy(viewer);
  }

  /** The look and the events of every frame as the viewer saw them. What was taken back is not among them. */
  seenBy(viewer: Viewer): SeenDocument {
    return seenDocument(this.#start, this.save(), viewer);
  }

  /** The same as it is now, a step at a time, for a host that has other things to do meanwhile: what it returns in the end is the document. */
  seenInSteps(viewer: Viewer): Generator<SeenStep, SeenDocument> {
    return seenInSteps(this.#start, this.save(), viewer);
  }

  /** Plays a recorded input again: one frame, nothing advances, and a recorded fault is met without failing again. */
  replayInput(seat: Seat | null, document: Json, mark: InputMark = {}): Replayed {
    // A copy, because notation may keep parts of what it reads.
    return this.course.replay(seat, ownCopy(document) ?? null, ownCopy(mark));
  }

  /** Why this seat can do nothing at all here. */
  #barred(seat: Seat): Submission | undefined {
    if (this.fault !== undefined) return refuse('disallowed', 'matchFaulted');
    if (!this.seats.includes(seat)) return refuse('invalidInput', 'unknownSeat', { seat });
    return this.course.unfinished ? refuse('disallowed', 'systemDue') : undefined;
  }

  #take(input: AnyInput, giver: Giver, { bot }: SubmitOptions = {}): Submission {
    const mark = bot === undefined ? undefined : { bot: cloneDeep(bot) };
    return this.#told(this.course.take(input, giver, this.#advance, mark));
  }

  /** If the system advances by itself, no seat may act before it is done. */
  #lookDue(): void {
    if (this.#advance) this.course.lookDue();
    else this.course.waive();
  }

  #rewind(what: 'undo' | 'redo', seat: Seat | null, { owner, frames }: Stretch): Submission {
    const barred = seat === null ? undefined : this.#barred(seat);
    if (barred !== undefined) return barred;
    const permission = this.desk.ask(what, seat, owner);
    if (!permission.granted) return refuse('disallowed', permission.code, permission.params);
    const rewound = this.course.rewind(what === 'undo' ? 'undone' : 'redone', frames);
    this.#lookDue();
    return this.#told(rewound);
  }

  /** Tells everybody what has happened, if something has. */
  #told(submission: Submission): Submission {
    const { outcome, frames, fault, failed } = submission;
    if (frames.length === 0 && fault === undefined) return submission;
    if (fault !== undefined && isRefusal(outcome))
      return this.#toldHost(submission, { fault, ...(failed === undefined ? {} : { failed }) });
    this.desk.reset();
    const ended = this.fault;
    const way = outcome.kind === 'undone' || outcome.kind === 'redone' ? outcome.kind : 'advanced';
    const kind: Update['kind'] = ended === undefined ? way : 'faulted';
    this.#publisher.tell(ended === undefined ? { kind, frames } : { kind, frames, fault: ended }, (viewer) => {
      // The position of now, whenever it is read.
      const seeing = this.seeing(viewer);
      const seen = way === 'undone' ? [] : this.trail.seenOf(this.frames, frames, viewer);
      const events = once(() => tellEvents(seeing, seen));
      return {
        kind,
        get events() {
          return events();
        },
        look: this.look(viewer),
      };
    });
    return submission;
  }

  /** A seat's input on which the program failed: nothing has changed, and only the host is told. */
  #toldHost(submission: Submission, what: Omit<RefusedFault, 'length'>): Submission {
    this.#refusedFaults.push({ length: this.length, ...what });
    if (this.#refusedFaults.length > MATCH_LIMITS.faultsKept.usual) this.#refusedFaults.shift();
    this.#publisher.tellHost({ kind: 'refused', frames: [], ...what });
    return submission;
  }
}

/** A fault in a refused input of a seat: how many frames led there, and which input it was. */
export interface RefusedFault {
  readonly length: number;
  readonly fault: EngineError;
  readonly failed?: FailedInput;
}

/** Checked before anything else is done with an input. */
function tooLarge(input: unknown): Submission | undefined {
  const stop = oversize(input);
  return stop && refuse(stop.stop, stop.code, stop.params);
}

/** A copy. Anything but a record is left to the game's shape check. */
function withSeat(input: unknown, seat: Seat): AnyInput {
  return (isRecord(input) ? { ...cloneDeep(input), seat } : input) as AnyInput;
}
