/** Everything that can be read from a match, and nothing that changes it. */
import { allSeats, seatNamed } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, LogLevel, Seat, Table, Viewer } from '@turnwise/game';
import { boundIssues, fail } from '@turnwise/kernel';
import type { EngineError, Issue, Json, Result } from '@turnwise/kernel';
import { controlsAt } from './controls.ts';
import type { HostControl } from './controls.ts';
import type { Course } from './course.ts';
import type { DecisionId } from './decisions.ts';
import { oversizeIssue } from './input-size.ts';
import { formatResult, lookOf, tellEvents } from './look.ts';
import type { Look, MatchStatus, SeenEvent } from './look.ts';
import { ableToRedo, ableToUndo, rewindableBy } from './rewind.ts';
import type { Rewinding } from './rewind.ts';
import { Seeings } from './seeing.ts';
import type { Seeing } from './seeing.ts';
import { stageOf } from './stage.ts';
import type { Stage } from './stage.ts';
import type { AnyFrame } from './submission.ts';
import { Trail } from './trail.ts';
import type { Happened } from './trail.ts';
import type { UndoDesk } from './undo-policy.ts';
import { unfoldFrame } from './unfold.ts';
import type { Unfolded } from './unfold.ts';

export class Standing {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seats: readonly Seat[];
  protected readonly course: Course;
  protected readonly trail: Trail;
  protected readonly desk: UndoDesk;
  readonly #seeings = new Seeings();

  constructor(game: AnyGame, table: Table, course: Course, desk: UndoDesk) {
    this.game = game;
    this.table = table;
    this.seats = allSeats(table.names.length);
    this.course = course;
    this.trail = new Trail(game);
    this.desk = desk;
  }

  /** The whole state; for hosts, never for a seat. */
  get state(): AnyState {
    return this.course.history.state;
  }

  /**
   * The frames since the start, or since the snapshot that the match was loaded from; for a long match, only the newest
   * (`logFrames`). The list grows with the match.
   */
  get frames(): readonly AnyFrame[] {
    return this.course.history.log;
  }

  /** How many frames led here. */
  get length(): number {
    return this.course.history.length;
  }

  /** The hash of the last frame, 0 before the first; for hosts, never for a seat. */
  get hash(): number {
    return this.course.history.hash;
  }

  get status(): MatchStatus {
    if (this.fault !== undefined) return 'faulted';
    return this.game.result(this.state) === undefined ? 'playing' : 'over';
  }

  /** The fault in the program that ended the match, if one did. */
  get fault(): EngineError | undefined {
    return this.course.fault;
  }

  /** Whether the system has to act before a seat can decide: continue with `advance()` or `step()`. */
  get due(): boolean {
    const due = this.course.due();
    return !due.ok || due.value !== undefined;
  }

  get toAct(): readonly Seat[] {
    return this.fault === undefined ? this.game.toAct(this.state) : [];
  }

  /** `{ winners, reason }` by name, or null. */
  get result(): Json {
    return formatResult(this.game, this.state, this.table);
  }

  /** The decision that the seat's next input would answer. */
  decision(seat: Seat): DecisionId | undefined {
    return this.course.decisions.of(seat);
  }

  /** Whether the last input can be taken back, and if not, why. The policy is checked when a seat asks. */
  get canUndo(): Rewinding {
    return ableToUndo(this.course);
  }

  get canRedo(): Rewinding {
    return ableToRedo(this.course);
  }

  /** The controls of the system that the host may give now. */
  get controls(): readonly HostControl[] {
    return this.fault === undefined ? controlsAt(this.game, this.state, this.table) : [];
  }

  seatNamed(name: string): Seat | undefined {
    return seatNamed(this.table, name);
  }

  /** An input as people write it. */
  parseInput(seat: Seat | null, document: Json): Result<AnyInput, readonly Issue[]> {
    const large = oversizeIssue(document);
    if (large !== undefined) return fail([large]);
    const read = this.game.notation.input.parse(document, seat, this.table);
    return read.ok ? read : fail(boundIssues(read.error));
  }

  /** Everything that a seat, or a spectator, may see now. */
  look(viewer: Viewer): Look {
    return lookOf(this.seeing(viewer), {
      frame: this.length,
      faulted: this.fault !== undefined,
      due: this.course.unfinished,
      decision: viewer === null ? undefined : this.decision(viewer),
      undo: rewindableBy(this.course, this.desk, 'undo', viewer),
      redo: rewindableBy(this.course, this.desk, 'redo', viewer),
    });
  }

  /** The scene of what it sees, and the things that its offers name; null for a game without scenes. */
  stage(viewer: Viewer): Stage | null {
    const canAct = viewer !== null && this.fault === undefined && !this.course.unfinished;
    return stageOf(this.seeing(viewer), canAct ? this.game.offers(this.state, viewer) : []) ?? null;
  }

  /** A frame of the last call step by step, as a viewer may see it; undefined for an older frame. */
  unfold(frame: number, viewer: Viewer): readonly Unfolded[] | undefined {
    const { game, table, frames, course } = this;
    const begun = course.begunFrom(frame);
    if (begun === undefined) return undefined;
    const seen = this.trail.seenOf(frames, [begun.frame], viewer);
    return unfoldFrame({ game, kernel: game.kernel, table, ...begun, seen }, viewer);
  }

  /** The events of some frames as a viewer may see them. */
  events(viewer: Viewer, frames: readonly AnyFrame[] = this.frames, level: LogLevel = 'min'): readonly SeenEvent[] {
    return tellEvents(this.seeing(viewer), this.trail.seenOf(this.frames, frames, viewer), level);
  }

  /** The complete events of some frames, each with its id and its cause; for hosts, never for a seat. */
  happened(frames: readonly AnyFrame[] = this.frames): readonly Happened[] {
    return this.trail.of(this.frames, frames);
  }

  /** What the viewer sees now. */
  protected seeing(viewer: Viewer): Seeing {
    return this.#seeings.of(this.game, this.table, this.state, viewer);
  }
}
