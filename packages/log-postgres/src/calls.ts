/**
 * What processes call to each other by `NOTIFY`: hints that a match has grown, and whispers.
 *
 * A hint is sent after the commit and not in it. All commits that notify wait for one lock of the whole server, until they are on the
 * disk; a call that is a transaction of its own writes nothing to the disk. What comes while one is under way goes out together.
 */
import type { Json } from '@turnwise/kernel';
import type { MatchId } from '@turnwise/log';
import { Groups } from '@turnwise/log';
import type { Sessions } from './sessions.ts';

/** What one hears of others: with the name of the sender, who need not hear of its own appends. */
export type Call =
  | { readonly kind: 'grown'; readonly from: string; readonly lengths: readonly (readonly [MatchId, number])[] }
  /** More than can be named. */
  | { readonly kind: 'many'; readonly from: string }
  | { readonly kind: 'whisper'; readonly from: string; readonly topic: string; readonly note: Json };

/** PostgreSQL takes 7,999 bytes. */
const LARGEST_CALL = 7_900;

/** A match in a call, at its longest: its id of 64 characters, its length and what stands around them. */
const LARGEST_ENTRY = 80;
const MOST_NAMED = Math.floor((LARGEST_CALL - 200) / LARGEST_ENTRY);

/** If more matches have grown, nobody is told which. */
const MOST_HINTS = 20 * MOST_NAMED;

export class Calls {
  readonly #from: string;
  readonly #groups: Groups<string, undefined>;
  #grown = new Map<MatchId, number>();
  #whispers = 0;

  /** `from` is a name that no other process has. */
  constructor(sessions: Sessions, channel: string, from: string) {
    this.#from = from;
    this.#groups = new Groups(async (payloads) => {
      const all = payloads.flatMap((payload) => (payload === HINTS ? this.#takeHints() : [payload]));
      await sessions.write({
        name: 'turnwise-call',
        text: 'select pg_notify($1, c) from unnest($2::text[]) as c',
        values: [channel, all],
      });
      return payloads.map(() => undefined);
    });
  }

  grown(match: MatchId, length: number): void {
    const isFirst = this.#grown.size === 0;
    this.#grown.set(match, length);
    if (isFirst) this.#send(HINTS);
  }

  /** One that is too large is lost. The number makes it differ from others: of two that are alike, the server drops one. */
  whisper(topic: string, note: Json): void {
    const call = JSON.stringify({ kind: 'whisper', from: this.#from, no: this.#whispers++, topic, note });
    if (Buffer.byteLength(call) <= LARGEST_CALL) this.#send(call);
  }

  idle(): Promise<void> {
    return this.#groups.idle();
  }

  /** A call may be lost: followers look by themselves after a while. */
  #send(payload: string): void {
    this.#groups.add(payload).catch(() => undefined);
  }

  #takeHints(): readonly string[] {
    const lengths = [...this.#grown];
    this.#grown = new Map();
    const from = this.#from;
    if (lengths.length > MOST_HINTS) return [JSON.stringify({ kind: 'many', from } satisfies Call)];
    const calls: string[] = [];
    for (let start = 0; start < lengths.length; start += MOST_NAMED)
      calls.push(
        JSON.stringify({ kind: 'grown', from, lengths: lengths.slice(start, start + MOST_NAMED) } satisfies Call),
      );
    return calls;
  }
}

/** Stands for all hints that wait to be sent. */
const HINTS = 'hints';

/** Undefined for what was not called by one of us. */
export function parseCall(payload: string): Call | undefined {
  try {
    return JSON.parse(payload) as Call;
  } catch {
    return undefined;
  }
}
