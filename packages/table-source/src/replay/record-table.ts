/** A match that is kept, as a table: it can be looked at, at any moment of it, and never takes an input. */
import type { Messages, ThingId } from '@turnwise/game';
import type { Inspected, MatchDocument, SeenDocument } from '@turnwise/match';
import type { WireEvent } from '@turnwise/protocol';
import { mayLook } from '../may-look.ts';
import { SourceTrouble } from '../source-trouble.ts';
import type {
  Answered,
  TableForesight,
  Hint,
  TableAbout,
  TableLook,
  SourceNews,
  TableSource,
  TableStep,
  TableUpdate,
  TableViewer,
} from '../table-source.ts';

/** What a record has to know. Viewers are those that may look. */
export interface TableRecord {
  readonly about: TableAbout;
  readonly words: Messages;
  readonly document: MatchDocument | SeenDocument;
  /** The bots that played, by seat, as far as that is known. */
  readonly bots: Readonly<Record<string, string>>;
  /** How many frames follow the start. */
  readonly length: number;
  look(frame: number, viewer: TableViewer): TableLook;
  events(viewer: TableViewer): readonly WireEvent[];
  steps(from: number, to: number, viewer: TableViewer): readonly TableStep[];
  inspect(viewer: TableViewer, thing: ThingId): Inspected;
  branch(frame: number): Promise<TableSource>;
}

export class RecordTable implements TableSource {
  readonly #record: TableRecord;
  #isClosed = false;

  constructor(record: TableRecord) {
    this.#record = record;
  }

  get about(): TableAbout {
    return this.#record.about;
  }

  async words(): Promise<Messages> {
    return this.#opened().words;
  }

  /** The end of the record; `at` has the rest. Nothing follows. */
  subscribe(viewer: TableViewer, listener: (update: TableUpdate) => void): () => void {
    const record = this.#shownTo(viewer);
    listener({
      kind: 'look',
      look: record.look(record.length, viewer),
      events: record.events(viewer),
      steps: [],
    });
    return () => undefined;
  }

  follow(listener: (news: SourceNews) => void): () => void {
    const { about, bots } = this.#opened();
    const seats = about.seats.map((seat) => {
      const bot = bots[seat];
      return { seat, held: bot === undefined ? 'person' : 'bot', name: bot ?? seat, online: false } as const;
    });
    listener({ kind: 'seats', seats, spectators: 0 });
    listener({ kind: 'clocks', clocks: null });
    listener({ kind: 'line', status: 'open' });
    return () => undefined;
  }

  async submit(): Promise<Answered> {
    return this.#refused();
  }

  async preview(): Promise<TableForesight> {
    throw new SourceTrouble('recordOnly');
  }

  async inspect(viewer: TableViewer, thing: ThingId): Promise<Inspected> {
    return this.#shownTo(viewer).inspect(viewer, thing);
  }

  async rewind(): Promise<Answered> {
    return this.#refused();
  }

  async hint(): Promise<Hint> {
    throw new SourceTrouble('noHint');
  }

  async chat(): Promise<void> {
    throw new SourceTrouble('noChat');
  }

  async wake(): Promise<void> {
    this.#opened();
  }

  async concede(): Promise<Answered> {
    return this.#refused();
  }

  async at(frame: number, viewer: TableViewer): Promise<TableLook> {
    const record = this.#shownTo(viewer);
    if (!Number.isInteger(frame) || frame < 0 || frame > record.length) throw new SourceTrouble('noSuchFrame');
    return record.look(frame, viewer);
  }

  async between(from: number, to: number, viewer: TableViewer): Promise<readonly TableStep[]> {
    const record = this.#shownTo(viewer);
    if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || from > to || to > record.length)
      throw new SourceTrouble('noSuchFrame');
    return record.steps(from, to, viewer);
  }

  async branch(frame: number): Promise<TableSource> {
    const record = this.#opened();
    if (!Number.isInteger(frame) || frame < 0 || frame > record.length) throw new SourceTrouble('noSuchFrame');
    return await record.branch(frame);
  }

  async save(): Promise<MatchDocument | SeenDocument> {
    return this.#opened().document;
  }

  close(): void {
    this.#isClosed = true;
  }

  #opened(): TableRecord {
    if (this.#isClosed) throw new SourceTrouble('closed');
    return this.#record;
  }

  #shownTo(viewer: TableViewer): TableRecord {
    const record = this.#opened();
    if (!mayLook(record.about, viewer)) throw new SourceTrouble('notAllowed');
    return record;
  }

  #refused(): Answered {
    const { message: text } = new SourceTrouble('recordOnly');
    return { outcome: { kind: 'disallowed', code: 'recordOnly', params: {}, by: 'table', text } };
  }
}
