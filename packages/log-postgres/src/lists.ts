/** Finds matches, page by page. Every kind of question has an index that gives its matches in their order. */
import type { IdPage, ListedMatch, Listing, MatchId, MatchPage, MatchQuery, MatchStage, PageMark } from '@turnwise/log';
import { ID_PAGE, isMatchId, pageAfter, pageSize, readPageMark } from '@turnwise/log';
import { HEAD_COLUMNS, headOf } from './heads.ts';
import type { HeadRow } from './heads.ts';
import type { Sessions } from './sessions.ts';
import { formatName, parseDocument, parseName, textArray } from './texts.ts';

interface ListingRow {
  readonly stage: MatchStage;
  readonly listed: boolean;
  readonly holders: readonly string[];
  readonly summary: string;
}

type ListRow = HeadRow & ListingRow;

const LISTING_COLUMNS = 'stage, listed, holders, summary';

export async function listMatches(sessions: Sessions, query: MatchQuery): Promise<MatchPage> {
  const size = pageSize(query);
  const { where, values } = conditionsOf(query);
  // One more than is shown, to see whether there is a next page.
  const rows = await sessions.read<ListRow>({
    text: `select ${HEAD_COLUMNS}, ${LISTING_COLUMNS} from turnwise_match
      ${where} order by at desc, id desc limit ${size + 1}`,
    values,
  });
  const matches = rows.slice(0, size).map(listedOf);
  const last = matches.at(-1);
  return rows.length > size && last !== undefined ? { matches, next: pageAfter(last.head) } : { matches };
}

/** Of all matches, the newest first: their documents are not read. */
export async function listIds(sessions: Sessions, after: string | undefined): Promise<IdPage> {
  const mark = after === undefined ? undefined : readPageMark(after);
  const rows = await sessions.read<PageMark>({
    text: `select id, at from turnwise_match
      ${mark === undefined ? '' : 'where (at, id) < ($1::double precision, $2::text)'}
      order by at desc, id desc limit ${ID_PAGE + 1}`,
    values: mark === undefined ? [] : [mark.at, mark.id],
  });
  const ids = rows.slice(0, ID_PAGE).map(({ id }) => id);
  const last = rows[ID_PAGE - 1];
  return rows.length > ID_PAGE && last !== undefined ? { ids, next: pageAfter(last) } : { ids };
}

export async function readListing(sessions: Sessions, match: MatchId): Promise<Listing | undefined> {
  if (!isMatchId(match)) return undefined;
  const [row] = await sessions.read<ListingRow>({
    name: 'turnwise-listing',
    text: `select ${LISTING_COLUMNS} from turnwise_match where id = $1`,
    values: [match],
  });
  return row === undefined ? undefined : listingOf(match, row);
}

function conditionsOf(query: MatchQuery): { readonly where: string; readonly values: unknown[] } {
  const { stage, game, holder, after } = query;
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const mark = after === undefined ? undefined : readPageMark(after);
  if (mark !== undefined) conditions.push(`(at, id) < (${given(mark.at)}::double precision, ${given(mark.id)}::text)`);
  if (stage !== undefined) conditions.push(`stage = ${given(stage)}`);
  if (game !== undefined) conditions.push(`game = ${given(formatName(game))}`);
  if (holder !== undefined) conditions.push(`holders @> ${given(textArray([formatName(holder)]))}::text[]`);
  else conditions.push('listed');
  return { where: `where ${conditions.join(' and ')}`, values };
}

function listedOf(row: ListRow): ListedMatch {
  return { head: headOf(row), listing: listingOf(row.id, row) };
}

function listingOf(id: MatchId, { stage, listed, holders, summary }: ListingRow): Listing {
  return {
    stage,
    listed,
    holders: holders.map(parseName),
    summary: parseDocument(summary, `the summary of match ${id}`),
  };
}
