/**
 * The records of the matches. An append is one message that is taken only if the last one of its match is the one that the writer knows;
 * so the sequence of that message is what the place is for everybody else. A log only grows: what is remembered of its end is either
 * right or too short.
 */
import { LogError } from '@turnwise/log';
import type { AppendResult, LogRecord, MatchId } from '@turnwise/log';
import { decodeBatch, encodeBatch, endOf } from './batch.ts';
import type { Batch } from './batch.ts';
import type { KeptMessage, KeptStream } from './kept-stream.ts';
import { Known } from './known.ts';
import { asLogError } from './nats-errors.ts';
import type { Subjects } from './subjects.ts';

/** Where a match ends: the sequence of its last message, and how many records there are. */
interface End {
  readonly seq: number;
  readonly length: number;
}

const CONFLICT: AppendResult = { kind: 'conflict' };
/** So few sequences are read through rather than halved. */
const SHORT = 200;

export class Records {
  readonly #stream: KeptStream;
  readonly #subjects: Subjects;
  readonly #exists: (match: MatchId) => Promise<boolean>;
  readonly #ends = new Known<End>();

  constructor(stream: KeptStream, subjects: Subjects, exists: (match: MatchId) => Promise<boolean>) {
    this.#stream = stream;
    this.#subjects = subjects;
    this.#exists = exists;
  }

  /** This match was just created. */
  begin(match: MatchId): void {
    this.#ends.set(match, { seq: 0, length: 0 });
  }

  async append(match: MatchId, expected: number, records: readonly LogRecord[]): Promise<AppendResult> {
    let end = this.#ends.get(match);
    if (end === undefined || end.length < expected || records.length === 0) end = await this.#look(match);
    if (end.length !== expected) return CONFLICT;
    const length = expected + records.length;
    if (records.length === 0) return { kind: 'appended', length };
    try {
      const data = encodeBatch({ place: expected, records });
      const seq = await this.#stream.put(this.#subjects.record(match), data, end.seq);
      if (seq === 'taken') {
        this.#ends.forget(match);
        return CONFLICT;
      }
      this.#ends.set(match, { seq, length });
      return { kind: 'appended', length };
    } catch (thrown) {
      this.#ends.forget(match);
      const error = asLogError(thrown);
      if (error.code !== 'inDoubt') throw error;
      return { kind: 'inDoubt', reason: error.message };
    }
  }

  async *read(match: MatchId, from: number): AsyncIterable<LogRecord> {
    const subject = this.#subjects.record(match);
    const last = await this.#stream.last(subject);
    if (last === undefined) return;
    const tail = this.#remember(match, last);
    let place = tail.place;
    if (from < tail.place) {
      const start = from === 0 ? 1 : await this.#seek(subject, from, last.seq);
      const before = this.#stream.range(subject, start, last.seq - 1);
      let next: number | undefined;
      for await (const message of before) {
        const batch = decodeBatch(message);
        mustFollow(next ?? Math.min(from, batch.place), batch, message);
        next = endOf(batch);
        yield* batch.records.slice(Math.max(0, from - batch.place));
      }
      place = next ?? 0;
    }
    mustFollow(place, tail, last);
    yield* tail.records.slice(Math.max(0, from - tail.place));
  }

  /** From which sequence on one must read to get this place. The sequences of other matches lie in between, so it is found by halves. */
  async #seek(subject: string, place: number, last: number): Promise<number> {
    let [low, high] = [1, last];
    while (high - low > SHORT) {
      const middle = Math.floor((low + high) / 2);
      const message = await this.#stream.next(subject, middle);
      if (message === undefined || decodeBatch(message).place > place) high = middle;
      else low = message.seq;
    }
    // Up to `SHORT` other batches may come before it.
    return low;
  }

  async #look(match: MatchId): Promise<End> {
    const last = await this.#stream.last(this.#subjects.record(match));
    if (last !== undefined) {
      const batch = this.#remember(match, last);
      return { seq: last.seq, length: endOf(batch) };
    }
    if (!(await this.#exists(match))) throw new LogError('unknownMatch', `there is no match ${match}`);
    return { seq: 0, length: 0 };
  }

  #remember(match: MatchId, last: KeptMessage): Batch {
    const batch = decodeBatch(last);
    if ((this.#ends.get(match)?.seq ?? -1) < last.seq) this.#ends.set(match, { seq: last.seq, length: endOf(batch) });
    return batch;
  }
}

function mustFollow(next: number, { place }: Batch, { subject, seq }: KeptMessage): void {
  if (place === next) return;
  throw new LogError('corrupt', `message ${seq} of ${subject} begins at place ${place}, and ${next} is next`);
}
