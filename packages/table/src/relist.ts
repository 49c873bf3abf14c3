/**
 * What lists show of a match is written with its records, or a moment later where the store cannot do both at once: a process that dies in
 * between leaves a match that is over in the list of those that run. So whoever opens the match writes it anew where it is not what follows
 * from the records.
 */
import { sameContent } from '@turnwise/kernel';
import { inTime } from '@turnwise/log';
import type { Listing, MatchLog } from '@turnwise/log';
import type { Fold } from './fold.ts';
import { listingOf } from './listing.ts';

/** Never rejects: a list is only a cache, and nobody is kept from a match by it. If somebody has written meanwhile, that is newer. */
export async function relist(log: Pick<MatchLog, 'listing' | 'append'>, fold: Fold, time: number): Promise<void> {
  const { id } = fold.head;
  try {
    const listing = listingOf(fold);
    if (!sameContent(await keptListing(log, id, time), listing))
      await inTime(log.append(id, fold.place, [], listing), time);
  } catch {
    // The next one who opens it tries again.
  }
}

/** One that is damaged is none. */
async function keptListing(log: Pick<MatchLog, 'listing'>, id: string, time: number): Promise<Listing | undefined> {
  try {
    return await inTime(log.listing(id), time);
  } catch {
    return undefined;
  }
}
