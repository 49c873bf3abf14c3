/** A log in three streams of JetStream. What each part does is told in its own file. */
import type { Json } from '@turnwise/kernel';
import { Followers, isMatchId, LogError, Topics, UNLISTED } from '@turnwise/log';
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
import type { Msg } from '@nats-io/transport-node';
import { decodeBatch } from './batch.ts';
import { Documents } from './documents.ts';
import { Heads } from './heads.ts';
import { Hearing } from './hearing.ts';
import { encodeJson } from './json-message.ts';
import { KeptStream } from './kept-stream.ts';
import type { Engine } from './kept-stream.ts';
import { LateListings } from './late-listings.ts';
import type { Link } from './link.ts';
import { Listings } from './listings.ts';
import { MatchIndex } from './match-index.ts';
import { asLogError } from './nats-errors.ts';
import { Records } from './records.ts';
import type { Subjects } from './subjects.ts';

/** The last net: every hint that can be lost is noticed otherwise. */
const LOOK_EVERY = 30_000;

export class NatsLog implements MatchLog {
  readonly #link: Link;
  readonly #subjects: Subjects;
  readonly #records: Records;
  readonly #heads: Heads;
  readonly #listings: Listings;
  readonly #late: LateListings;
  readonly #index: MatchIndex;
  readonly #documents: Documents;
  readonly #hearing: Hearing;
  readonly #topics = new Topics();
  readonly #followers: Followers;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #stops = new Set<StopListening>();
  #closing: Promise<void> | undefined;

  constructor(engine: Engine, subjects: Subjects) {
    const matches = new KeptStream(engine, subjects.matches);
    this.#link = engine.link;
    this.#subjects = subjects;
    this.#heads = new Heads(matches, subjects);
    this.#listings = new Listings(matches, subjects);
    this.#index = new MatchIndex(matches, subjects);
    this.#documents = new Documents(new KeptStream(engine, subjects.documents), subjects);
    this.#records = new Records(
      new KeptStream(engine, subjects.records),
      subjects,
      async (match) => (await this.#heads.head(match)) !== undefined,
    );
    this.#late = new LateListings(this.#listings, this.#records);
    this.#hearing = new Hearing(engine.link);
    this.#followers = new Followers(
      { read: (match, from) => this.#records.read(match, from) },
      { lookEvery: LOOK_EVERY },
    );
    // What was told while there was no connection, or by a leader that died, nobody heard.
    engine.link.onReturn(() => this.#followers.wakeAll());
    this.#hearing.join(`$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${subjects.records}`, () => this.#followers.wakeAll());
  }

  create(head: MatchHead, listing?: Listing): Promise<'created' | 'exists'> {
    return this.#during(async () => {
      if (!isMatchId(head.id))
        throw new LogError('unknownMatch', 'the id of a match has letters, digits, - and _, at most 64');
      if ((await this.#heads.create(head)) === 'exists') return 'exists';
      this.#records.begin(head.id);
      this.#listings.begin(head.id);
      if (listing !== undefined) await this.#show(head.id, 0, [], listing);
      return 'created';
    });
  }

  append(match: MatchId, expected: number, records: readonly LogRecord[], listing?: Listing): Promise<AppendResult> {
    return this.#during(async () => {
      if (!isMatchId(match)) throw new LogError('unknownMatch', 'there is no such match');
      const result = await this.#records.append(match, expected, records);
      if (listing === undefined) return result;
      if (result.kind === 'appended') await this.#show(match, expected, records, listing);
      if (result.kind === 'inDoubt') this.#late.add({ match, expected, records, listing });
      return result;
    });
  }

  async *read(match: MatchId, from = 0): AsyncIterable<LogRecord> {
    this.#mustBeOpen();
    if (isMatchId(match)) yield* this.#records.read(match, from);
  }

  async follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError?: (error: LogError) => void,
  ): Promise<StopListening> {
    this.#mustBeOpen();
    if (!isMatchId(match)) return () => undefined;
    // Heard before it is read, so that nothing falls in between.
    const leave = this.#hearing.join(this.#subjects.kept(match), (message) => this.#offer(match, message));
    const stop = await this.#followers.follow(match, from, listener, onError);
    return this.#owned(() => {
      stop();
      leave();
    });
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    this.#mustBeOpen();
    return isMatchId(match) ? this.#heads.head(match) : undefined;
  }

  async listing(match: MatchId): Promise<Listing | undefined> {
    this.#mustBeOpen();
    if (!isMatchId(match)) return undefined;
    const kept = await this.#listings.kept(match);
    return kept ?? ((await this.#heads.head(match)) === undefined ? undefined : UNLISTED);
  }

  async ids(after?: string): Promise<IdPage> {
    this.#mustBeOpen();
    return this.#index.ids(after);
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    this.#mustBeOpen();
    return this.#index.list(query);
  }

  keepSnapshot(match: MatchId, at: number, document: Json): Promise<void> {
    return this.#during(async () => {
      if (isMatchId(match)) await this.#documents.keepSnapshot(match, at, document);
    });
  }

  async snapshot(match: MatchId): Promise<KeptSnapshot | undefined> {
    this.#mustBeOpen();
    return isMatchId(match) ? this.#documents.snapshot(match) : undefined;
  }

  keepContent(hash: string, document: Json): Promise<void> {
    return this.#during(() => this.#documents.keepContent(hash, document));
  }

  async content(hash: string): Promise<Json | undefined> {
    this.#mustBeOpen();
    return this.#documents.content(hash);
  }

  whisper(topic: string, note: Json): void {
    if (this.#closing !== undefined || !this.#link.connected) return;
    try {
      this.#link.connection.publish(this.#subjects.whisper(topic), encodeJson(note));
    } catch {
      // It may be lost.
    }
  }

  async hear(topic: string, listener: (note: Json) => void): Promise<StopListening> {
    this.#mustBeOpen();
    const leave = this.#hearing.join(this.#subjects.whisper(topic), (message) =>
      this.#topics.tell(topic, message.json<Json>()),
    );
    try {
      // So that the server knows of it by now.
      await this.#link.read(() => this.#link.connection.flush());
    } catch (thrown) {
      leave();
      throw thrown;
    }
    const stop = this.#topics.hear(topic, listener);
    return this.#owned(() => {
      stop();
      leave();
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#followers.stop();
    this.#late.close();
    await Promise.allSettled(this.#underWay);
    await this.#link.close();
  }

  /** The append is in, whatever becomes of its listing. */
  async #show(match: MatchId, expected: number, records: readonly LogRecord[], listing: Listing): Promise<void> {
    try {
      await this.#listings.write(match, expected + records.length, listing);
    } catch (thrown) {
      if (asLogError(thrown).code !== 'tooLarge') this.#late.add({ match, expected, records, listing });
    }
  }

  #offer(match: MatchId, { subject, data }: Msg): void {
    try {
      const { place, records } = decodeBatch({ subject, seq: 0, data });
      this.#followers.offer(match, place, records);
    } catch {
      this.#followers.wake(match);
    }
  }

  #during<V>(work: () => Promise<V>): Promise<V> {
    if (this.#closing !== undefined) return Promise.reject(closed());
    const promise = work().finally(() => this.#underWay.delete(promise));
    this.#underWay.add(promise);
    return promise;
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw closed();
  }

  #owned(stop: StopListening): StopListening {
    const once = (): void => {
      if (this.#stops.delete(once)) stop();
    };
    this.#stops.add(once);
    return once;
  }
}

function closed(): LogError {
  return new LogError('closed', 'the log is closed');
}
