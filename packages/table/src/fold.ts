/**
 * A match as it follows from the records of its log: the match itself, who has which seat, the clocks, and whether it stands still. Every
 * process that reads the same records has the same, and compares hashes to be sure of it.
 */
import type { AnyGame } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { createMatch, resumeMatch, settle } from '@turnwise/match';
import type { AnyFrame, Match, MatchRequest } from '@turnwise/match';
import type { MatchHead } from '@turnwise/log';
import { act } from './act.ts';
import type { ActOptions } from './act.ts';
import type { Acted } from './acted.ts';
import { Clock } from './clock.ts';
import type { Waiting } from './clock.ts';
import { recordIssues } from './entry.ts';
import type { TableEntry, TableRecord } from './entry.ts';
import { RecentIds } from './recent-ids.ts';
import { Seating } from './seating.ts';
import { senderOf, sentOf } from './sent.ts';
import type { TableEnd } from './table-end.ts';
import { settingsIssues, startIssues, withContent } from './setup.ts';
import type { TableSettings, TableStart } from './setup.ts';
import { readTableSnapshot, TABLE_SNAPSHOT } from './table-snapshot.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { threwAt } from './thrown.ts';

/** What came of an entry, until it is kept or dropped. */
export interface Tried {
  readonly acted: Acted;
  readonly frames: readonly AnyFrame[];
  keep(): void;
  drop(): void;
}

/** Why a log cannot be followed any further: this build does something else with it. */
export interface Departed {
  readonly place: number;
  /** How many frames agree. */
  readonly frames: number;
  readonly issue: Issue;
}

export class Fold {
  readonly head: MatchHead;
  readonly start: TableStart;
  readonly settings: TableSettings;
  readonly match: Match;
  readonly seating: Seating;
  readonly clock: Clock | undefined;
  readonly recent = new RecentIds();
  /** How many records led here. */
  place = 0;
  halted: { readonly by: string; readonly reason: string | null } | undefined;
  ended: TableEnd | undefined;
  /** All seats have been taken: the match runs, and goes on though somebody leaves. */
  hasBegun = false;
  /** The time of the last record, by the clock of the process that wrote it. */
  at: number;
  /** Something is being tried that is not in the log yet. */
  #isHeld = false;

  constructor(head: MatchHead, match: Match) {
    this.head = head;
    this.start = head.start as unknown as TableStart;
    this.settings = head.settings as unknown as TableSettings;
    this.match = match;
    this.at = head.at;
    this.seating = new Seating(this.start.seats);
    const { clock } = this.settings;
    this.clock = clock === undefined ? undefined : new Clock(clock, this.start.seats);
  }

  get isOver(): boolean {
    return this.ended !== undefined || this.match.status !== 'playing';
  }

  get stage(): 'open' | 'running' | 'over' {
    if (this.isOver) return 'over';
    return this.hasBegun ? 'running' : 'open';
  }

  /** Who is waited for now. */
  get waiting(): Waiting {
    const { match, halted } = this;
    if (halted !== undefined || this.stage !== 'running') return new Map();
    return new Map(
      match.toAct.flatMap((seat) => {
        const decision = match.decision(seat);
        return decision === undefined ? [] : [[match.table.names[seat] as string, decision] as const];
      }),
    );
  }

  /**
   * Does what the entry says, for the time being. `raw` is an input in the game's own form, which comes instead of its notation. What a game
   * throws comes out of it, and nothing is held then.
   */
  try(entry: TableEntry, more: ActOptions): Tried {
    const hold = this.match.hold();
    this.#isHeld = true;
    const end = (how: 'keep' | 'drop'): void => {
      hold[how]();
      this.#isHeld = false;
    };
    try {
      const acted = act(this, entry, more);
      const submission =
        acted.kind === 'done' && acted.submission !== undefined ? settle(this.match, acted.submission) : undefined;
      return { acted, frames: submission?.frames ?? [], keep: () => end('keep'), drop: () => end('drop') };
    } catch (thrown) {
      end('drop');
      throw thrown;
    }
  }

  /** Follows a record that is in the log. A game that throws at it cannot follow it. */
  apply(record: unknown): Result<readonly AnyFrame[], Departed> {
    const { place } = this;
    const frames = this.match.length;
    const issues = recordIssues(record);
    if (issues.length > 0) return fail({ place, frames, issue: issues[0] as Issue });
    try {
      return this.#apply(record as TableRecord);
    } catch (thrown) {
      return fail({ place, frames, issue: threwAt(thrown) });
    }
  }

