/**
 * One match in this process, over its log. Whatever enters goes through the mailbox, one at a time: it is tried in a hold, its record is
 * appended, and only when that is durable is it kept and told. If somebody else was first, it is dropped, what came is read, and it is tried
 * again. If the log does not answer, it is dropped: what was not durable was never told.
 *
 * Reading does not wait for any of that: it sees what is durable. Who reads while something is being written has it dropped from the match,
 * and it is done again, from its record, once it is durable.
 */
import type { AnyGame } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Refusal, Result } from '@turnwise/kernel';
import { appendSurely, inTime, LogError, readInTime, USUAL_PATIENCE } from '@turnwise/log';
import type { LogErrorCode, LogRecord, MatchHead, MatchId, MatchLog, Patience, StopListening } from '@turnwise/log';
import type { Refused } from './acted.ts';
import type { ActOptions } from './act.ts';
import { beginTable } from './begin-table.ts';
import type { NoTable } from './begin-table.ts';
import type { InputEntry, TableEntry, TableRecord } from './entry.ts';
import type { Departed, Fold } from './fold.ts';
import { fullFor, isTooLong } from './full.ts';
import { Mailbox } from './mailbox.ts';
import { Newest } from './newest.ts';
import { newsOf } from './news.ts';
import type { TableNews } from './news.ts';
import { relist } from './relist.ts';
import { asRecorded, senderOf, sentOf } from './sent.ts';
import { TableError } from './table-error.ts';
import { refusedFor, threwAt } from './thrown.ts';
import { Trial } from './trial.ts';
import { withRests } from './with-rests.ts';

export interface TableOptions {
  readonly log: MatchLog;
  /** The game of a head; undefined if it is not installed here. */
  readonly games: (id: string) => AnyGame | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that no other record has. */
  readonly newId: () => string;
  /** A snapshot is kept after this many records. Default 100. */
  readonly snapshotEvery?: number;
  /** How many records a match may have. Default: that of `TABLE_LIMITS`. */
  readonly recordsPerMatch?: number | undefined;
  /** How long the log may take to answer before the table says `unavailable`. Default three seconds. */
  readonly patience?: Patience;
  /** For the operator: this process and the log disagree, or a program failed. */
  readonly alarm?: (alarm: TableAlarm) => void;
}

export type TableAlarm =
  | { readonly kind: 'departed'; readonly match: MatchId; readonly departed: Departed }
  | { readonly kind: 'fault'; readonly match: MatchId; readonly refused: Refused }
  /** A process wrote something whose clock is ahead of this one's: the time of whoever was to move went by that. */
  | { readonly kind: 'ahead'; readonly match: MatchId; readonly milliseconds: number }
  /** Something that was told of the match failed at it. The others were told all the same. */
  | { readonly kind: 'listener'; readonly match: MatchId; readonly error: unknown }
  | { readonly kind: 'snapshot'; readonly match: MatchId; readonly issues: readonly Issue[] };

