/**
 * A page of records. The match says how many it has, and they must all be there, one after the other, each with its checksum: what is
 * missing or damaged is an error and never a shorter list.
 */
import type { MatchId } from '@turnwise/log';
import type { RecordPage } from '../messages.ts';
import { intactText } from './checksum.ts';
import { knownMatch } from './store.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';
import { recordName } from './write.ts';

const MOST_RECORDS = 500;

export function readRecords(store: Store, match: MatchId, from: number): RecordPage {
  const known = knownMatch(store, match);
  if (known === undefined) return { texts: [], more: false };
  const end = Math.max(from, Math.min(known.length, from + MOST_RECORDS));
  // One more than there should be, to notice that as well.
  const rows = store.connection.rows<readonly [number, number, Uint8Array]>(
    'select place, checksum, cast(text as blob) from records where match = ? and place >= ? order by place limit ?',
    known.no,
    from,
    end - from + 1,
  );
  const texts: string[] = [];
  for (let place = from; place < end; place++) {
    const [found, checksum, bytes] = rows[place - from] ?? [];
    if (found !== place || checksum === undefined || bytes === undefined)
      throw new StoreFault('corrupt', `${recordName(match, place)} is missing`);
    texts.push(intactText(bytes, checksum, recordName(match, place)));
  }
  const more = end < known.length;
  if (!more && rows.length > texts.length)
    throw new StoreFault('corrupt', `match ${match} has more records than the ${known.length} that it knows of`);
  return { texts, more };
}
