/** Matches begin, many in one commit, and their heads are read. */
import type { Listing, MatchHead, MatchId } from '@turnwise/log';
import { Groups, isMatchId, LogError } from '@turnwise/log';
import { mustFit, portions } from './portions.ts';
import type { Sessions } from './sessions.ts';
import { formatName, parseDocument, parseName, textArray } from './texts.ts';

/** The columns of a head. */
export interface HeadRow {
  readonly id: MatchId;
  readonly game: string;
  readonly version: string;
  readonly at: number;
  readonly start: string;
  readonly settings: string;
}

export const HEAD_COLUMNS = 'id, game, version, at, start, settings';

interface CreateJob {
  readonly id: MatchId;
  /** The columns of its row, in the order of the statement. */
  readonly row: readonly string[];
  readonly bytes: number;
}

type Answer = 'created' | 'exists' | LogError;

export class Heads {
  readonly #writing: Sessions;
  readonly #reading: Sessions;
  readonly #groups: Groups<CreateJob, Answer>;

  constructor(writing: Sessions, reading: Sessions) {
    this.#writing = writing;
    this.#reading = reading;
    this.#groups = new Groups((jobs) => this.#commit(jobs), { keyOf: ({ id }) => id });
  }

  async create(head: MatchHead, listing: Listing): Promise<'created' | 'exists'> {
    const { id } = head;
    if (!isMatchId(id))
      throw new LogError('unknownMatch', 'the id of a match has letters, digits, - and _, at most 64');
    const row = rowOf(head, listing);
    const bytes = row.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    mustFit(bytes);
    const answer = await this.#groups.add({ id, row, bytes });
    if (answer instanceof LogError) throw answer;
    return answer;
  }

  async head(match: MatchId): Promise<MatchHead | undefined> {
    if (!isMatchId(match)) return undefined;
    const [row] = await this.#reading.read<HeadRow>({
      name: 'turnwise-head',
      text: `select ${HEAD_COLUMNS} from turnwise_match where id = $1`,
      values: [match],
    });
    return row === undefined ? undefined : headOf(row);
  }

  idle(): Promise<void> {
    return this.#groups.idle();
  }

  async #commit(jobs: readonly CreateJob[]): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const some of portions(jobs)) answers.push(...(await this.#send(some)));
    return answers;
  }

  async #send(jobs: readonly CreateJob[]): Promise<readonly Answer[]> {
    const values = COLUMNS.map((_, column) => textArray(jobs.map(({ row }) => row[column] as string)));
    try {
      const rows = await this.#writing.write<{ id: MatchId }>({ name: 'turnwise-create', text: CREATE, values });
      const created = new Set(rows.map(({ id }) => id));
      return jobs.map(({ id }) => (created.has(id) ? 'created' : 'exists'));
    } catch (thrown) {
      if (!(thrown instanceof LogError)) throw thrown;
      if (jobs.length === 1 || thrown.code !== 'tooLarge') return jobs.map(() => thrown);
      // One of them is to blame: then the others are made without it.
      const answers: Answer[] = [];
      for (const job of jobs) answers.push(...(await this.#send([job])));
      return answers;
    }
  }
}

/** As `rowOf` gives them. */
const COLUMNS = ['id', 'game', 'version', 'at', 'start', 'settings', 'stage', 'listed', 'holders', 'summary'];

/** In the order of the ids, as appends lock them: two who create the same matches do not wait in a circle. */
const CREATE = `
  insert into turnwise_match (${COLUMNS.join(', ')})
  select id, game, version, at::double precision, start, settings, stage, listed::boolean, holders::text[], summary
  from unnest(${COLUMNS.map((_, column) => `$${column + 1}::text[]`).join(', ')}) as a (${COLUMNS.join(', ')})
  order by id collate "C"
  on conflict do nothing
  returning id`;

function rowOf(head: MatchHead, { stage, listed, holders, summary }: Listing): readonly string[] {
  const { id, game, version, at, start, settings } = head;
  const first = [
    id,
    formatName(game),
    formatName(version),
    String(at),
    JSON.stringify(start),
    JSON.stringify(settings),
  ];
  return [...first, stage, String(listed), textArray(holders.map(formatName)), JSON.stringify(summary)];
}

export function headOf({ id, game, version, at, start, settings }: HeadRow): MatchHead {
  return {
    id,
    game: parseName(game),
    version: parseName(version),
    at,
    start: parseDocument(start, `the start of match ${id}`),
    settings: parseDocument(settings, `the settings of match ${id}`),
  };
}