/** How an entry was answered. */
export type TableAnswer =
  | { readonly kind: 'done'; readonly place: number; readonly news?: TableNews; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The log does not answer, or this process must not serve the match any more. */
  | {
      readonly kind: 'unable';
      readonly code: 'unavailable' | 'departed' | 'closed';
      /** What the log says: `full`, `readOnly`, `corrupt`, … */
      readonly reason?: LogErrorCode;
      readonly message: string;
    };

export interface EnterOptions {
  /** An input in the game's own form, instead of its notation. */
  readonly raw?: unknown;
  readonly decision?: string;
  /** When the server took it, in milliseconds since 1970: clocks go by that, however long it waits here. Default: now. */
  readonly at?: number;
  /** Asked again whenever it is tried: whether the sender may still do this. */
  readonly may?: (fold: Fold) => Refusal | undefined;
  /** Whether so many records may be read again for it. Left out: always. */
  readonly mayReload?: (records: number) => boolean | Promise<boolean>;
}

/** It may look at the match, which is where the news leads. */
export type TableListener = (news: TableNews, fold: Fold) => void;

/** With the time at which the server took it. */
interface Taken extends EnterOptions {
  readonly at: number;
}

const USUAL_SNAPSHOT = 100;
/** Milliseconds by which the clocks of processes may differ before the operator hears of it. */
const MOST_AHEAD = 2_000;

/** Reads the match from its log: from the newest snapshot on, if there is one that fits. Throws a `LogError` if the log does not answer. */
export async function openTable(id: MatchId, options: TableOptions): Promise<Result<MatchTable, NoTable>> {
  const { log, games, patience, alarm } = options;
  const { time = USUAL_PATIENCE } = patience ?? {};
  const head = await inTime(log.head(id), time);
  if (head === undefined) return fail({ code: 'unknownMatch', issues: [] });
  const misfit = (issues: readonly Issue[]): void => alarm?.({ kind: 'snapshot', match: id, issues });
  const begun = await beginTable(head, { log, games, whole: false, time, misfit });
  if (!begun.ok) return begun;
  const table = new MatchTable(head, options, begun.value);
  try {
    const departed = await table.open();
    if (departed !== undefined) return fail({ code: 'departed', issues: [departed.issue] });
    await table.settle();
    await table.relist();
    return ok(table);
  } catch (thrown) {
    // Not waited for: a log that does not answer would hold up this too.
    void table.close();
    throw thrown;
  }
}

/** What is being written. */
interface Held {
  readonly trial: Trial;
  /** Somebody has read the match meanwhile. */
  isDropped: boolean;
}

export class MatchTable {
  readonly head: MatchHead;
  readonly #options: TableOptions;
  readonly #time: number;
  readonly #mailbox = new Mailbox();
  readonly #listeners = new Set<TableListener>();
  /** Records of others that the log has told of, by place. */
  readonly #arrived = new Map<number, LogRecord>();
  /** What the listeners have heard leads exactly here. */
  #fold: Fold;
  #newest = new Newest();
  #held: Held | undefined;
  #departed: Departed | undefined;
  /** Something may be in the log that is not in the match: read before anything else is done. */
  #behind = false;
  /** Why a record cannot be followed from the snapshot that this match came from. */
  #misfit: Issue | undefined;
  #closed = false;
  #stop: StopListening | undefined;
  #snapshotAt: number;

  /** For `openTable`. */
  constructor(head: MatchHead, options: TableOptions, fold: Fold) {
    this.head = head;
    this.#options = options;
    this.#time = options.patience?.time ?? USUAL_PATIENCE;
    this.#fold = fold;
    this.#snapshotAt = fold.place;
  }

  /** For `openTable`: reads what is in the log, and hears of what others write. */
  async open(): Promise<Departed | undefined> {
    await this.#readOn();
    if (this.#departed !== undefined) return this.#departed;
    const { log } = this.#options;
    const following = log.follow(this.head.id, this.#fold.place, (record, place) => this.#arrive(record, place));
    this.#stop = await inTime(following, this.#time).catch((thrown: unknown) => {
      void following.then((stop) => stop()).catch(() => undefined);
      throw thrown;
    });
    return undefined;
  }

  /** Tells of everything from now on, in order, when it is durable. */
  on(listener: TableListener): StopListening {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Reads the match as it is: what is durable, and has been told. It does not wait for what is being written, nor for a log that does not
   * answer; while that is away, it shows the last that was known. `see` must not keep the fold: what it gives is of this moment. Throws a
   * `TableError` when this process must not serve the match any more (`departed`) or the table was put away (`closed`).
   */
  async read<V>(see: (fold: Fold, newest: Newest) => V): Promise<V> {
    // Not at once: a listener that asks is answered when everybody has been told.
    await Promise.resolve();
    if (this.#departed !== undefined) throw new TableError('departed', NOT_AGREED);
    if (this.#closed) throw new TableError('closed', 'the table is closed');
    const held = this.#held;
    if (held?.isDropped === false) {
      held.isDropped = true;
      held.trial.drop();
    }
    return see(this.#fold, this.#newest);
  }

  /**
   * Reads what others have written that no hint has told of yet, for whoever comes from another process and knows more. Whether there was
   * anything; not if the log does not answer.
   */
  catchUp(): Promise<boolean> {
    return this.#mailbox.run(() => this.#hasNews());
  }

  /** How many are being served or are waiting. */
  get busy(): number {
    return this.#mailbox.size;
  }

  get departed(): Departed | undefined {
    return this.#departed;
  }

  enter(entry: TableEntry, options: EnterOptions = {}): Promise<TableAnswer> {
    const now = this.#now();
    const at = Math.min(Math.trunc(options.at ?? now), now);
    return this.#mailbox.run(() => this.#enter(entry, { ...options, at }));
  }

  /**
   * Enters the time-outs that are due. `openTable` does that, because the clocks of a match run on while no process has it open; and nothing
   * enters before them. Who has a table open calls it when a clock has run out (`ClockEnd.flagAt`).
   */
  async settle(): Promise<void> {
    const at = this.#now();
    await this.#mailbox.run(async () => {
      while ((await this.#ready()) === undefined) {
        const due = this.#fold.clock?.due(at);
        const answer = due && (await this.#try(this.#fold, { kind: 'timeout', ...due }, { at }));
        if (answer === undefined || (answer !== 'again' && answer.kind !== 'done')) return;
      }
    });
  }

  /** For `openTable`: lists show what the log says. */
  async relist(): Promise<void> {
    await this.#mailbox.run(async () => {
      if ((await this.#ready()) === undefined) await relist(this.#options.log, this.#fold, this.#time);
    });
  }

  /** Keeps a snapshot, so that the match comes back quickly, and lets go of the log. */
  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#mailbox.run(async () => {
      this.#closed = true;
      this.#stop?.();
      this.#listeners.clear();
      if (this.#departed === undefined && this.#fold.place > this.#snapshotAt)
        await inTime(this.#keepSnapshot(), this.#time).catch(() => undefined);
    });
  }

  /** In whole milliseconds, whatever clock it is: records hold no others. */
  #now(): number {
    return Math.trunc(this.#options.now());
  }

  #arrive(record: LogRecord, place: number): void {
    if (this.#closed || place < this.#fold.place) return;
    this.#arrived.set(place, record);
    // Its own record comes this way too, while it is being entered: it is not new by the time that the mailbox is free.
    void this.#mailbox.run(() => this.#ready()).catch(() => undefined);
  }

  #takeArrived(): void {
    if (this.#departed !== undefined) return;
    for (const place of this.#arrived.keys()) if (place < this.#fold.place) this.#arrived.delete(place);
    for (;;) {
      const { place } = this.#fold;
      const record = this.#arrived.get(place);
      this.#arrived.delete(place);
      if (record === undefined || typeof this.#follow(record) !== 'object') return;
    }
  }

  /** What is in the log after what is known. */
  async #readOn(): Promise<void> {
    const { log } = this.#options;
    for await (const record of withRests(readInTime(log, this.head.id, this.#fold.place, this.#time))) {
      const followed = this.#follow(record);
      if (followed === 'again') return this.#reload();
      if (followed === 'departed') return;
    }
    this.#behind = false;
  }

  /**
   * From the start of the log, without a snapshot: what was taken back may lie before it. Nothing changes here until the whole has been
   * read up to where the listeners are, so that a log that fails in the middle leaves nothing half done.
   */
  async #reload(): Promise<void> {
    this.#behind = true;
    const { log, games } = this.#options;
    const begun = await beginTable(this.head, { log, games, whole: true, time: this.#time });
    if (!begun.ok) {
      const [first = issue('', begun.error.code, 'a match that can be read')] = begun.error.issues;
      return this.#depart({ place: 0, frames: 0, issue: first });
    }
    const fold = begun.value;
    const newest = new Newest();
    const { place } = this.#fold;
    for await (const record of withRests(readInTime(log, this.head.id, 0, this.#time))) {
      if (fold.place === place) break;
      const applied = fold.apply(record);
      if (!applied.ok) return this.#depart(applied.error);
      newest.add(newsOf(fold.place - 1, record, applied.value));
    }
    if (fold.place < place) throw new LogError('corrupt', 'records are missing that were in the log before');
    this.#fold = fold;
    this.#newest = newest;
    const misfit = this.#misfit;
    this.#misfit = undefined;
    await this.#readOn();
    if (misfit !== undefined && this.#departed === undefined)
      this.#options.alarm?.({ kind: 'snapshot', match: this.head.id, issues: [misfit] });
  }

  /**
   * Follows a record that is in the log. `again`: this match came from a snapshot, which an undo goes back beyond, or which is not what the log
   * led to. Only the whole log tells.
   */
  #follow(record: LogRecord): TableNews | 'again' | 'departed' {
    const { place, match } = this.#fold;
    const applied = this.#fold.apply(record);
    if (applied.ok) {
      this.#compareTime(record);
      const news = newsOf(place, record, applied.value);
      this.#tell(news);
      return news;
    }
    if (!match.isWhole) {
      if (record['kind'] !== 'undo' && record['kind'] !== 'redo') this.#misfit = applied.error.issue;
      this.#behind = true;
      return 'again';
    }
    this.#depart(applied.error);
    return 'departed';
  }

  #compareTime({ at }: LogRecord): void {
    const milliseconds = Number(at) - this.#now();
    if (milliseconds > MOST_AHEAD) this.#options.alarm?.({ kind: 'ahead', match: this.head.id, milliseconds });
  }

  #depart(departed: Departed): void {
    this.#departed = departed;
    this.#options.alarm?.({ kind: 'departed', match: this.head.id, departed });
  }

  async #enter(entry: TableEntry, options: Taken): Promise<TableAnswer> {
    for (let looked = false; ;) {
      const unable = await this.#ready();
      if (unable !== undefined) return unable;
      const fold = this.#fold;
      const repeated = this.#repeated(entry, options);
      if (repeated !== undefined) return repeated;
      const forgiven = withLag(fold, entry);
      const overdue = await this.#timeOutFirst(fold, forgiven, options);
      if (overdue === 'again') continue;
      if (overdue !== undefined) return overdue;
      const may = options.may?.(fold);
      const answer: TableAnswer | 'again' =
        may === undefined ? await this.#try(fold, forgiven, options) : { kind: 'refused', refusal: may };
      if (answer === 'again') continue;
      // Nobody is refused for what this process has not heard of yet.
      if (answer.kind !== 'refused' || answer.refusal.kind === 'invalidInput') return answer;
      if (looked || !(await this.#hasNews())) return answer;
      looked = true;
    }
  }

  async #hasNews(): Promise<boolean> {
    if ((await this.#ready()) !== undefined) return false;
    const { place } = this.#fold;
    try {
      await this.#readOn();
      return this.#departed === undefined && this.#fold.place > place;
    } catch {
      return false;
    }
  }

  /** Time that has run out has its consequence before anything else enters; what its seat sent too late is refused. */
  async #timeOutFirst({ clock }: Fold, entry: TableEntry, { at }: Taken): Promise<TableAnswer | 'again' | undefined> {
    if (clock === undefined || entry.kind === 'timeout') return undefined;
    const { seat, lag = 0 } = entry.kind === 'input' ? entry : NO_INPUT;
    const isLate = seat !== undefined && clock.isLate(seat, at, lag);
    const decision = isLate ? clock.endOf(seat)?.decision : undefined;
    const due = decision === undefined || seat === undefined ? clock.due(at) : { seat, decision };
    // What it sent in time still counts, though the flag falls now.
    if (due === undefined || (due.seat === seat && !isLate)) return undefined;
    const answer = await this.#try(this.#fold, { kind: 'timeout', ...due }, { at });
    if (answer === 'again' || answer.kind === 'unable') return answer;
    if (isLate) return { kind: 'refused', refusal: tooLate(due.decision) };
    return answer.kind === 'done' ? 'again' : undefined;
  }

  /** Reads what is missing; what is wrong if that fails. */
  async #ready(): Promise<Extract<TableAnswer, { kind: 'unable' }> | undefined> {
    if (this.#closed) return { kind: 'unable', code: 'closed', message: 'the table is closed' };
    try {
      this.#takeArrived();
      if (this.#behind && this.#departed === undefined) await this.#readOn();
    } catch (thrown) {
      return unavailable(thrown);
    }
    if (this.#departed === undefined) return undefined;
    return { kind: 'unable', code: 'departed', message: NOT_AGREED };
  }

  async #try(fold: Fold, entry: TableEntry, options: Taken): Promise<TableAnswer | 'again'> {
    const { recordsPerMatch } = this.#options;
    const tooLong = fullFor(fold, entry, recordsPerMatch);
    if (tooLong !== undefined) return { kind: 'refused', refusal: tooLong };
    const at = recordTime(fold, options.at, this.#now());
    const trial = this.#trial(fold, entry, { ...options, at });
    if (!(trial instanceof Trial)) return this.#refused(fold, trial, options);
    if (entry.kind === 'timeout' && isTooLong(fold, recordsPerMatch)) {
      // Nobody could have moved: it is nobody's fault.
      trial.drop();
      return this.#try(fold, TOO_LONG, options);
    }
    const { record, listing } = trial;
    const held: Held = { trial, isDropped: false };
    this.#held = held;
    try {
      const append = { match: this.head.id, expected: fold.place, records: [record as unknown as LogRecord], listing };
      const result = await appendSurely(this.#options.log, append, this.#options.patience);
      if (result.kind === 'conflict') {
        trial.drop();
        this.#behind = true;
        return 'again';
      }
    } catch (thrown) {
      trial.drop();
      // It may still turn up: nothing is done before the log has been read.
      this.#behind = true;
      return unavailable(thrown);
    } finally {
      this.#held = undefined;
    }
    return held.isDropped ? this.#doneAgain(record) : this.#doneNow(fold, trial);
  }

  /** What the game throws is a fault of the program: nothing of it is left, and the log is read again before anything else is done. */
  #trial(fold: Fold, entry: TableEntry, options: ActOptions): Trial | Refused {
    try {
      return Trial.of(fold, entry, { ...options, newId: this.#options.newId });
    } catch (thrown) {
      this.#behind = true;
      return refusedFor(thrown);
    }
  }

  #doneNow(fold: Fold, trial: Trial): TableAnswer | 'again' {
    const { record, frames, instead } = trial;
    const { place } = fold;
    try {
      trial.keep();
    } catch (thrown) {
      // It is in the log, and this process cannot say where that leads.
      this.#depart({ place, frames: record.frame, issue: threwAt(thrown) });
      return 'again';
    }
    if (instead !== undefined) this.#alarmOf(instead);
    const news = newsOf(place, record, frames);
    this.#tell(news);
    return this.#done(news);
  }

  /** Somebody read the match while the record was being written. */
  async #doneAgain(record: TableRecord): Promise<TableAnswer | 'again'> {
    const { place } = this.#fold;
    const followed = this.#follow(record as unknown as LogRecord);
    if (typeof followed === 'object') return this.#done(followed);
    const unable = await this.#ready();
    if (unable !== undefined) return unable;
    const news = this.#newest.from(place)?.[0];
    return news?.record.id === record.id ? this.#done(news) : 'again';
  }

  #done(news: TableNews): TableAnswer {
    const { snapshotEvery = USUAL_SNAPSHOT } = this.#options;
    if (this.#fold.place - this.#snapshotAt >= snapshotEvery) void this.#keepSnapshot().catch(() => undefined);
    return { kind: 'done', place: news.place, news, repeated: false };
  }

  async #refused(fold: Fold, acted: Refused, { mayReload }: Taken): Promise<TableAnswer | 'again'> {
    const { refusal, fault } = acted;
    // An undo that a snapshot hides: the whole log knows more.
    if (!fold.match.isWhole && BEFORE_SNAPSHOT.includes(refusal.code))
      try {
        if ((await mayReload?.(fold.place)) === false) return { kind: 'refused', refusal: TOO_MUCH };
        await this.#reload();
        return 'again';
      } catch (thrown) {
        return unavailable(thrown);
      }
    if (fault !== undefined) this.#alarmOf(acted);
    return { kind: 'refused', refusal };
  }

  #alarmOf(refused: Refused): void {
    this.#options.alarm?.({ kind: 'fault', match: this.head.id, refused });
  }

  /** The answer to what was sent before under the same id. */
  #repeated(entry: TableEntry, { raw }: EnterOptions): TableAnswer | undefined {
    const { match, recent } = this.#fold;
    const found = recent.find(senderOf(entry), entry.client);
    if (found === undefined) return undefined;
    if (found.sent === sentOf(asRecorded(match, entry, raw)))
      return { kind: 'done', place: found.place, repeated: true };
    return { kind: 'refused', refusal: { kind: 'disallowed', code: 'duplicateInput', params: {}, by: 'table' } };
  }

  async #keepSnapshot(): Promise<void> {
    const fold = this.#fold;
    const snapshot = fold.snapshot();
    if (snapshot === undefined) return;
    this.#snapshotAt = fold.place;
    await this.#options.log.keepSnapshot(this.head.id, fold.place, snapshot as unknown as Json);
  }

  #tell(news: TableNews): void {
    this.#newest.add(news);
    for (const listener of this.#listeners)
      try {
        listener(news, this.#fold);
      } catch (error) {
        this.#options.alarm?.({ kind: 'listener', match: this.head.id, error });
      }
  }
}

const NO_INPUT: Partial<InputEntry> = {};
const TOO_LONG: TableEntry = { kind: 'end', by: 'server', reason: 'the match has become too long' };
const TOO_MUCH: Refusal = { kind: 'disallowed', code: 'rateLimited', params: {}, by: 'table' };
const NOT_AGREED = 'this server does not agree with the log of the match';
const BEFORE_SNAPSHOT: readonly string[] = ['undoLimitReached', 'nothingToUndo', 'nothingToRedo'];

/** An input with as much of its lag as the clock forgives. */
function withLag({ clock }: Fold, entry: TableEntry): TableEntry {
  if (entry.kind !== 'input' || entry.lag === undefined) return entry;
  const { lag: measured, ...rest } = entry;
  const lag = clock?.lagFor(entry.seat, measured) ?? 0;
  return lag === 0 ? rest : { ...rest, lag };
}

function tooLate(decision: string): Refusal {
  return { kind: 'disallowed', code: 'staleDecision', params: { decision, open: null }, by: 'table' };
}

/**
 * When the server took it; not before the last record, which another process may have written meanwhile, unless the clock of that process is
 * ahead of this one's.
 */
function recordTime(fold: Fold, taken: number, now: number): number {
  return Math.min(now, Math.max(taken, fold.at));
}

function unavailable(thrown: unknown): Extract<TableAnswer, { kind: 'unable' }> {
  if (!(thrown instanceof LogError)) throw thrown;
  const { code: reason, message } = thrown;
  return { kind: 'unable', code: reason === 'closed' ? 'closed' : 'unavailable', reason, message };
}
