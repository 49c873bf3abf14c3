/** The log: it puts the parts together, and knows whether it is closed. */
import { randomUUID } from 'node:crypto';
import type { Json } from '@turnwise/kernel';
import type {
  AppendResult,
  IdPage,
  KeptSnapshot,
  Listing,
  LogRecord,
  MatchHead,
  MatchId,
  MatchLog,
  MatchPage,
  MatchQuery,
  RecordListener,
  StopListening,
} from '@turnwise/log';
import { Followers, LogError, Topics, UNLISTED } from '@turnwise/log';
import { Appends } from './appends.ts';
import { Calls, parseCall } from './calls.ts';
import { keepContent, keepSnapshot, readContent, readSnapshot } from './documents.ts';
import { Heads } from './heads.ts';
import { Listening } from './listening.ts';
import { listIds, listMatches, readListing } from './lists.ts';
import { longerThan, readRecords, recordOf } from './records.ts';
import type { Sessions } from './sessions.ts';

export interface LogParts {
  readonly writing: Sessions;
  readonly reading: Sessions;
  /** By which the processes of this log call each other. */
  readonly channel: string;
  readonly lookEvery: number;
}

export class PostgresLog implements MatchLog {
  readonly #writing: Sessions;
  readonly #reading: Sessions;
  readonly #name = randomUUID();
  readonly #topics = new Topics();
  readonly #followers: Followers;
  readonly #heads: Heads;
  readonly #appends: Appends;
  readonly #calls: Calls;
  readonly #listening: Listening;
  #closing: Promise<void> | undefined;

  constructor({ writing, reading, channel, lookEvery }: LogParts) {
    this.#writing = writing;
    this.#reading = reading;
    const source = {
      read: (match: MatchId, from: number) => this.read(match, from),
      longerThan: (lengths: ReadonlyMap<MatchId, number>) => longerThan(reading, lengths),
    };
    this.#followers = new Followers(source, { lookEvery });
    this.#heads = new Heads(writing, reading);
    this.#calls = new Calls(writing, channel, this.#name);
    this.#appends = new Appends(writing, {
      appended: (match, place, bodies) => this.#appended(match, place, bodies),
      inDoubt: (match, length) => this.#mayHaveGrown(match, length),
    });
    this.#listening = new Listening({
      channel,
      connect: () => reading.alone(),
      onCall: (payload) => this.#hear(payload),
      onBegin: () => void this.#followers.look(),
    });
  }

  async create(head: MatchHead, listing: Listing = UNLISTED): Promise<'created' | 'exists'> {
    this.#mustBeOpen();
    return this.#heads.create(head, listing);
  }

  async append(
    match: MatchId,
    expected: number,
    records: readonly LogRecord[],
    listing?: Listing,
  ): Promise<AppendResult> {
    this.#mustBeOpen();
    return this.#appends.add(match, expected, records, listing);
  }

  async *read(match: MatchId, from = 0): AsyncIterable<LogRecord> {
    this.#mustBeOpen();
    for await (const record of readRecords(this.#reading, match, from)) {
      yield record;
      this.#mustBeOpen();
    }
  }

  /** Listens before it reads, so that nothing falls in between; if it cannot listen now, looks find what comes. */
  async follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError?: (error: LogError) => void,
  ): Promise<StopListening> {
    this.#mustBeOpen();
    await this.#listening.ready().catch(() => undefined);
    this.#mustBeOpen();
    return this.#followers.follow(match, from, listener, onError);
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    this.#mustBeOpen();
    return this.#heads.head(match);
  }

  async listing(match: MatchId): Promise<Listing | undefined> {
    this.#mustBeOpen();
    return readListing(this.#reading, match);
  }

  async ids(after?: string): Promise<IdPage> {
    this.#mustBeOpen();
    return listIds(this.#reading, after);
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    this.#mustBeOpen();
    return listMatches(this.#reading, query);
  }

  async keepSnapshot(match: MatchId, at: number, document: Json): Promise<void> {
    this.#mustBeOpen();
    return keepSnapshot(this.#reading, match, at, document);
  }

  async snapshot(match: MatchId): Promise<KeptSnapshot | undefined> {
    this.#mustBeOpen();
    return readSnapshot(this.#reading, match);
  }

  async keepContent(hash: string, document: Json): Promise<void> {
    this.#mustBeOpen();
    return keepContent(this.#reading, hash, document);
  }

  async content(hash: string): Promise<Json | undefined> {
    this.#mustBeOpen();
    return readContent(this.#reading, hash);
  }

  whisper(topic: string, note: Json): void {
    if (this.#closing === undefined) this.#calls.whisper(topic, note);
  }

  async hear(topic: string, listener: (note: Json) => void): Promise<StopListening> {
    this.#mustBeOpen();
    await this.#listening.ready();
    this.#mustBeOpen();
    return this.#topics.hear(topic, listener);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#followers.stop();
    this.#topics.clear();
    await Promise.all([this.#appends.idle(), this.#heads.idle(), this.#listening.close()]);
    await this.#calls.idle();
    await Promise.all([this.#writing.close(), this.#reading.close()]);
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new LogError('closed', 'the log is closed');
  }

  /** Our own followers get the record as a reader would, and need not read it. */
  #appended(match: MatchId, place: number, bodies: readonly string[]): void {
    if (this.#followers.has(match))
      this.#followers.offer(
        match,
        place,
        bodies.map((body, index) => recordOf(body, match, place + index)),
      );
    if (bodies.length > 0) this.#calls.grown(match, place + bodies.length);
  }

  #mayHaveGrown(match: MatchId, length: number): void {
    this.#followers.wake(match, length);
    this.#calls.grown(match, length);
  }

  #hear(payload: string): void {
    const call = parseCall(payload);
    switch (call?.kind) {
      case undefined:
        return;
      case 'whisper':
        // Not in the middle of what the connection is reading: a listener may throw.
        return queueMicrotask(() => this.#topics.tell(call.topic, call.note));
      case 'many':
        if (call.from !== this.#name) void this.#followers.look();
        return;
      case 'grown':
        if (call.from !== this.#name) for (const [match, length] of call.lengths) this.#followers.wake(match, length);
    }
  }
}
