/**
 * A match at a server, as a page knows any match. While it is played it shows what its token may see. Once it is over the whole of it can be
 * had: then a replay of its document, which the host opens, serves every seat's eyes, every moment and branches.
 */
import { ClientError } from '@turnwise/client';
import type { Client, ClientTable } from '@turnwise/client';
import { message, told } from '@turnwise/game';
import type { Messages, ThingId } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Inspected, MatchDocument, SeenDocument } from '@turnwise/match';
import type { MatchAbout, WireInput, WireLabel, WireRewind } from '@turnwise/protocol';
import { Listeners } from '../listeners.ts';
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
import { shownAs } from './socket-side.ts';
import type { SocketSide } from './socket-side.ts';

export interface SocketParts {
  readonly client: Client;
  readonly about: MatchAbout;
  /** As far as they are known here. */
  readonly options: Json;
  readonly own: SocketSide;
  /** Opens the eyes of a spectator, for somebody who has a seat. */
  readonly watch: () => Promise<SocketSide>;
  /** Opens a document, of the whole match or of what one has seen. */
  readonly replay: ((document: MatchDocument | SeenDocument) => Promise<TableSource>) | undefined;
  readonly close: () => void;
}

export class SocketTable implements TableSource {
  readonly #parts: SocketParts;
  readonly #table: ClientTable;
  readonly #news = new Listeners<null, SourceNews>();
  /** What a spectator sees, for somebody who has a seat; opened when it is asked for. */
  #watching: Promise<SocketSide> | undefined;
  #records = new Map<TableViewer, { readonly place: number; readonly source: Promise<TableSource> }>();
  #words: Promise<Messages> | undefined;
  #line: 'open' | 'lost' | 'closed' = 'open';
  #isClosed = false;
  /** Seats whose bots are thinking. */
  readonly #thinking = new Set<string>();

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#table = parts.own.table;
    this.#listen();
  }

  get about(): TableAbout {
    const { about, options, replay } = this.#parts;
    const { match, game, version, title, seats, settings } = about;
    const { seat, role } = this.#table;
    const seeAll = this.#isOver && replay !== undefined;
    const isPlayer = seat !== null && !this.#isOver;
    return {
      match,
      game,
      version,
      title,
      seats: seats.map((one) => one.seat),
      options,
      mine: seat === null ? [] : [seat],
      can: {
        undo: isPlayer,
        preview: isPlayer,
        seeAll,
        branch: seeAll,
        hint: false,
        chat: settings.chat !== false && role !== 'spectator',
      },
    };
  }

  async words(): Promise<Messages> {
    const { match, token } = this.#table;
    const { requests } = this.#parts.client;
    this.#opened();
    this.#words ??= this.#asked(async () => (await requests.call('words', { params: { match }, token })).messages);
    return this.#words.catch((error: unknown) => {
      this.#words = undefined;
      throw error;
    });
  }

  subscribe(viewer: TableViewer, listener: (update: TableUpdate) => void): () => void {
    this.#mayLook(viewer);
    if (viewer === this.#table.seat) return this.#parts.own.subscribe(listener);
    const other = this.about.can.seeAll ? this.#record(viewer) : this.#watch();
    let stop: (() => void) | undefined = () => undefined;
    void other.then(
      (source) => {
        if (stop !== undefined)
          stop = 'table' in source ? source.subscribe(listener) : source.subscribe(viewer, listener);
      },
      (error: unknown) => this.#tellTrouble(error),
    );
    return () => {
      stop?.();
      stop = undefined;
    };
  }

  follow(listener: (news: SourceNews) => void): () => void {
    this.#opened();
    const { seats, spectators, clocks, ended } = this.#table;
    listener({ kind: 'seats', seats, spectators });
    listener({ kind: 'clocks', clocks });
    listener({ kind: 'line', status: this.#line });
    if (ended !== undefined) listener({ kind: 'ended', end: ended });
    for (const { seat, name } of seats)
      if (this.#thinking.has(seat)) listener({ kind: 'thinking', seat, bot: name ?? '', share: null });
    return this.#news.add(null, listener);
  }

  async submit(seat: string, input: Json, decision: string | null): Promise<Answered> {
    this.#own(seat);
    return this.#answered(() => this.#table.submit(input as WireInput, decision ?? undefined));
  }

  async preview(seat: string, input: Json): Promise<TableForesight> {
    this.#own(seat);
    const { outcome, uncertain, events, look } = await this.#asked(() => this.#table.preview(input as WireInput));
    return { outcome, uncertain, events, look: shownAs(look) };
  }

  async inspect(viewer: TableViewer, thing: ThingId): Promise<Inspected> {
    this.#mayLook(viewer);
    if (viewer === this.#table.seat) return this.#asked(() => this.#table.inspect(thing));
    if (this.about.can.seeAll) return (await this.#record(viewer)).inspect(viewer, thing);
    const side = await this.#watch();
    return this.#asked(() => side.table.inspect(thing));
  }

  async rewind(seat: string, what: 'undo' | 'redo'): Promise<Answered> {
    this.#own(seat);
    return this.#answered(() => this.#table[what]());
  }

  /** Other people are at this table: nobody is helped. */
  async hint(seat: string): Promise<Hint> {
    this.#own(seat);
    throw new SourceTrouble('noHint');
  }

  async chat(text: string): Promise<void> {
    this.#opened();
    if (!this.about.can.chat) throw new SourceTrouble('noChat');
    await this.#asked(() => this.#table.chat(text));
  }

  /** A server tries by itself again. */
  async wake(): Promise<void> {
    this.#opened();
  }

  async concede(seat: string): Promise<Answered> {
    this.#own(seat);
    return this.#answered(() => this.#table.control({ kind: 'concede' }));
  }

  async at(frame: number, viewer: TableViewer): Promise<TableLook> {
    this.#mustHave(frame, viewer);
    if (this.about.can.seeAll) return (await this.#record(viewer)).at(frame, viewer);
    const look = (await this.#side(viewer)).at(frame);
    // Who was not there reads of it, without scenes.
    if (look === undefined) return (await this.#record(viewer)).at(frame, viewer);
    const past = pastIn(await this.words());
    return { ...look, decision: null, undo: past, redo: past };
  }

  async between(from: number, to: number, viewer: TableViewer): Promise<readonly TableStep[]> {
    this.#mustHave(from, viewer);
    this.#mustHave(to, viewer);
    if (from > to) throw new SourceTrouble('noSuchFrame');
    if (this.about.can.seeAll) return (await this.#record(viewer)).between(from, to, viewer);
    return (await this.#side(viewer)).between(from, to);
  }

  async branch(frame: number): Promise<TableSource> {
    this.#mustHave(frame, null);
    if (!this.about.can.branch) throw new SourceTrouble('cannotBranch');
    return (await this.#record(null)).branch(frame);
  }

  async save(): Promise<MatchDocument | SeenDocument> {
    return this.#document(this.#table.token);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#tellLine('closed');
    this.#isClosed = true;
    this.#news.clear();
    this.#parts.own.close();
    const shut = (one: Promise<{ close(): void }> | undefined): void =>
      void one?.then((it) => it.close()).catch(() => undefined);
    shut(this.#watching);
    for (const { source } of this.#records.values()) shut(source);
    this.#parts.close();
  }

  get #isOver(): boolean {
    return this.#table.look().status !== 'playing';
  }

  #listen(): void {
    const { client, own } = this.#parts;
    const table = this.#table;
    const tell = (news: SourceNews): void => this.#news.tell(null, news);
    table.on('presence', ({ seats, spectators }) => tell({ kind: 'seats', seats, spectators }));
    table.on('clock', (clocks) => tell({ kind: 'clocks', clocks }));
    table.on('chat', ({ from, text, at }) => tell({ kind: 'chat', from, text, at }));
    table.on('error', (error) => this.#tellTrouble(error));
    table.on('gone', (error) => {
      if (this.#isClosed) return;
      this.#tellTrouble(error);
      this.#tellLine('closed');
    });
    table.on('ended', ({ why, seat, winners, text }) => tell({ kind: 'ended', end: { why, seat, winners, text } }));
    client.on('status', (status) =>
      this.#tellLine(status === 'open' ? 'open' : status === 'closed' ? 'closed' : 'lost'),
    );
    let wasOver = this.#isOver;
    own.subscribe(({ look }) => {
      // An end can be taken back.
      if (wasOver && look.status === 'playing') tell({ kind: 'ended', end: null });
      wasOver = look.status !== 'playing';
      for (const { seat, held, name } of table.seats)
        if (held === 'bot') this.#tellThinking(seat, name ?? '', look.toAct.includes(seat));
    });
  }

  /** How far a bot has come is not known here: only that it is at it, or done. */
  #tellThinking(seat: string, bot: string, isAtIt: boolean): void {
    if (this.#thinking.has(seat) === isAtIt) return;
    if (isAtIt) this.#thinking.add(seat);
    else this.#thinking.delete(seat);
    this.#news.tell(null, { kind: 'thinking', seat, bot, share: isAtIt ? null : 1 });
  }

  #tellLine(status: 'open' | 'lost' | 'closed'): void {
    if (this.#isClosed || status === this.#line) return;
    this.#line = status;
    this.#news.tell(null, { kind: 'line', status });
  }

  #tellTrouble(error: unknown): void {
    if (this.#isClosed) return;
    const { code, message: text } = error instanceof ClientError || error instanceof SourceTrouble ? error : UNKNOWN;
    const params = error instanceof ClientError ? { params: error.params } : {};
    this.#news.tell(null, { kind: 'trouble', code, text, ...params });
  }

  #opened(): void {
    if (this.#isClosed) throw new SourceTrouble('closed');
  }

  #own(seat: string): void {
    this.#opened();
    if (seat !== this.#table.seat) throw new SourceTrouble('notAllowed', `${seat} is not your seat`);
  }

  #mayLook(viewer: TableViewer): void {
    this.#opened();
    if (!mayLook(this.about, viewer)) throw new SourceTrouble('notAllowed');
  }

  #mustHave(frame: number, viewer: TableViewer): void {
    this.#mayLook(viewer);
    const { frame: last } = this.#table.look();
    if (!Number.isInteger(frame) || frame < 0 || frame > last) throw new SourceTrouble('noSuchFrame');
  }

  async #side(viewer: TableViewer): Promise<SocketSide> {
    return viewer === this.#table.seat ? this.#parts.own : this.#watch();
  }

  #watch(): Promise<SocketSide> {
    if (this.#table.seat === null) return Promise.resolve(this.#parts.own);
    this.#watching ??= this.#parts.watch().catch((error: unknown) => {
      this.#watching = undefined;
      throw troubleOf(error);
    });
    return this.#watching;
  }

  /** The match from its document: the whole of it once it is over, before that what the viewer saw. It is read again when more has happened. */
  #record(viewer: TableViewer): Promise<TableSource> {
    const { replay } = this.#parts;
    const { place, seat, token } = this.#table;
    if (replay === undefined) return Promise.reject(new SourceTrouble('noSuchFrame'));
    const whose = this.about.can.seeAll ? null : viewer;
    const known = this.#records.get(whose);
    if (known?.place === place) return known.source;
    const source = this.#document(whose === seat || this.#isOver ? token : undefined).then(replay);
    source.catch(() => this.#records.delete(whose));
    this.#records.set(whose, { place, source });
    return source;
  }

  async #document(token: string | undefined): Promise<MatchDocument | SeenDocument> {
    const { match } = this.#table;
    const { requests } = this.#parts.client;
    const document = await this.#asked(() => requests.call('document', { params: { match }, token }));
    return document as unknown as MatchDocument | SeenDocument;
  }

  /** What the server refuses is an answer; that it cannot be reached is trouble. */
  async #answered(ask: () => Promise<Answered>): Promise<Answered> {
    try {
      const { outcome } = await ask();
      return { outcome };
    } catch (error) {
      if (!(error instanceof ClientError) || OWN_CODES.has(error.code)) throw troubleOf(error);
      const { code, params, message: text } = error;
      return { outcome: { kind: 'disallowed', code, params: params as Record<string, Json>, by: 'platform', text } };
    }
  }

  async #asked<V>(ask: () => Promise<V>): Promise<V> {
    this.#opened();
    try {
      return await ask();
    } catch (error) {
      throw troubleOf(error);
    }
  }
}

const UNKNOWN = new SourceTrouble('failed');

/** Codes of the client itself: nobody has answered. */
const OWN_CODES: ReadonlySet<string> = new Set(['closed', 'left', 'unanswered', 'badAnswer', 'alreadyJoined']);

export function troubleOf(error: unknown): SourceTrouble {
  if (error instanceof SourceTrouble) return error;
  const text = error instanceof Error ? error.message : undefined;
  const code = error instanceof ClientError && (error.code === 'closed' || error.code === 'left') ? 'closed' : 'failed';
  const because = error instanceof ClientError ? { code: error.code, params: error.params } : undefined;
  return new SourceTrouble(code, text, because);
}

/** What is past is not taken back from there. */
function pastIn(words: Messages): WireRewind {
  const { text, label } = told(words, message('refusal.onlyThoughtOf'));
  return { able: false, code: 'onlyThoughtOf', params: {}, text, label: label as WireLabel };
}
