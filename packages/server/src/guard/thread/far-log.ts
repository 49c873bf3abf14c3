/** The log of the server, as a thread with one match sees it. It has that match alone. */
import type { Json } from '@turnwise/kernel';
import { LogError } from '@turnwise/log';
import type {
  AppendResult,
  KeptSnapshot,
  Listing,
  LogRecord,
  MatchHead,
  MatchLog,
  RecordListener,
  StopListening,
} from '@turnwise/log';
import type { Handlers, Line } from '../line.ts';
import { isTooLargeAsJson } from './largest.ts';

/** Records that are sent at once. */
export const PAGE = 500;

export class FarLog implements MatchLog {
  readonly #line: Line;
  #onRecord: RecordListener | undefined;
  #onNote: ((note: Json) => void) | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** What the server tells of the log. */
  readonly handlers: Handlers = {
    record: (record: LogRecord, place: number) => this.#onRecord?.(record, place),
    note: (note: Json) => this.#onNote?.(note),
  };

  append(_: string, expected: number, records: readonly LogRecord[], listing?: Listing): Promise<AppendResult> {
    return this.#line.call('append', expected, records, listing);
  }

  async *read(_: string, from = 0): AsyncIterable<LogRecord> {
    for (let next = from; ; next += PAGE) {
      const page = await this.#line.call<readonly LogRecord[]>('read', next);
      yield* page;
      if (page.length < PAGE) return;
    }
  }

  async follow(_: string, from: number, listener: RecordListener): Promise<StopListening> {
    this.#onRecord = listener;
    await this.#line.call('follow', from);
    return () => (this.#onRecord = undefined);
  }

  head(): Promise<MatchHead | undefined> {
    return this.#line.call('head');
  }

  content(): Promise<Json | undefined> {
    return this.#line.call('content');
  }

  snapshot(): Promise<KeptSnapshot | undefined> {
    return this.#line.call('snapshot');
  }

  async keepSnapshot(_: string, at: number, document: Json): Promise<void> {
    if (!isTooLargeAsJson(document)) await this.#line.call('keepSnapshot', at, document);
  }

  whisper(_: string, note: Json): void {
    this.#line.tell('whisper', note);
  }

  async hear(topic: string, listener: (note: Json) => void): Promise<StopListening> {
    this.#onNote = listener;
    await this.#line.call('hear', topic);
    return () => (this.#onNote = undefined);
  }

  create(): Promise<never> {
    return unsupported();
  }

  listing(): Promise<Listing | undefined> {
    return this.#line.call('listing');
  }

  ids(): Promise<never> {
    return unsupported();
  }

  list(): Promise<never> {
    return unsupported();
  }

  keepContent(): Promise<never> {
    return unsupported();
  }

  async close(): Promise<void> {}
}

function unsupported(): Promise<never> {
  return Promise.reject(new LogError('unsupported', 'a thread has nothing but its match'));
}
