/** A log in memory, for tests and for play that need not outlive the process. Several logs over one store behave like several processes. */
import { cloneDeep } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { Followers } from './followers.ts';
import { isMatchId, UNLISTED } from './head.ts';
import type { IdPage, ListedMatch, Listing, MatchHead, MatchId, MatchPage, MatchQuery } from './head.ts';
import { LogError } from './match-log.ts';
import type { AppendResult, KeptSnapshot, MatchLog, RecordListener, StopListening } from './match-log.ts';
import { ID_PAGE, pageAfter, pageSize, readPageMark } from './page-mark.ts';
import type { LogRecord } from './record.ts';
import { Topics } from './topics.ts';

interface Kept {
  readonly head: MatchHead;
  readonly records: LogRecord[];
  listing: Listing;
  snapshot: KeptSnapshot | undefined;
}

/** What several logs may share. */
export class MemoryStore {
  readonly matches = new Map<MatchId, Kept>();
  readonly contents = new Map<string, Json>();
  readonly topics = new Topics();
  readonly followers = new Followers({ read: (match, from) => this.read(match, from) });
  /** False while the store pretends to be gone. */
  available = true;

  async *read(match: MatchId, from: number): AsyncIterable<LogRecord> {
    await this.answer();
    const records = this.matches.get(match)?.records ?? [];
    for (let place = from; place < records.length; place++) yield cloneDeep(records[place] as LogRecord);
  }

  /** Every answer takes a moment, as with any store. */
  async answer(): Promise<void> {
    await Promise.resolve();
    if (!this.available) throw new LogError('unavailable', 'the store is not there');
  }
}

export function createMemoryLog(store: MemoryStore = new MemoryStore()): MatchLog {
  return new MemoryLog(store);
}

class MemoryLog implements MatchLog {
  readonly #store: MemoryStore;
  readonly #stops = new Set<StopListening>();
  #closed = false;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async create(head: MatchHead, listing: Listing = UNLISTED): Promise<'created' | 'exists'> {
    await this.#answer();
    const { matches } = this.#store;
    if (!isMatchId(head.id))
      throw new LogError('unknownMatch', 'the id of a match has letters, digits, - and _, at most 64');
    if (matches.has(head.id)) return 'exists';
    matches.set(head.id, { head: cloneDeep(head), records: [], listing: cloneDeep(listing), snapshot: undefined });
    return 'created';
  }

  async append(
    match: MatchId,
    expected: number,
    records: readonly LogRecord[],
    listing?: Listing,
  ): Promise<AppendResult> {
    await this.#answer();
    const kept = this.#store.matches.get(match);
    if (kept === undefined) throw new LogError('unknownMatch', `there is no match ${match}`);
    if (kept.records.length !== expected) return { kind: 'conflict' };
    const own = cloneDeep(records);
    kept.records.push(...own);
    if (listing !== undefined) kept.listing = cloneDeep(listing);
    this.#store.followers.offer(match, expected, own);
    return { kind: 'appended', length: kept.records.length };
  }

  async *read(match: MatchId, from = 0): AsyncIterable<LogRecord> {
    await this.#answer();
    yield* this.#store.read(match, from);
  }

  async follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError?: (error: LogError) => void,
  ): Promise<StopListening> {
    await this.#answer();
    return this.#owned(await this.#store.followers.follow(match, from, listener, onError));
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    await this.#answer();
    return cloneDeep(this.#store.matches.get(match)?.head);
  }

  async listing(match: MatchId): Promise<Listing | undefined> {
    await this.#answer();
    return cloneDeep(this.#store.matches.get(match)?.listing);
  }

  async ids(after?: string): Promise<IdPage> {
    await this.#answer();
    const mark = after === undefined ? undefined : readPageMark(after);
    const found = [...this.#store.matches.values()]
      .map(({ head }) => head)
      .filter((head) => mark === undefined || compare(head, mark) > 0)
      .sort(compare);
    const ids = found.slice(0, ID_PAGE).map(({ id }) => id);
    const last = found[ID_PAGE - 1];
    return found.length > ID_PAGE && last !== undefined ? { ids, next: pageAfter(last) } : { ids };
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    await this.#answer();
    const mark = query.after === undefined ? undefined : readPageMark(query.after);
    const size = pageSize(query);
    const found = [...this.#store.matches.values()]
      .filter((kept) => isAskedFor(kept, query) && (mark === undefined || compare(kept.head, mark) > 0))
      .sort((one, other) => compare(one.head, other.head));
    const matches = found.slice(0, size).map(({ head, listing }) => cloneDeep({ head, listing }));
    const last = matches.at(-1);
    return found.length > size && last !== undefined ? { matches, next: pageAfter(last.head) } : { matches };
  }

  async keepSnapshot(match: MatchId, at: number, document: Json): Promise<void> {
    await this.#answer();
    const kept = this.#store.matches.get(match);
    if (kept !== undefined && (kept.snapshot?.at ?? -1) < at) kept.snapshot = { at, document: cloneDeep(document) };
  }

  async snapshot(match: MatchId): Promise<KeptSnapshot | undefined> {
    await this.#answer();
    return cloneDeep(this.#store.matches.get(match)?.snapshot);
  }

  async keepContent(hash: string, document: Json): Promise<void> {
    await this.#answer();
    if (!this.#store.contents.has(hash)) this.#store.contents.set(hash, cloneDeep(document));
  }

  async content(hash: string): Promise<Json | undefined> {
    await this.#answer();
    return cloneDeep(this.#store.contents.get(hash));
  }

  whisper(topic: string, note: Json): void {
    if (this.#closed || !this.#store.available) return;
    const own = cloneDeep(note);
    queueMicrotask(() => this.#store.topics.tell(topic, own));
  }

  async hear(topic: string, listener: (note: Json) => void): Promise<StopListening> {
    await this.#answer();
    return this.#owned(this.#store.topics.hear(topic, listener));
  }

  async close(): Promise<void> {
    await Promise.resolve();
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }

  #owned(stop: StopListening): StopListening {
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }

  async #answer(): Promise<void> {
    if (this.#closed) throw new LogError('closed', 'the log is closed');
    await this.#store.answer();
  }
}

function isAskedFor({ head, listing }: ListedMatch, { stage, game, holder }: MatchQuery): boolean {
  if (stage !== undefined && listing.stage !== stage) return false;
  if (game !== undefined && head.game !== game) return false;
  if (holder !== undefined) return listing.holders.includes(holder);
  return listing.listed;
}

/** The newest first, then the last id. */
function compare(one: Pick<MatchHead, 'at' | 'id'>, other: Pick<MatchHead, 'at' | 'id'>): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}
