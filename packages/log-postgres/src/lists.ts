/** Finds matches, page by page. Every kind of question has an index that gives its matches in their order. */
import type { ListedMatch, MatchPage, MatchQuery, MatchStage } from '@turnwise/log';
import { pageAfter, pageSize, readPageMark } from '@turnwise/log';
import { HEAD_COLUMNS, headOf } from './heads.ts';
import type { HeadRow } from './heads.ts';
import type { Sessions } from './sessions.ts';
import { formatName, parseDocument, parseName, textArray } from './texts.ts';

interface ListRow extends HeadRow {
  readonly stage: MatchStage;
  readonly listed: boolean;
  readonly holders: readonly string[];
  readonly summary: string;
}

export async function listMatches(sessions: Sessions, query: MatchQuery): Promise<MatchPage> {
  const size = pageSize(query);
  const { where, values } = conditionsOf(query);
  // One more than is shown, to see whether there is a next page.
  const rows = await sessions.read<ListRow>({
    text: `select ${HEAD_COLUMNS}, stage, listed, holders, summary from turnwise_match
      ${where} order by at desc, id desc limit ${size + 1}`,
    values,
  });
  const matches = rows.slice(0, size).map(listedOf);
  const last = matches.at(-1);
  return rows.length > size && last !== undefined ? { matches, next: pageAfter(last.head) } : { matches };
}

function conditionsOf(query: MatchQuery): { readonly where: string; readonly values: unknown[] } {
  const { stage, game, holder, all = false, after } = query;
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const mark = after === undefined ? undefined : readPageMark(after);
  if (mark !== undefined) conditions.push(`(at, id) < (${given(mark.at)}::double precision, ${given(mark.id)}::text)`);
  if (stage !== undefined) conditions.push(`stage = ${given(stage)}`);
  if (game !== undefined) conditions.push(`game = ${given(formatName(game))}`);
  if (holder !== undefined) conditions.push(`holders @> ${given(textArray([formatName(holder)]))}::text[]`);
  else if (!all) conditions.push('listed');
  return { where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`, values };
}

function listedOf(row: ListRow): ListedMatch {
  const { id, stage, listed, holders, summary } = row;
  return {
    head: headOf(row),
    listing: {
      stage,
      listed,
      holders: holders.map(parseName),
      summary: parseDocument(summary, `the summary of match ${id}`),
    },
  };
}
