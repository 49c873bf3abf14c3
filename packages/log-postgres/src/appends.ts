/**
 * Appends of many matches in one statement, and so in one commit.
 *
 * The statement first locks its matches, always in the order of their ids: two processes that write to the same matches wait for each
 * other and never in a circle. A lock gives the row as it is then, not as it was when the statement began, so that `length = expected`
 * is true at the moment of writing. Those for whom it is not true write nothing; the others write all that they have.
 */
import type { AppendResult, Listing, LogRecord, MatchId } from '@turnwise/log';
import { Groups, isMatchId, LogError } from '@turnwise/log';
import { mustFit, portions } from './portions.ts';
import type { Sessions } from './sessions.ts';
import { formatName, numberArray, sparseArray, textArray } from './texts.ts';

interface AppendJob {
  readonly match: MatchId;
  readonly expected: number;
  /** The records as text. */
  readonly bodies: readonly string[];
  /** The bytes of each. */
  readonly sizes: readonly number[];
  readonly bytes: number;
  readonly listing: ListingTexts | undefined;
}

/** The columns of a listing. */
interface ListingTexts {
  readonly stage: string;
  readonly listed: string;
  readonly holders: string;
  readonly summary: string;
}

/** In a group, what one is refused does not harm the others. */
type Answer = AppendResult | LogError;

export interface AppendWatcher {
  /** These records are durable. */
  appended(match: MatchId, place: number, bodies: readonly string[]): void;
  /** The match may have so many records now. */
  inDoubt(match: MatchId, length: number): void;
}

/** Places are kept in 32 bits. */
const LAST_PLACE = 2 ** 31 - 1;

export class Appends {
  readonly #sessions: Sessions;
  readonly #watcher: AppendWatcher;
  readonly #groups: Groups<AppendJob, Answer>;

  constructor(sessions: Sessions, watcher: AppendWatcher) {
    this.#sessions = sessions;
    this.#watcher = watcher;
    this.#groups = new Groups((jobs) => this.#commit(jobs), { atOnce: 2, keyOf: ({ match }) => match });
  }

  async add(
    match: MatchId,
    expected: number,
    records: readonly LogRecord[],
    listing: Listing | undefined,
  ): Promise<AppendResult> {
    if (!isMatchId(match)) throw new LogError('unknownMatch', 'there is no match of that name');
    const bodies = records.map((record) => JSON.stringify(record));
    const sizes = bodies.map((body) => Buffer.byteLength(body));
    const texts = listing === undefined ? undefined : textsOf(listing);
    const bytes = sizes.reduce((sum, size) => sum + size, Buffer.byteLength(texts?.summary ?? ''));
    mustFit(bytes);
    // What the caller does with its objects from here on changes nothing.
    const job = { match, expected: placeOf(expected), bodies, sizes, bytes, listing: texts };
    const answer = await this.#groups.add(job);
    if (answer instanceof LogError) throw answer;
    return answer;
  }

  idle(): Promise<void> {
    return this.#groups.idle();
  }

  async #commit(jobs: readonly AppendJob[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const some of portions(jobs)) answers.push(...(await this.#send(some)));
    return answers;
  }

  async #send(jobs: readonly AppendJob[]): Promise<readonly Answer[]> {
    try {
      const rows = await this.#sessions.write<LockedRow>(statementOf(jobs));
      const lengths = new Map(rows.map(({ id, length }) => [id, length]));
      return jobs.map((job) => this.#answer(job, lengths.get(job.match)));
    } catch (thrown) {
      if (!(thrown instanceof LogError)) throw thrown;
      if (thrown.code === 'inDoubt') return jobs.map((job) => this.#doubt(job, thrown.message));
      // One of them may be to blame: then the others are written without it.
      if (jobs.length === 1 || !BLAMABLE.has(thrown.code)) return jobs.map(() => thrown);
      const answers: Answer[] = [];
      for (const job of jobs) answers.push(...(await this.#send([job])));
      return answers;
    }
  }

  #answer({ match, expected, bodies }: AppendJob, length: number | undefined): Answer {
    if (length === undefined) return new LogError('unknownMatch', `there is no match ${match}`);
    if (length !== expected) return { kind: 'conflict' };
    this.#watcher.appended(match, expected, bodies);
    return { kind: 'appended', length: expected + bodies.length };
  }

  #doubt({ match, expected, bodies }: AppendJob, reason: string): Answer {
    this.#watcher.inDoubt(match, expected + bodies.length);
    return { kind: 'inDoubt', reason };
  }
}

function textsOf({ stage, listed, holders, summary }: Listing): ListingTexts {
  return {
    stage,
    listed: String(listed),
    holders: textArray(holders.map(formatName)),
    summary: JSON.stringify(summary),
  };
}

/** What is no place is a place at which no match ends. */
function placeOf(expected: number): number {
  return Number.isInteger(expected) && expected >= 0 && expected <= LAST_PLACE ? expected : -1;
}

const BLAMABLE: ReadonlySet<string> = new Set(['tooLarge', 'corrupt']);

/** A match as it was when it was locked. */
interface LockedRow {
  readonly id: MatchId;
  readonly length: number;
}

/**
 * The update finds each row by its id alone: `locked` says which are to be written, and the row that it would see by itself may be
 * older. The bodies come as one piece of bytes, of which every record is a part: nothing has to be escaped.
 */
const APPEND = `
  with asked as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::boolean[], $6::text[], $7::text[])
      as a (id, expected, added, stage, listed, holders, summary)
  ), locked as materialized (
    select id, length from turnwise_match where id = any ($1::text[]) order by id for no key update
  ), taken as (
    update turnwise_match m set
      length = m.length + a.added,
      stage = coalesce(a.stage, m.stage),
      listed = coalesce(a.listed, m.listed),
      holders = coalesce(a.holders::text[], m.holders),
      summary = coalesce(a.summary, m.summary)
    from asked a join locked l on l.id = a.id and l.length = a.expected
    where m.id = a.id
    returning m.id
  ), written as (
    insert into turnwise_record (match, place, body)
    select r.match, r.place, convert_from(substring($8::bytea from r.start for r.size), 'UTF8')
    from unnest($9::text[], $10::integer[], $11::integer[], $12::integer[]) as r (match, place, start, size)
    join taken t on t.id = r.match
  )
  select id, length from locked`;

function statementOf(jobs: readonly AppendJob[]): { name: string; text: string; values: unknown[] } {
  const listings = jobs.map(({ listing }) => listing);
  const matches: MatchId[] = [];
  const places: number[] = [];
  const starts: number[] = [];
  const sizes: number[] = [];
  let start = 1;
  for (const job of jobs)
    for (const [index, size] of job.sizes.entries()) {
      matches.push(job.match);
      places.push(job.expected + index);
      starts.push(start);
      sizes.push(size);
      start += size;
    }
  const values = [
    textArray(jobs.map(({ match }) => match)),
    numberArray(jobs.map(({ expected }) => expected)),
    numberArray(jobs.map(({ bodies }) => bodies.length)),
    sparseArray(listings.map((listing) => listing?.stage)),
    sparseArray(listings.map((listing) => listing?.listed)),
    sparseArray(listings.map((listing) => listing?.holders)),
    sparseArray(listings.map((listing) => listing?.summary)),
    Buffer.from(jobs.map(({ bodies }) => bodies.join('')).join('')),
    textArray(matches),
    numberArray(places),
    numberArray(starts),
    numberArray(sizes),
  ];
  return { name: 'turnwise-append', text: APPEND, values };
}
