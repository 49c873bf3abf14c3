/** The end in the worker: opens tables, asks them what the page asks, and passes on what they tell. */
import { sameContent } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import { SourceTrouble } from '../source-trouble.ts';
import type { TableAbout, TableSource } from '../table-source.ts';
import type { FromTables, OpenRequest, ToTables } from './messages.ts';
import type { TablePort } from './table-port.ts';

/** Opens what is asked for; `changed` is told of every change where it is to be kept. */
export type OpenTable = (what: OpenRequest, changed: (document: MatchDocument) => void) => Promise<TableSource>;

export function serveTables(port: TablePort, open: OpenTable): void {
  const tables = new ServedTables((message) => port.postMessage(message), open);
  port.addEventListener('message', ({ data }) => tables.hear(data as ToTables));
  port.start?.();
}

interface Served {
  readonly source: TableSource;
  /** As the page knows it. */
  about: TableAbout;
  readonly listeners: Map<number, () => void>;
}

class ServedTables {
  readonly #say: (message: FromTables) => void;
  readonly #open: OpenTable;
  readonly #tables = new Map<number, Served>();
  #last = 0;

  constructor(say: (message: FromTables) => void, open: OpenTable) {
    this.#say = say;
    this.#open = open;
  }

  hear(message: ToTables): void {
    switch (message.kind) {
      case 'open':
        return this.#answer(message.call, () => this.#opened(message.call, message.what));
      case 'branch':
        return this.#answer(message.call, async () =>
          this.#serve(message.call, ++this.#last, await this.#asked(message.source).branch(message.frame)),
        );
      case 'ask':
        return this.#answer(message.call, () => this.#ask(message));
      case 'subscribe':
        return this.#listen(message, (table, tell) =>
          table.subscribe(message.viewer, (update) => tell({ kind: 'update', listener: message.listener, update })),
        );
      case 'follow':
        return this.#listen(message, (table, tell) =>
          table.follow((news) => tell({ kind: 'news', listener: message.listener, news })),
        );
      case 'leave':
        return this.#leave(message.source, message.listener);
      case 'close':
        this.#tables.get(message.source)?.source.close();
        return void this.#tables.delete(message.source);
    }
  }

  async #opened(call: number, what: OpenRequest): Promise<void> {
    const number = ++this.#last;
    const changed = (document: MatchDocument): void => this.#say({ kind: 'changed', source: number, document });
    this.#serve(call, number, await this.#open(what, changed));
  }

  #serve(call: number, number: number, source: TableSource): void {
    const { about } = source;
    this.#tables.set(number, { source, about, listeners: new Map() });
    this.#say({ kind: 'opened', call, source: number, about });
  }

  #asked(number: number): TableSource {
    const table = this.#tables.get(number);
    if (table === undefined) throw new SourceTrouble('closed');
    return table.source;
  }

  async #ask({ call, source, what, args }: Extract<ToTables, { kind: 'ask' }>): Promise<void> {
    const table = this.#asked(source);
    const ask = table[what] as (...given: readonly unknown[]) => Promise<unknown>;
    this.#say({ kind: 'answer', call, value: await ask.apply(table, [...args]) });
  }

  #answer(call: number, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#say({ kind: 'trouble', call, ...troubleOf(error) }));
  }

  #listen(
    { source: number, listener }: { readonly source: number; readonly listener: number },
    begin: (source: TableSource, tell: (message: FromTables) => void) => () => void,
  ): void {
    const table = this.#tables.get(number);
    if (table === undefined) return;
    const tell = (message: FromTables): void => {
      this.#renew(number, table);
      this.#say(message);
    };
    try {
      table.listeners.set(listener, begin(table.source, tell));
    } catch (error) {
      this.#say({ kind: 'broken', source: number, ...troubleOf(error) });
    }
  }

  #leave(number: number, listener: number): void {
    const listeners = this.#tables.get(number)?.listeners;
    listeners?.get(listener)?.();
    listeners?.delete(listener);
  }

  /** Says what has changed about a table before what follows from it. */
  #renew(number: number, table: Served): void {
    const { about } = table.source;
    if (sameContent(about, table.about)) return;
    table.about = about;
    this.#say({ kind: 'about', source: number, about });
  }
}

function troubleOf(error: unknown): { code: SourceTrouble['code']; text: string } {
  if (error instanceof SourceTrouble) return { code: error.code, text: error.message };
  return { code: 'failed', text: error instanceof Error ? error.message : String(error) };
}
