/**
 * The log over a keeper, which has the file in a thread of its own. Writes of all matches are gathered into groups; a group is one message
 * and one commit. All writers are in this process, so that followers hear of every record by what was just committed.
 */
import type { Json } from '@turnwise/kernel';
import {
  Followers,
  Groups,
  ID_PAGE,
  isMatchId,
  LogError,
  pageAfter,
  pageSize,
  readPageMark,
  STAGES,
  Topics,
  UNLISTED,
} from '@turnwise/log';
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
import type { Asking, Fault, ListingRow, WriteAnswer, WriteJob } from './messages.ts';
import { fromText, toText, toTexts } from './text.ts';

/** While one group is being committed, the next is on its way, so that the thread never waits for this one. */
const GROUPS_AT_ONCE = 2;

export class SqliteLog implements MatchLog {
  readonly #keeper: Asking;
  readonly #groups: Groups<WriteJob, WriteAnswer>;
  readonly #followers = new Followers({ read: (match, from) => this.#records(match, from) });
  readonly #topics = new Topics();
  #closing: Promise<void> | undefined;

  constructor(keeper: Asking) {
    this.#keeper = keeper;
    this.#groups = new Groups((jobs) => keeper.ask({ kind: 'write', jobs }), {
      atOnce: GROUPS_AT_ONCE,
      // What came over many sockets in one turn of the event loop is one commit.
      soon: setImmediate,
    });
  }

  async create(head: MatchHead, listing: Listing = UNLISTED): Promise<'created' | 'exists'> {
    this.#mustBeOpen();
    const { id: match, at, game } = head;
    if (!isMatchId(match))
      throw new LogError('unknownMatch', 'the id of a match has letters, digits, - and _, at most 64');
    const job: WriteJob = { kind: 'create', match, at, game, text: toText(head), listing: rowOf(listing) };
    return (await this.#write(job)) === 'exists' ? 'exists' : 'created';
  }

  async append(
    match: MatchId,
    expected: number,
    records: readonly LogRecord[],
    listing?: Listing,
  ): Promise<AppendResult> {
    this.#mustBeOpen();
    if (!isMatchId(match)) throw new LogError('unknownMatch', 'there is no match with such an id');
    const texts = toTexts(records);
    const row = listing === undefined ? undefined : rowOf(listing);
    try {
      const done = await this.#write({ kind: 'append', match, expected, texts, listing: row });
      if (done === 'conflict') return { kind: 'conflict' };
    } catch (thrown) {
      if (!(thrown instanceof LogError) || thrown.code !== 'inDoubt') throw thrown;
      // It may be there: nobody else would tell those who follow.
      this.#followers.wake(match);
      return { kind: 'inDoubt', reason: thrown.message };
    }
    if (this.#followers.has(match))
      this.#followers.offer(
        match,
        expected,
        texts.map((text) => fromText<LogRecord>(text)),
      );
    return { kind: 'appended', length: expected + records.length };
  }

  async *read(match: MatchId, from = 0): AsyncIterable<LogRecord> {
    this.#mustBeOpen();
    yield* this.#records(match, from);
  }

  async follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError?: (error: LogError) => void,
  ): Promise<StopListening> {
    this.#mustBeOpen();
    return this.#followers.follow(match, from, listener, onError);
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    this.#mustBeOpen();
    if (!isMatchId(match)) return undefined;
    const text = await this.#keeper.ask({ kind: 'head', match });
    return text === undefined ? undefined : fromText<MatchHead>(text);
  }

  async listing(match: MatchId): Promise<Listing | undefined> {
    this.#mustBeOpen();
    if (!isMatchId(match)) return undefined;
    const text = await this.#keeper.ask({ kind: 'listing', match });
    return text === undefined ? undefined : fromText<Listing>(text);
  }

  async ids(after?: string): Promise<IdPage> {
    this.#mustBeOpen();
    const before = after === undefined ? undefined : Number(after);
    const { ids, next } = await this.#keeper.ask({ kind: 'ids', before, size: ID_PAGE });
    return next === undefined ? { ids } : { ids, next: String(next) };
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    this.#mustBeOpen();
    const { stage, game, holder, after } = query;
    const { matches, next } = await this.#keeper.ask({
      kind: 'list',
      stages: stage === undefined ? STAGES : [stage],
      game,
      holder,
      size: pageSize(query),
      mark: after === undefined ? undefined : readPageMark(after),
    });
    const listed = matches.map(({ head, listing }) => ({
      head: fromText<MatchHead>(head),
      listing: fromText<Listing>(listing),
    }));
    return next === undefined ? { matches: listed } : { matches: listed, next: pageAfter(next) };
  }

  async keepSnapshot(match: MatchId, at: number, document: Json): Promise<void> {
    this.#mustBeOpen();
    if (isMatchId(match)) await this.#write({ kind: 'snapshot', match, at, text: toText(document) });
  }

  async snapshot(match: MatchId): Promise<KeptSnapshot | undefined> {
    this.#mustBeOpen();
    if (!isMatchId(match)) return undefined;
    const kept = await this.#keeper.ask({ kind: 'snapshot', match });
    return kept === undefined ? undefined : { at: kept.at, document: fromText<Json>(kept.text) };
  }

  async keepContent(hash: string, document: Json): Promise<void> {
    this.#mustBeOpen();
    await this.#write({ kind: 'content', hash, text: toText(document) });
  }

  async content(hash: string): Promise<Json | undefined> {
    this.#mustBeOpen();
    const text = await this.#keeper.ask({ kind: 'content', hash });
    return text === undefined ? undefined : fromText<Json>(text);
  }

  whisper(topic: string, note: Json): void {
    if (this.#closing !== undefined || !this.#topics.has(topic)) return;
    const own = fromText<Json>(toText(note));
    queueMicrotask(() => this.#topics.tell(topic, own));
  }

  async hear(topic: string, listener: (note: Json) => void): Promise<StopListening> {
    this.#mustBeOpen();
    return this.#topics.hear(topic, listener);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#groups.idle();
    this.#followers.stop();
    this.#topics.clear();
    await this.#keeper.close();
  }

  async *#records(match: MatchId, from: number): AsyncIterable<LogRecord> {
    if (!isMatchId(match)) return;
    let place = Math.max(0, from);
    for (let more = true; more;) {
      this.#mustBeOpen();
      const page = await this.#keeper.ask({ kind: 'records', match, from: place });
      for (const text of page.texts) yield fromText<LogRecord>(text);
      place += page.texts.length;
      ({ more } = page);
    }
  }

  async #write(job: WriteJob): Promise<Exclude<WriteAnswer, Fault>['kind']> {
    const answer = await this.#groups.add(job);
    if (answer.kind === 'fault') throw new LogError(answer.code, answer.message);
    return answer.kind;
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new LogError('closed', 'the log is closed');
  }
}

function rowOf(listing: Listing): ListingRow {
  const { stage, listed, holders } = listing;
  return { stage, listed, holders, text: toText(listing) };
}
