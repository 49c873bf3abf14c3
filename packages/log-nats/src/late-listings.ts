/**
 * Listings that could not be written with their append: the server did not answer, or it is not known yet whether the append is in. They
 * are tried again for a while, beside everything else. A listing is a cache: if that fails too, the next one of its match is right again.
 */
import type { Listing, LogRecord, MatchId } from '@turnwise/log';
import type { Listings } from './listings.ts';
import { pause } from './pause.ts';
import type { Records } from './records.ts';

interface Late {
  readonly match: MatchId;
  readonly expected: number;
  readonly records: readonly LogRecord[];
  readonly listing: Listing;
}

const TRIES = 20;
const FIRST_WAIT = 200;
const LAST_WAIT = 5_000;

export class LateListings {
  readonly #listings: Pick<Listings, 'write'>;
  readonly #records: Pick<Records, 'read'>;
  #closed = false;

  constructor(listings: Pick<Listings, 'write'>, records: Pick<Records, 'read'>) {
    this.#listings = listings;
    this.#records = records;
  }

  add(late: Late): void {
    void this.#try(late);
  }

  close(): void {
    this.#closed = true;
  }

  async #try({ match, expected, records, listing }: Late): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      await pause(Math.min(FIRST_WAIT * 2 ** tries, LAST_WAIT));
      if (this.#closed) return;
      try {
        const owner = records[0] === undefined ? undefined : await this.#idAt(match, expected);
        if (owner !== records[0]?.id) {
          if (owner === undefined) continue;
          return;
        }
        await this.#listings.write(match, expected + records.length, listing);
        return;
      } catch {
        // The next try may find the server again.
      }
    }
  }

  async #idAt(match: MatchId, place: number): Promise<string | undefined> {
    for await (const { id } of this.#records.read(match, place)) return id;
    return undefined;
  }
}
