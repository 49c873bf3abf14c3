/**
 * All matches by age, in memory: heads and listings, as text but for what a list asks for. It is read from the stream when somebody asks
 * for the first time, and then only what is new: the leader says how far that goes, so that a list has all that was acknowledged.
 *
 * A match whose head or listing cannot be read is in no list, so that the others can still be found; its id is among all ids.
 */
import { ID_PAGE, LogError, pageAfter, pageSize, readPageMark, UNLISTED } from '@turnwise/log';
import type { IdPage, ListedMatch, Listing, MatchHead, MatchId, MatchPage, MatchQuery, PageMark } from '@turnwise/log';
import { AgeOrder } from './age-order.ts';
import { decodeHead } from './heads.ts';
import type { KeptMessage, KeptStream } from './kept-stream.ts';
import { decodeListing } from './listings.ts';
import type { Subjects } from './subjects.ts';

interface Entry extends PageMark {
  readonly game: string;
  /** The head as JSON; undefined if it cannot be read. */
  readonly head: string | undefined;
}

interface Shown extends Pick<Listing, 'stage' | 'listed' | 'holders'> {
  /** The listing as JSON. */
  readonly listing: string;
}

const NOT_SHOWN: Shown = { ...UNLISTED, listing: JSON.stringify(UNLISTED) };

export class MatchIndex {
  readonly #stream: Pick<KeptStream, 'lastSequence' | 'range'>;
  readonly #subjects: Subjects;
  readonly #heads = new Map<MatchId, Entry>();
  readonly #shown = new Map<MatchId, Shown>();
  readonly #all = new AgeOrder<Entry>();
  /** Those that one question finds, by what it asks for: a list does not walk through all that are over to find one that is open. */
  readonly #orders = new Map<string, AgeOrder<Entry>>();
  #read = 0;
  #reading: Promise<void> | undefined;

  constructor(stream: Pick<KeptStream, 'lastSequence' | 'range'>, subjects: Subjects) {
    this.#stream = stream;
    this.#subjects = subjects;
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    await this.#catchUp();
    const { game, stage, holder, after } = query;
    const mark = after === undefined ? undefined : readPageMark(after);
    const size = pageSize(query);
    const matches: ListedMatch[] = [];
    for (const entry of this.#orders.get(keyOf(holder, stage))?.from(mark) ?? []) {
      if (game !== undefined && entry.game !== game) continue;
      const last = matches.at(-1);
      if (matches.length === size && last !== undefined) return { matches, next: pageAfter(last.head) };
      const { listing } = this.#shown.get(entry.id) ?? NOT_SHOWN;
      matches.push({ head: JSON.parse(entry.head ?? '') as MatchHead, listing: JSON.parse(listing) as Listing });
    }
    return { matches };
  }

  async ids(after: string | undefined): Promise<IdPage> {
    await this.#catchUp();
    const ids: MatchId[] = [];
    let last: Entry | undefined;
    for (const entry of this.#all.from(after === undefined ? undefined : readPageMark(after))) {
      if (ids.length === ID_PAGE && last !== undefined) return { ids, next: pageAfter(last) };
      ids.push(entry.id);
      last = entry;
    }
    return { ids };
  }

  /** One at a time. Who comes while others read waits for them, and then for what came since. */
  async #catchUp(): Promise<void> {
    const last = await this.#stream.lastSequence();
    while (this.#read < last) {
      this.#reading ??= this.#readTo(last).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
  }

  async #readTo(last: number): Promise<void> {
    for await (const message of this.#stream.range(`${this.#subjects.name}.>`, this.#read + 1, last)) {
      this.#take(message);
      this.#read = message.seq;
    }
    this.#read = Math.max(this.#read, last);
  }

  #take(message: KeptMessage): void {
    const [, kind, id = ''] = message.subject.split('.');
    const before = this.#keysOf(id);
    if (kind === 'head') {
      const head = unlessDamaged(() => decodeHead(message).head);
      const { at, game } = head ?? { at: 0, game: '' };
      const entry = { id, at, game, head: head === undefined ? undefined : JSON.stringify(head) };
      this.#heads.set(id, entry);
      this.#all.add(entry);
    } else if (kind === 'listing') {
      const listing = unlessDamaged(() => decodeListing(message).listing);
      if (listing === undefined) this.#shown.delete(id);
      else {
        const { stage, listed, holders } = listing;
        this.#shown.set(id, { stage, listed, holders, listing: JSON.stringify(listing) });
      }
    }
    this.#move(id, before);
  }

  /** To where it is found now. */
  #move(id: MatchId, before: ReadonlySet<string>): void {
    const entry = this.#heads.get(id);
    if (entry === undefined) return;
    const now = this.#keysOf(id);
    for (const key of before) if (!now.has(key)) this.#orders.get(key)?.remove(entry);
    for (const key of now) if (!before.has(key)) this.#orderOf(key).add(entry);
  }

  #orderOf(key: string): AgeOrder<Entry> {
    const order = this.#orders.get(key) ?? new AgeOrder<Entry>();
    this.#orders.set(key, order);
    return order;
  }

  /** What it is found by. */
  #keysOf(id: MatchId): ReadonlySet<string> {
    if (this.#heads.get(id)?.head === undefined) return NO_KEYS;
    const { stage, listed, holders } = this.#shown.get(id) ?? NOT_SHOWN;
    const owners = [...(listed ? [undefined] : []), ...holders];
    return new Set(owners.flatMap((holder) => [keyOf(holder, undefined), keyOf(holder, stage)]));
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();

/** What a holder has, or else what is listed. */
function keyOf(holder: string | undefined, stage: string | undefined): string {
  return `${stage ?? 'all'} ${holder === undefined ? 'listed' : `of ${holder}`}`;
}

function unlessDamaged<V>(read: () => V): V | undefined {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof LogError && thrown.code === 'corrupt') return undefined;
    throw thrown;
  }
}
