/**
 * A match with bots in this thread, as a table sees it. Bots think in slices, so that whoever asks is answered meanwhile; what they
 * think about ends when something else happens.
 */
import { strongestBot } from '@turnwise/bots/names';
import type { Messages, Seat, ThingId, Viewer } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { botRootIn, botSeed } from '@turnwise/match';
import type { HostUpdate, Inspected, Match, MatchDocument, Stage, Submission } from '@turnwise/match';
import { wireOutcome } from '@turnwise/protocol';
import type { MatchEnd, WireOutcome } from '@turnwise/protocol';
import type { Chronicle } from '../chronicle.ts';
import { Listeners } from '../listeners.ts';
import { seatOf, sharedScenes, shownEvents, shownLook, shownSteps, viewerOf } from '../shown.ts';
import { mayLook } from '../may-look.ts';
import { SourceTrouble } from '../source-trouble.ts';
import type {
  Answered,
  FailedBot,
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
import { endedLook } from './ended-look.ts';
import type { LocalSeating } from './local-request.ts';
import type { search, SearchAnswer, SearchOrder, SearchWorld } from './search.ts';
import { doAgain, overFor, redoFor, takeBack, undoFor } from './take-back.ts';

export interface LocalParts {
  readonly match: Match;
  readonly seating: Required<LocalSeating>;
  readonly world: SearchWorld;
  /** How the table ended it before it was kept; null while it goes on, and where the rules did. */
  readonly ended: MatchEnd | null;
  /** What has happened, frame by frame. */
  readonly chronicle: (document: MatchDocument) => Promise<Chronicle>;
  /** Opens a match of its own from what led to a frame. */
  readonly branch: (document: MatchDocument, frame: number) => Promise<TableSource>;
}

/** Milliseconds that advice may take. */
const ADVICE = 3_000;

export class LocalTable implements TableSource {
  readonly #match: Match;
  readonly #parts: LocalParts;
  readonly #persons: readonly Seat[];
  readonly #updates = new Listeners<TableViewer, TableUpdate>();
  readonly #news = new Listeners<null, SourceNews>();
  readonly #changes = new Set<(document: MatchDocument) => void>();
  /** Counts what has happened, so that a search knows when its question is gone. */
  #moment = 0;
  #isThinking = false;
  /** Whether it was woken while it was awake. */
  #isCalled = false;
  /** Who thinks now. */
  #thinker: { readonly seat: string; readonly bot: string } | undefined;
  #failure: FailedBot | null = null;
  #isClosed = false;
  #isQuiet = false;
  #ended: MatchEnd | null;
  #chronicle: { readonly moment: number; readonly told: Chronicle } | undefined;
  /** What the bots' seeds begin with. */
  readonly #root: string;

  constructor(parts: LocalParts) {
    this.#parts = parts;
    this.#match = parts.match;
    this.#ended = parts.ended;
    this.#root = botRootIn(this.#match.save()) ?? newRoot();
    this.#persons = parts.seating.mine.map((name) => seatOf(parts.match, name));
    this.#match.watch((update) => this.#happened(update));
    this.#wake();
  }

  get about(): TableAbout {
    const { game, table, options } = this.#match;
    const { match, mine } = this.#parts.seating;
    const seeAll = this.#isOver || mine.length === table.names.length;
    const can = { undo: true, preview: true, seeAll, branch: true, hint: true, chat: false };
    const { id, version, title } = game;
    return { match, game: id, version, title, seats: table.names, options, mine, can };
  }

  async words(): Promise<Messages> {
    return this.#match.game.messages;
  }

  subscribe(viewer: TableViewer, listener: (update: TableUpdate) => void): () => void {
    this.#mayLook(viewer);
    const events = shownEvents(this.#match.events(viewerOf(this.#match, viewer)));
    listener({ kind: 'look', look: this.#look(viewer), events, steps: [] });
    return this.#updates.add(viewer, listener);
  }

  follow(listener: (news: SourceNews) => void): () => void {
    const { bots } = this.#parts.seating;
    const seats = this.#match.table.names.map((seat) => {
      const bot = bots[seat];
      return { seat, held: bot === undefined ? 'person' : 'bot', name: bot ?? seat, online: true } as const;
    });
    listener({ kind: 'seats', seats, spectators: 0 });
    listener({ kind: 'clocks', clocks: null });
    listener({ kind: 'line', status: this.#isClosed ? 'closed' : 'open' });
    if (this.#failure !== null) listener({ kind: 'botFailed', failure: this.#failure });
    if (this.#isOver) listener({ kind: 'ended', end: this.#end() });
    return this.#news.add(null, listener);
  }

  /** Tells the whole document after everything that changes it, and before anybody sees the change. */
  onChange(listener: (document: MatchDocument) => void): () => void {
    this.#changes.add(listener);
    return () => void this.#changes.delete(listener);
  }

  async submit(seat: string, input: Json, decision: string | null): Promise<Answered> {
    const player = this.#own(seat);
    if (this.#ended !== null) return this.#refused('gameOver');
    const options = decision === null ? {} : { decision };
    return this.#answered(this.#match.submit(player, input, options));
  }

  async preview(seat: string, input: Json): Promise<TableForesight> {
    const player = this.#own(seat);
    if (this.#ended !== null)
      return { ...this.#refused('gameOver'), uncertain: false, events: [], look: this.#look(seat) };
    const previewed = this.#match.preview(player, input, { stage: true });
    if (!previewed.ok) throw new SourceTrouble('failed', previewed.error.message);
    const { outcome, uncertain, events, look, stage = null } = previewed.value;
    return { outcome: labelled(outcome), uncertain, events: shownEvents(events), look: shownLook(look, stage) };
  }

  async inspect(viewer: TableViewer, thing: ThingId): Promise<Inspected> {
    this.#mayLook(viewer);
    return this.#match.inspect(viewerOf(this.#match, viewer), thing);
  }

  async rewind(seat: string, what: 'undo' | 'redo'): Promise<Answered> {
    this.#own(seat);
    if (this.#ended !== null) return this.#refused('gameOver');
    const { length } = this.#match;
    const code = this.#quietly(() => (what === 'undo' ? takeBack : doAgain)(this.#match, this.#persons));
    if (code !== undefined) return this.#refused(code);
    const kind = what === 'undo' ? 'undone' : 'redone';
    this.#happened({ kind, frames: this.#match.frames.filter(({ no }) => no > length) });
    return { outcome: { kind } };
  }

  async hint(seat: string): Promise<Hint> {
    const player = this.#own(seat);
    const match = this.#match;
    if (this.#isOver || !match.toAct.includes(player)) throw new SourceTrouble('noHint');
    const moment = this.#moment;
    const asked = {
      ...this.#question(player, 'hint'),
      bot: strongestBot(match.game),
      milliseconds: ADVICE,
      isWanted: () => this.#moment === moment && !this.#isClosed,
    };
    const [found, { hintOf }] = await Promise.all([searched(this.#parts.world, asked), import('./hint-of.ts')]);
    if (found === undefined) throw new SourceTrouble('noHint');
    return hintOf(match, player, found.decision);
  }

  async chat(): Promise<void> {
    throw new SourceTrouble('noChat');
  }

  async wake(): Promise<void> {
    if (this.#isClosed) throw new SourceTrouble('closed');
    if (this.#failure !== null) this.#wake();
  }

  async concede(seat: string): Promise<Answered> {
    const player = this.#own(seat);
    if (this.#isOver) return this.#refused('gameOver');
    if (Object.hasOwn(this.#match.game.rules.inputs, 'concede')) {
      const conceded = this.#match.submit(player, { kind: 'concede' });
      if (!isRefusal(conceded.outcome)) return this.#answered(conceded);
    }
    const winners = this.#match.table.names.filter((name) => name !== seat);
    this.#ended = { why: 'conceded', seat, winners, text: `${seat} has given up` };
    this.#moment++;
    this.#tellFailure(null);
    this.#news.tell(null, { kind: 'ended', end: this.#ended });
    this.#guarded(() =>
      this.#updates.tellEach((viewer) => ({ kind: 'advanced', look: this.#look(viewer), events: [], steps: [] })),
    );
    return { outcome: { kind: 'done' } };
  }

  async at(frame: number, viewer: TableViewer): Promise<TableLook> {
    this.#mayLook(viewer);
    return (await this.#told()).look(frame, viewerOf(this.#match, viewer));
  }

  async between(from: number, to: number, viewer: TableViewer): Promise<readonly TableStep[]> {
    this.#mayLook(viewer);
    return (await this.#told()).steps(from, to, viewerOf(this.#match, viewer));
  }

  async branch(frame: number): Promise<TableSource> {
    if (frame < 0 || frame > this.#match.length) throw new SourceTrouble('noSuchFrame');
    return await this.#parts.branch(this.#match.save(), frame);
  }

  async save(): Promise<MatchDocument> {
    return this.#match.save();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#news.tell(null, { kind: 'line', status: 'closed' });
    this.#updates.clear();
    this.#news.clear();
    this.#changes.clear();
  }

  get #isOver(): boolean {
    return this.#ended !== null || this.#match.status !== 'playing';
  }

  #own(name: string): Seat {
    if (this.#isClosed) throw new SourceTrouble('closed');
    if (!this.#parts.seating.mine.includes(name)) throw new SourceTrouble('notAllowed', `${name} is not your seat`);
    return seatOf(this.#match, name);
  }

  #mayLook(viewer: TableViewer): void {
    if (this.#isClosed) throw new SourceTrouble('closed');
    if (!mayLook(this.about, viewer)) throw new SourceTrouble('notAllowed');
  }

  /** Undo and redo are for the people at this table together, whoever of them looks. */
  #look(viewer: TableViewer): TableLook {
    const match = this.#match;
    const by = viewerOf(match, viewer);
    const look = shownLook(match.look(by), this.#stage(by));
    if (this.#ended !== null) return endedLook(look, this.#ended, overFor(match));
    if (viewer === null || !this.#parts.seating.mine.includes(viewer)) return look;
    return { ...look, undo: undoFor(match, this.#persons), redo: redoFor(match) };
  }

  /** A game that cannot show its table must not keep the look from anybody. */
  #stage(viewer: Viewer): Stage | null {
    try {
      return this.#match.stage(viewer) ?? null;
    } catch {
      return null;
    }
  }

  /** Step by step; nothing where that cannot be shown. */
  #steps(frames: HostUpdate['frames'], viewer: Viewer): readonly TableStep[] {
    try {
      return frames.flatMap(({ no }) => shownSteps(this.#match.unfold(no, viewer) ?? []));
    } catch {
      return [];
    }
  }

  #happened({ kind, frames }: HostUpdate): void {
    if (kind === 'refused' || this.#isQuiet) return;
    this.#moment++;
    const match = this.#match;
    // What is seen is on its way to where it is kept: nobody loses a move that the table has shown.
    this.#guarded(() => {
      if (this.#changes.size === 0) return;
      const document = match.save();
      for (const listener of this.#changes) listener(document);
    });
    this.#guarded(() =>
      this.#updates.tellEach((viewer) => {
        const by = viewerOf(match, viewer);
        const events = kind === 'undone' ? [] : shownEvents(match.events(by, frames));
        const look = this.#look(viewer);
        return { kind, look, events, steps: sharedScenes(look, this.#steps(frames, by)) };
      }),
    );
    this.#guarded(() => {
      if (this.#isOver) this.#news.tell(null, { kind: 'ended', end: this.#end() });
    });
    this.#wake();
  }

  /** What fails here is told, and holds up neither the match nor those that keep it. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#tellTrouble('failed', error);
    }
  }

  #tellTrouble(code: string, error: unknown): void {
    this.#news.tell(null, { kind: 'trouble', code, text: error instanceof Error ? error.message : String(error) });
  }

  /** What happens meanwhile is not told. */
  #quietly<V>(work: () => V): V {
    this.#isQuiet = true;
    try {
      return work();
    } finally {
      this.#isQuiet = false;
    }
  }

  #end(): MatchEnd | null {
    if (this.#ended !== null) return this.#ended;
    const { result, status } = this.#match.look(null);
    if (status === 'faulted') return { why: 'fault', seat: null, winners: [], text: 'the program failed' };
    return result && { why: 'result', seat: null, winners: [...result.winners], text: result.text };
  }

  async #told(): Promise<Chronicle> {
    const [known, moment] = [this.#chronicle, this.#moment];
    if (known?.moment === moment) return known.told;
    const document = this.#match.save();
    const told = known?.told.upTo(document) ?? (await this.#parts.chronicle(document));
    this.#chronicle = { moment, told };
    return told;
  }

  #answered({ outcome }: Submission): Answered {
    return { outcome: labelled(this.#match.outcomeFor(null, { outcome, frames: [] }).outcome) };
  }

  #refused(code: string): Answered {
    return this.#answered({ outcome: { kind: 'disallowed', code, params: {}, by: 'table' }, frames: [] });
  }

  #question(seat: Seat, what: 'move' | 'hint') {
    const { game, table } = this.#match;
    const view = this.#match.look(seat).seen;
    // It hangs on how far the match has come, so that a saved match goes on alike, and not on the match's own seed.
    const seed = botSeed(this.#root, `${what} ${this.#match.length} ${seat}`);
    return { game, seat, seats: table.names.length, view, seed };
  }

  /** Lets bots move until a person has to, one at a time. A failure stays until something happens, or somebody wakes them. */
  #wake(): void {
    this.#isCalled = true;
    if (this.#isThinking || this.#isClosed) return;
    this.#isThinking = true;
    this.#isCalled = false;
    this.#tellFailure(null);
    void this.#moveBots()
      .catch((error: unknown) => this.#botFailed(error))
      .finally(() => {
        this.#isThinking = false;
        // Something happened after the last look whether a bot has to move.
        if (this.#isCalled) this.#wake();
      });
  }

  async #moveBots(): Promise<void> {
    const { world, seating } = this.#parts;
    const match = this.#match;
    for (;;) {
      await world.rest();
      this.#isCalled = false;
      this.#thinker = undefined;
      if (this.#isClosed || this.#isOver) return;
      if (match.due) {
        if (match.advance().frames.length === 0) return;
        continue;
      }
      const seat = match.toAct.find((one) => seating.bots[match.table.names[one] ?? ''] !== undefined);
      const name = seat === undefined ? undefined : match.table.names[seat];
      const bot = name === undefined ? undefined : seating.bots[name];
      if (seat === undefined || name === undefined || bot === undefined) return;
      const moment = this.#moment;
      this.#thinker = { seat: name, bot };
      const onShare = (share: number): void => this.#news.tell(null, { kind: 'thinking', seat: name, bot, share });
      onShare(0);
      const order: SearchOrder = {
        ...this.#question(seat, 'move'),
        bot,
        milliseconds: seating.milliseconds,
        isWanted: () => this.#moment === moment && !this.#isClosed,
        onShare,
      };
      const found = await searched(world, order);
      if (found !== undefined && order.isWanted()) await this.#moveBy(found, order);
    }
  }

  /** What the bot chose, or else something that is not refused: a ruleset may offer what never ends, and a program may fail on one input. */
  async #moveBy({ decision: { input }, mark }: SearchAnswer, order: SearchOrder): Promise<void> {
    const { seat, bot, isWanted } = order;
    const tried = (one: unknown, options = {}): string | undefined => {
      const { outcome, fault } = this.#match.submit(seat, one, options);
      // Somebody is told of all that changes something.
      return isWanted() ? (fault?.message ?? (isRefusal(outcome) ? outcome.code : outcome.kind)) : undefined;
    };
    const why = tried(input, { bot: mark });
    if (why === undefined) return;
    // It has no mark, as the bot would not choose it again.
    const { others } = await import('./search.ts');
    for (const other of await others(order, input)) {
      await this.#parts.world.rest();
      if (!isWanted() || tried(other) === undefined) return;
    }
    if (isWanted()) throw new Refused(`${bot} chose what is refused, and so is what else was tried: ${why}`);
  }

  #botFailed(error: unknown): void {
    const thinker = this.#thinker;
    if (this.#isClosed) return;
    if (thinker === undefined) return this.#tellTrouble('failed', error);
    this.#news.tell(null, { kind: 'thinking', ...thinker, share: 1 });
    const text = error instanceof Error ? error.message : String(error);
    this.#tellFailure({ ...thinker, why: error instanceof Refused ? 'refused' : 'failed', text });
  }

  #tellFailure(failure: FailedBot | null): void {
    if (failure === null && this.#failure === null) return;
    this.#failure = failure;
    this.#news.tell(null, { kind: 'botFailed', failure });
  }
}

/** What a bot needs is loaded when one is first asked. */
async function searched(...asked: Parameters<typeof search>): Promise<SearchAnswer | undefined> {
  const bots = await import('./search.ts');
  return await bots.search(...asked);
}

/** All that a bot tried. */
class Refused extends Error {}

function newRoot(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function labelled(outcome: Parameters<typeof wireOutcome>[0]): WireOutcome {
  return wireOutcome(outcome, { labels: true });
}
