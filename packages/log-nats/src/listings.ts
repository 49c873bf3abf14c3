/**
 * What matches are found by. A listing is written after the append that it belongs to, in a message of its own, with the number of records
 * that it follows from: of two writers, the one that knows more wins, whoever comes last.
 */
import type { Listing, MatchId } from '@turnwise/log';
import { decodeJson, encodeJson, isObject } from './json-message.ts';
import type { KeptMessage, KeptStream } from './kept-stream.ts';
import { Known } from './known.ts';
import type { Subjects } from './subjects.ts';

export interface KeptListing {
  /** How many records there were. */
  readonly place: number;
  readonly listing: Listing;
}

export class Listings {
  readonly #stream: KeptStream;
  readonly #subjects: Subjects;
  /** Sequence and place of the last one. */
  readonly #last = new Known<{ readonly seq: number; readonly place: number }>();

  constructor(stream: KeptStream, subjects: Subjects) {
    this.#stream = stream;
    this.#subjects = subjects;
  }

  /** This match was just created, so that it has none. */
  begin(match: MatchId): void {
    this.#last.set(match, { seq: 0, place: 0 });
  }

  async write(match: MatchId, place: number, listing: Listing): Promise<void> {
    const subject = this.#subjects.listing(match);
    const data = encodeJson({ place, listing } satisfies KeptListing);
    for (let last = this.#last.get(match) ?? (await this.#look(match)); last.place <= place;) {
      const seq = await this.#stream.put(subject, data, last.seq);
      if (seq !== 'taken') {
        this.#last.set(match, { seq, place });
        return;
      }
      last = await this.#look(match);
    }
  }

  /** Undefined if there is none yet. */
  async kept(match: MatchId): Promise<Listing | undefined> {
    const message = await this.#stream.last(this.#subjects.listing(match));
    return message === undefined ? undefined : decodeListing(message).listing;
  }

  async #look(match: MatchId): Promise<{ readonly seq: number; readonly place: number }> {
    const message = await this.#stream.last(this.#subjects.listing(match));
    const last =
      message === undefined ? { seq: 0, place: 0 } : { seq: message.seq, place: decodeListing(message).place };
    this.#last.set(match, last);
    return last;
  }
}

export function decodeListing(message: KeptMessage): KeptListing {
  return decodeJson(message, isKeptListing);
}

function isKeptListing(value: unknown): value is KeptListing {
  return (
    isObject(value) &&
    typeof value['place'] === 'number' &&
    isObject(value['listing']) &&
    Array.isArray(value['listing']['holders'])
  );
}
