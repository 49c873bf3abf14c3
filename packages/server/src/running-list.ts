/**
 * The list of matches that run, for those who may learn of an end only later. The log knows at once that a match is over, so those with a delay
 * are looked for by the hour in which they ended: one that has ended stands where it stood before, until its end may be told.
 */
import { pageAfter, pageSize, readPageMark } from '@turnwise/log';
import type { ListedMatch, MatchId, MatchLog, MatchPage, MatchQuery, PageMark } from '@turnwise/log';
import { LATE_ENDS, lateEndKey } from '@turnwise/table';
import type { TableSettings } from '@turnwise/table';
import { isEndSecret } from './listed-about.ts';

/** Matches in one page of those that are looked through. */
const PAGE = 200;
/** Pages of matches that run, the ones that began last: one that ends between two questions is among them, or on the page that is asked for. */
const RUNNING_PAGES = 5;
/** Pages of those that ended in one hour and are seen later. */
const ENDED_PAGES = 100;
/** Milliseconds between two such looks, however often somebody asks. */
const APART = 1_000;

export class RunningList {
  readonly #log: MatchLog;
  readonly #now: () => number;
  #delayed: Promise<Map<MatchId, ListedMatch>> | undefined;
  #lookedAt = -Infinity;

  constructor(log: MatchLog, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** A page of those that run, and of those that ended so lately that nobody may know. */
  async page(asked: MatchQuery): Promise<MatchPage> {
    const running = await this.#log.list({ ...asked, stage: 'running' });
    const delayed = await this.#lookForDelayed();
    for (const one of running.matches) if (isDelayed(one)) delayed.set(one.head.id, one);
    const now = this.#now();
    const shown = [...delayed.values()].filter((one) => one.listing.stage === 'running' || isEndSecret(one, now));
    const missing = missingFrom(running, shown, asked);
    if (missing.length === 0) return running;
    const all = [...running.matches, ...missing].sort((one, other) => compare(one.head, other.head));
    const matches = all.slice(0, pageSize(asked));
    const last = matches.at(-1)?.head;
    const isCut = matches.length < all.length || running.next !== undefined;
    return isCut && last !== undefined ? { matches, next: pageAfter(last) } : { matches };
  }

  #lookForDelayed(): Promise<Map<MatchId, ListedMatch>> {
    const now = this.#now();
    if (this.#delayed !== undefined && now - this.#lookedAt < APART) return this.#delayed;
    this.#lookedAt = now;
    const delayed = this.#look(now);
    this.#delayed = delayed;
    delayed.catch(() => (this.#delayed = undefined));
    return delayed;
  }

  async #look(now: number): Promise<Map<MatchId, ListedMatch>> {
    // In this order: one that ends meanwhile is found among those that are over.
    const running = await this.#found({ stage: 'running' }, RUNNING_PAGES, isDelayed);
    const found = new Map(running.map((one) => [one.head.id, one]));
    // The clock of the process at which it ended may be ahead.
    for (const hour of [-1, 0, 1]) {
      const holder = lateEndKey(now + hour * LATE_ENDS);
      const fits = (one: ListedMatch): boolean => one.listing.listed && isEndSecret(one, now);
      for (const one of await this.#found({ stage: 'over', holder }, ENDED_PAGES, fits)) found.set(one.head.id, one);
    }
    return found;
  }

  async #found(
    query: MatchQuery,
    mostPages: number,
    fits: (one: ListedMatch) => boolean,
  ): Promise<readonly ListedMatch[]> {
    const found: ListedMatch[] = [];
    let after: string | undefined;
    for (let page = 0; page < mostPages; page++) {
      const { matches, next } = await this.#log.list({
        ...query,
        limit: PAGE,
        ...(after === undefined ? {} : { after }),
      });
      found.push(...matches.filter((one) => fits(one)));
      if (next === undefined) break;
      after = next;
    }
    return found;
  }
}

function isDelayed({ head }: ListedMatch): boolean {
  return (head.settings as unknown as TableSettings).spectators.delay > 0;
}

/** Those that would stand on this page if they were still running. */
function missingFrom(
  { matches, next }: MatchPage,
  delayed: readonly ListedMatch[],
  { game, after }: MatchQuery,
): readonly ListedMatch[] {
  const known = new Set(matches.map(({ head }) => head.id));
  const [from, until] = [after, next].map((mark) => (mark === undefined ? undefined : readPageMark(mark)));
  return delayed.filter(
    ({ head }) =>
      !known.has(head.id) &&
      (game === undefined || head.game === game) &&
      (from === undefined || compare(head, from) > 0) &&
      (until === undefined || compare(head, until) < 0),
  );
}

/** The newest first, and then by id, the last first: the order of lists. */
function compare(one: PageMark, other: PageMark): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}
