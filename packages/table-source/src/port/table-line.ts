/** The end on the page: tables in a worker, as the page knows any table. One port serves any number of them. */
import type { MatchDocument } from '@turnwise/match';
import { mayLook } from '../may-look.ts';
import { SourceTrouble } from '../source-trouble.ts';
import type { TableAbout, SourceNews, TableSource, TableUpdate } from '../table-source.ts';
import type { FromTables, OpenRequest, TableQuestion, ToTables } from './messages.ts';
import type { TablePort } from './table-port.ts';

interface Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (trouble: SourceTrouble) => void;
  readonly onChange: ((document: MatchDocument) => void) | undefined;
  /** The table that it was asked of. */
  readonly source: number | undefined;
}

/** What is known on this side of a table. */
interface Known {
  about: TableAbout;
  isClosed: boolean;
  /** Takes its listeners away. */
  readonly leaving: Set<() => void>;
  readonly news: Set<(news: SourceNews) => void>;
  /** What it could not tell; for those who follow later too. */
  trouble: Extract<SourceNews, { kind: 'trouble' }> | undefined;
  readonly onChange: ((document: MatchDocument) => void) | undefined;
}

export class TableLine {
  readonly #port: TablePort;
  readonly #calls = new Map<number, Call>();
  readonly #tables = new Map<number, Known>();
  readonly #updates = new Map<number, (update: TableUpdate) => void>();
  readonly #news = new Map<number, (news: SourceNews) => void>();
  #last = 0;
  #failed: SourceTrouble | undefined;

  constructor(port: TablePort) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#hear(data as FromTables));
    port.start?.();
  }

  open(what: OpenRequest, onChange?: (document: MatchDocument) => void): Promise<TableSource> {
    return this.#call((call) => ({ kind: 'open', call, what }), undefined, onChange) as Promise<TableSource>;
  }

  /** The other end is gone: whoever waits is told, and nothing can be asked any more. */
  fail(text?: string): void {
    if (this.#failed !== undefined) return;
    const trouble = (this.#failed = new SourceTrouble('stopped', text));
    const { code, message } = trouble;
    const calls = [...this.#calls.values()];
    const tables = [...this.#tables.values()];
    this.#calls.clear();
    this.#tables.clear();
    for (const known of tables) {
      known.isClosed = true;
      for (const listener of known.news) {
        listener({ kind: 'trouble', code, text: message });
        listener({ kind: 'line', status: 'closed' });
      }
      for (const leave of known.leaving) leave();
    }
    for (const { reject } of calls) reject(trouble);
  }

  #say(message: ToTables): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    this.#port.postMessage(message);
  }

  #call(make: (call: number) => ToTables, source?: number, onChange?: Call['onChange']): Promise<unknown> {
    if (this.#failed !== undefined) return Promise.reject(this.#failed);
    return new Promise((resolve, reject) => {
      const call = ++this.#last;
      this.#calls.set(call, { resolve, reject, onChange, source });
      this.#say(make(call));
    });
  }

  #hear(message: FromTables): void {
    switch (message.kind) {
      case 'opened': {
        const { source, about } = message;
        const call = this.#answered(message.call);
        this.#tables.set(source, {
          about,
          isClosed: false,
          leaving: new Set(),
          news: new Set(),
          trouble: undefined,
          onChange: call?.onChange,
        });
        return call?.resolve(this.#source(source));
      }
      case 'answer':
        return this.#answered(message.call)?.resolve(message.value);
      case 'trouble':
        return this.#answered(message.call)?.reject(new SourceTrouble(message.code, message.text));
      case 'broken': {
        const table = this.#tables.get(message.source);
        if (table === undefined) return;
        const { code, text } = message;
        table.trouble = { kind: 'trouble', code, text };
        for (const listener of table.news) listener(table.trouble);
        return;
      }
      case 'about': {
        const table = this.#tables.get(message.source);
        if (table !== undefined) table.about = message.about;
        return;
      }
      case 'update':
        return this.#updates.get(message.listener)?.(message.update);
      case 'news':
        return this.#news.get(message.listener)?.(message.news);
      case 'changed':
        return this.#tables.get(message.source)?.onChange?.(message.document);
    }
  }

  #answered(number: number): Call | undefined {
    const call = this.#calls.get(number);
    this.#calls.delete(number);
    return call;
  }

  #source(number: number): TableSource {
    const known = this.#tables.get(number) as Known;
    const ask = (what: TableQuestion, ...args: readonly unknown[]): Promise<never> =>
      known.isClosed
        ? Promise.reject(this.#failed ?? new SourceTrouble('closed'))
        : (this.#call((call) => ({ kind: 'ask', call, source: number, what, args }), number) as Promise<never>);
    const listen = <Told>(
      listeners: Map<number, (told: Told) => void>,
      listener: (told: Told) => void,
      make: (listener: number) => ToTables,
    ): (() => void) => {
      if (known.isClosed) throw this.#failed ?? new SourceTrouble('closed');
      const own = ++this.#last;
      listeners.set(own, listener);
      known.leaving.add(() => listeners.delete(own));
      this.#say(make(own));
      return () => {
        if (listeners.delete(own)) this.#say({ kind: 'leave', source: number, listener: own });
      };
    };
    return {
      get about() {
        return known.about;
      },
      words: () => ask('words'),
      subscribe: (viewer, listener) => {
        if (!mayLook(known.about, viewer)) throw new SourceTrouble('notAllowed');
        return listen(this.#updates, listener, (own) => ({ kind: 'subscribe', source: number, listener: own, viewer }));
      },
      follow: (listener) => {
        const stop = listen(this.#news, listener, (own) => ({ kind: 'follow', source: number, listener: own }));
        known.news.add(listener);
        if (known.trouble !== undefined) listener(known.trouble);
        return () => {
          known.news.delete(listener);
          stop();
        };
      },
      submit: (...args) => ask('submit', ...args),
      preview: (...args) => ask('preview', ...args),
      inspect: (...args) => ask('inspect', ...args),
      rewind: (...args) => ask('rewind', ...args),
      hint: (...args) => ask('hint', ...args),
      chat: (...args) => ask('chat', ...args),
      wake: () => ask('wake'),
      concede: (...args) => ask('concede', ...args),
      at: (...args) => ask('at', ...args),
      between: (...args) => ask('between', ...args),
      branch: (frame) =>
        known.isClosed
          ? Promise.reject(this.#failed ?? new SourceTrouble('closed'))
          : (this.#call((call) => ({ kind: 'branch', call, source: number, frame }), number) as Promise<TableSource>),
      save: () => ask('save'),
      close: () => this.#close(number, known),
    };
  }

  /** What was still asked of it is answered by that. */
  #close(number: number, known: Known): void {
    if (known.isClosed) return;
    known.isClosed = true;
    this.#say({ kind: 'close', source: number });
    this.#tables.delete(number);
    for (const leave of known.leaving) leave();
    for (const [call, { source, reject }] of this.#calls)
      if (source === number && this.#calls.delete(call)) reject(new SourceTrouble('closed'));
  }
}
