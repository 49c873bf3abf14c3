/**
 * All matches by age, in memory: heads and listings, as text but for what a list asks for. It is read from the stream when somebody asks
 * for the first time, and then only what is new: the leader says how far that goes, so that a list has all that was acknowledged.
 */
import { pageAfter, pageSize, readPageMark, UNLISTED } from '@turnwise/log';
import type { ListedMatch, Listing, MatchHead, MatchId, MatchPage, MatchQuery, PageMark } from '@turnwise/log';
import { decodeHead } from './heads.ts';
import type { KeptMessage, KeptStream } from './kept-stream.ts';
import { decodeListing } from './listings.ts';
import type { Subjects } from './subjects.ts';

interface Entry extends PageMark {
  readonly game: string;
  /** The head as JSON. */
  readonly head: string;
}

interface Shown extends Pick<Listing, 'stage' | 'listed' | 'holders'> {
  /** The listing as JSON. */
  readonly listing: string;
}

const NOT_SHOWN: Shown = { ...UNLISTED, listing: JSON.stringify(UNLISTED) };

export class MatchIndex {
  readonly #stream: KeptStream;
  readonly #subjects: Subjects;
  readonly #heads = new Map<MatchId, Entry>();
  readonly #shown = new Map<MatchId, Shown>();
  /** By age, the newest first; undefined while there are new ones. */
  #sorted: readonly Entry[] | undefined;
  #read = 0;
  #reading: Promise<void> | undefined;

  constructor(stream: KeptStream, subjects: Subjects) {
    this.#stream = stream;
    this.#subjects = subjects;
  }

  async list(query: MatchQuery): Promise<MatchPage> {
    await this.#catchUp();
    const sorted = (this.#sorted ??= [...this.#heads.values()].sort(compare));
    const mark = query.after === undefined ? undefined : readPageMark(query.after);
    const size = pageSize(query);
    const matches: ListedMatch[] = [];
    for (let index = mark === undefined ? 0 : firstAfter(sorted, mark); index < sorted.length; index++) {
      const entry = sorted[index] as Entry;
      const shown = this.#shown.get(entry.id) ?? NOT_SHOWN;
      if (!isAskedFor(entry, shown, query)) continue;
      const last = matches.at(-1);
      if (matches.length === size && last !== undefined) return { matches, next: pageAfter(last.head) };
      matches.push({ head: JSON.parse(entry.head) as MatchHead, listing: JSON.parse(shown.listing) as Listing });
    }
    return { matches };
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
    if (kind === 'head') {
      const { head } = decodeHead(message);
      this.#heads.set(id, { id: head.id, at: head.at, game: head.game, head: JSON.stringify(head) });
      this.#sorted = undefined;
    } else if (kind === 'listing') {
      const { listing } = decodeListing(message);
      const { stage, listed, holders } = listing;
      this.#shown.set(id, { stage, listed, holders, listing: JSON.stringify(listing) });
    }
  }
}

function isAskedFor({ game }: Entry, shown: Shown, query: MatchQuery): boolean {
  if (query.stage !== undefined && shown.stage !== query.stage) return false;
  if (query.game !== undefined && game !== query.game) return false;
  if (query.holder !== undefined) return shown.holders.includes(query.holder);
  return query.all === true || shown.listed;
}

/** The newest first, then the last id. */
function compare(one: PageMark, other: PageMark): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}

function firstAfter(sorted: readonly Entry[], mark: PageMark): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as Entry, mark) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
