/**
 * What clients sent, what they were answered and what they were shown, written down as it went over their sockets: the judge compares it with
 * the log.
 */
import type { ClientMessage, ServerMessage } from '@turnwise/protocol';

export interface Sent {
  readonly match: string;
  /** The seat of the sender. */
  readonly seat: string | null;
  readonly message: Extract<ClientMessage, { readonly id: string }>;
}

/** An answer that says that it was done: the record is the last of so many. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: string | null;
  readonly id: string;
  readonly place: number;
}

/** A view that somebody was shown. */
export interface Sighting {
  readonly match: string;
  readonly seat: string | null;
  readonly place: number;
  readonly viewHash: string;
}

export class Notebook {
  /** By match, seat and id. */
  readonly sent = new Map<string, Sent>();
  /** Not yet judged. */
  acknowledged: Acknowledged[] = [];
  /** Answers that say that it was not done, with the number of records that there were. Not yet judged. */
  refused: Acknowledged[] = [];
  sightings: Sighting[] = [];
  /** Places of which somebody was told in another way, by an event or a question. Not yet judged. */
  told: { readonly match: string; readonly place: number; readonly by: string }[] = [];
  /** Matches that a list showed as over. Not yet judged. */
  ended: string[] = [];
  /** Hashes of tokens that were given out for seats, with the match and the seat. Not yet judged. */
  holders: { readonly match: string; readonly seat: string; readonly holder: string }[] = [];
  readonly matches = new Set<string>();
  /** How often each of these happened. */
  readonly counts = { sent: 0, acknowledged: 0, repeated: 0, refused: 0, sightings: 0 };
  /** Codes of errors, and of refusals by the rules. */
  readonly codes = new Map<string, number>();

  wrote(seat: string | null, message: ClientMessage): void {
    if (!('id' in message)) return;
    const key = keyOf(message.match, seat, message.id);
    if (!this.sent.has(key)) this.counts.sent++;
    this.sent.set(key, { match: message.match, seat, message });
  }

  heard(seat: string | null, message: ServerMessage): void {
    switch (message.type) {
      case 'result': {
        const { match, id, outcome, place } = message;
        if ('code' in outcome) {
          this.counts.refused++;
          this.refused.push({ match, seat, id, place });
          this.count(`refused: ${outcome.code}`);
          break;
        }
        this.counts[message.again === true ? 'repeated' : 'acknowledged']++;
        this.acknowledged.push({ match, seat, id, place });
        break;
      }
      case 'welcome':
      case 'state.look':
        this.saw(message.match, seat, message.place, message.viewHash);
        break;
      case 'state.delta':
        this.saw(message.match, seat, message.to, message.viewHash);
        break;
      case 'event.appended':
      case 'pending.input':
      case 'priority.changed':
      case 'ended':
      case 'resync':
        this.told.push({ match: message.match, place: message.place, by: message.type });
        break;
      case 'error':
        this.count(message.code);
        break;
      default:
        break;
    }
  }

  saw(match: string, seat: string | null, place: number, viewHash: string): void {
    this.counts.sightings++;
    this.sightings.push({ match, seat, place, viewHash });
  }

  count(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }
}

export function keyOf(match: string, seat: string | null, id: string): string {
  return `${match}\n${seat ?? ''}\n${id}`;
}
