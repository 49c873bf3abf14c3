/**
 * Reads the records of a match in pages, so that a long match does not fill the memory. Records never change, so pages that are read
 * one after the other are a beginning of the match; the last one goes as far as the match did at that moment.
 */
import type { LogRecord, MatchId } from '@turnwise/log';
import { isMatchId, LogError } from '@turnwise/log';
import type { Sessions } from './sessions.ts';
import { numberArray, parseDocument, textArray } from './texts.ts';

const MOST_RECORDS = 1_000;
const MOST_BYTES = 2 ** 20;

interface RecordRow {
  readonly length: number;
  readonly place: number | null;
  readonly body: string | null;
}

/** A page has at least one record, however large. The length is of the same moment. */
const PAGE = `
  select m.length, p.place, p.body from turnwise_match m left join lateral (
    select place, body from (
      select place, body, sum(octet_length(body)) over (order by place) - octet_length(body) as before
      from turnwise_record where match = m.id and place >= $2 and place < $2 + ${MOST_RECORDS}
    ) as sized where before < ${MOST_BYTES}
  ) p on true
  where m.id = $1 order by p.place`;

export async function* readRecords(sessions: Sessions, match: MatchId, from: number): AsyncIterable<LogRecord> {
  if (!isMatchId(match)) return;
  for (let next = Math.max(0, Math.trunc(from)), length = Infinity; next < placeBefore(length);) {
    const rows = await sessions.read<RecordRow>({ name: 'turnwise-read', text: PAGE, values: [match, next] });
    length = rows[0]?.length ?? 0;
    for (const { place, body } of rows) {
      if (next >= length) return;
      if (place !== next || body === null) throw new LogError('corrupt', `match ${match} has no record ${next}`);
      yield recordOf(body, match, next++);
    }
  }
}

/** The place of a page must not run out of 32 bits. */
const LAST_PAGE = 2 ** 31 - 1 - MOST_RECORDS;

export function recordOf(body: string, match: MatchId, place: number): LogRecord {
  return parseDocument(body, `record ${place} of match ${match}`) as LogRecord;
}

/** A follower may begin anywhere. */
function placeBefore(length: number): number {
  return Math.trunc(Math.max(-1, Math.min(length, LAST_PAGE))) || 0;
}

/** The lengths of those that have more than this, in one question. */
export async function longerThan(
  sessions: Sessions,
  lengths: ReadonlyMap<MatchId, number>,
): Promise<readonly (readonly [MatchId, number])[]> {
  const known = [...lengths].filter(([match]) => isMatchId(match));
  const rows = await sessions.read<{ id: MatchId; length: number }>({
    name: 'turnwise-longer',
    text: `select m.id, m.length from turnwise_match m
      join unnest($1::text[], $2::integer[]) as k (id, length) on m.id = k.id where m.length > k.length`,
    values: [textArray(known.map(([match]) => match)), numberArray(known.map(([, length]) => placeBefore(length)))],
  });
  return rows.map(({ id, length }) => [id, length]);
}