  #apply(known: TableRecord): Result<readonly AnyFrame[], Departed> {
    const { place } = this;
    const frames = this.match.length;
    const tried = this.try(known, { at: known.at, isRecorded: true });
    const depart = (found: Issue): Result<never, Departed> => {
      tried.drop();
      return fail({ place, frames, issue: found });
    };
    if (tried.acted.kind === 'refused') {
      const { code, params } = tried.acted.refusal;
      return depart(issue('', 'refused', 'an entry that is accepted', { code, params }));
    }
    const { length: frame, hash } = this.match;
    if (frame !== known.frame) return depart(issue('frame', 'otherFrame', `${known.frame} frames`, frame));
    if (hash !== known.hash) return depart(issue('hash', 'otherState', `the frame with hash ${known.hash}`, hash));
    tried.keep();
    this.finish(known, tried.acted, tried.frames);
    return ok(tried.frames);
  }

  /** The record is in the log, and the match is where it leads: so does the rest. */
  finish(record: TableRecord, acted: Extract<Acted, { kind: 'done' }>, frames: readonly AnyFrame[]): void {
    const { place, seating } = this;
    this.place = place + 1;
    this.at = record.at;
    if (acted.ended !== undefined) this.ended = acted.ended;
    if (record.client !== undefined) this.recent.add(senderOf(record), record.client, { place, sent: sentOf(record) });
    switch (record.kind) {
      case 'seat':
        seating.take(record);
        this.hasBegun ||= seating.isFull;
        break;
      case 'halt':
        this.halted = { by: record.by, reason: record.reason ?? null };
        break;
      case 'resume':
        this.halted = undefined;
        break;
      case 'mute':
      case 'unmute':
        if (record.seat !== undefined) seating.mute(record.seat, record.kind === 'mute');
        break;
      case 'concede':
      case 'decline':
      case 'end':
      case 'input':
      case 'redo':
      case 'system':
      case 'timeout':
      case 'undo':
        break;
    }
    if (this.clock !== undefined) this.#runClock(this.clock, record, frames[0]);
  }

  #runClock(clock: Clock, record: TableRecord, frame: AnyFrame | undefined): void {
    const { at } = record;
    if (this.halted !== undefined || this.isOver) return clock.stop(at);
    const { kind } = record;
    const owner = frame?.input.seat;
    const seat = owner === undefined ? undefined : this.match.table.names[owner];
    if (kind === 'undo' && seat !== undefined) return clock.takeBack(at, this.waiting, { seat, frame });
    const way = kind === 'input' || kind === 'timeout' || kind === 'redo' ? kind : undefined;
    if (way === undefined || seat === undefined) return clock.turn(at, this.waiting);
    const lag = kind === 'input' ? (record.lag ?? 0) : 0;
    clock.turn(at, this.waiting, { seat, lag, way, frame });
  }

  /** A cache of where it is; undefined if the state cannot be written, or is not in the log yet. */
  snapshot(): TableSnapshot | undefined {
    if (this.#isHeld) return undefined;
    const match = this.match.snapshot();
    if (!match.ok) return undefined;
    return {
      turnwise: TABLE_SNAPSHOT,
      place: this.place,
      at: this.at,
      match: match.value,
      seats: this.seating.all,
      clock: this.clock?.save() ?? null,
      recent: this.recent.save(),
      hasBegun: this.hasBegun,
      halted: this.halted ?? null,
      ended: this.ended ?? null,
    };
  }
}

/** At the beginning of its log. `content` is what the head keeps under a hash. */
export function beginFold(head: MatchHead, game: AnyGame, content?: Json): Result<Fold, readonly Issue[]> {
  const request = requestOf(head, game, content);
  if (!request.ok) return request;
  const match = createMatch(request.value);
  if (!match.ok) return match;
  settle(match.value);
  return ok(new Fold(head, match.value));
}

/** From a snapshot; what was recorded after it comes next. */
export function resumeFold(
  head: MatchHead,
  game: AnyGame,
  snapshot: Json,
  content?: Json,
): Result<Fold, readonly Issue[]> {
  const read = readTableSnapshot(snapshot);
  if (!read.ok) return read;
  const request = requestOf(head, game, content);
  if (!request.ok) return request;
  const match = resumeMatch(request.value, read.value.match);
  if (!match.ok) return match;
  const fold = new Fold(head, match.value);
  const { place, at, seats, clock, recent, hasBegun, halted, ended } = read.value;
  fold.place = place;
  fold.at = at;
  fold.seating.restore(seats);
  if (clock !== null) fold.clock?.restore(clock);
  fold.recent.restore(recent);
  fold.hasBegun = hasBegun;
  fold.halted = halted ?? undefined;
  fold.ended = ended ?? undefined;
  return ok(fold);
}

/** What tables keep whole in memory: enough to take back, and to tell those who were away for a moment. */
const LIMITS = { logFrames: 1_000, undoFrames: 1_000 };

function requestOf(head: MatchHead, game: AnyGame, content: Json | undefined): Result<MatchRequest, readonly Issue[]> {
  const issues = [...startIssues(head.start), ...settingsIssues(head.settings)];
  if (issues.length > 0) return fail(issues);
  if (head.version !== game.version)
    return fail([
      issue('version', 'otherVersion', `${game.id} ${game.version}, the version installed here`, head.version),
    ]);
  const start = head.start as unknown as TableStart;
  // Without it another game would begin.
  if (start.content !== undefined && content === undefined)
    return fail([
      issue('start.content', 'missingContent', `the ${start.content.option} that is kept under ${start.content.hash}`),
    ]);
  const { undo } = head.settings as unknown as TableSettings;
  const { seats, seed } = start;
  const options = withContent(start, content);
  // A ruleset brings names and sentences of its own.
  const worded = game.worded?.(options) ?? game;
  return ok({ game: worded, seats, seed, options, undo, faults: 'refuse', limits: LIMITS });
}
