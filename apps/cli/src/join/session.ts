/**
 * A match at a server, at the prompt. What others do is shown as it happens, above the line that is being typed; somebody who is not to act
 * can still write, look around and quit.
 */
import type { Seat } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { Interrupted } from '../exit.ts';
import { isAtTerminal } from '../io.ts';
import type { Entry } from '../play/entries.ts';
import { readLine } from '../play/line.ts';
import { Prompt } from '../play/prompt.ts';
import { Screen } from '../play/screen.ts';
import { Bell } from './bell.ts';
import { clockLine } from './clock-lines.ts';
import { ClockWarning } from './clock-warning.ts';
import type { Joined } from './joined.ts';
import { PLAYER_HELP, readOwnLine } from './own-line.ts';
import { ownDeed } from './own-deeds.ts';
import { remoteDeeds } from './remote-deeds.ts';
import { TableNews } from './table-news.ts';
import { watcherLine } from './watcher.ts';

/** How it ended: the match did, the person left it for now or for good, the server will have us no longer. */
export type RemoteEnd = 'over' | 'quit' | 'left' | 'gone';

/** Frames before we came whose events are shown at first. */
const RECENT = 3;

export class RemoteSession {
  readonly #context: Context;
  readonly #joined: Joined;
  readonly #bell = new Bell();
  readonly #news: TableNews;
  readonly #screen: Screen;
  readonly #prompt: Prompt;
  readonly #warning: ClockWarning;
  #reading: Promise<Read> | undefined;
  /** What the person has before them. */
  #shown: Shown | undefined;
  #entries: readonly Entry[] = [];
  #waitsFor = '';

  constructor(context: Context, joined: Joined) {
    this.#context = context;
    this.#joined = joined;
    const { match, table } = joined;
    this.#news = new TableNews(context, joined, this.#bell);
    this.#screen = new Screen(context, match, 'min');
    const deeds = remoteDeeds(context, match, table, () => this.#shown?.decision ?? null);
    this.#prompt = new Prompt(context, match, { ...deeds, help: [...deeds.help, ...PLAYER_HELP] }, this.#screen);
    this.#warning = new ClockWarning(context, joined);
  }

  async run(): Promise<RemoteEnd> {
    const { match } = this.#joined;
    try {
      await this.#news.load();
      this.#screen.skipNews(match.viewer, RECENT);
      for (;;) {
        this.#present();
        if (this.#news.ended !== undefined) return this.#over();
        if (this.#news.gone !== undefined) return this.#gone();
        const read = await this.#next();
        if (read === 'news') continue;
        const answered = read.line === undefined ? 'quit' : await this.#interruptible(this.#obey(read.line));
        if (answered === 'quit' || answered === 'left') return answered;
      }
    } finally {
      this.#warning.stop();
      this.#news.close();
    }
  }

  get #seat(): Seat | undefined {
    return this.#joined.match.viewer ?? undefined;
  }

  get #isMine(): boolean {
    const { table } = this.#joined;
    const { toAct, status } = table.look();
    return status === 'playing' && table.seat !== null && toAct.includes(table.seat) && this.#news.open.length === 0;
  }

  /** Shows what is new: to one who is to act the board and the list, to others what happened. */
  #present(): void {
    const { match, table, client } = this.#joined;
    this.#sayOpen();
    // Nobody needs a board before there is somebody to play with.
    if (this.#news.open.length > 0 && this.#shown === undefined) return this.#reprompt();
    const { frame, decision, view } = table.look();
    const [before, isMine, seat] = [this.#shown, this.#isMine, this.#seat];
    this.#shown = { frame, decision, view, isMine };
    const isNew = before?.frame !== frame;
    if (isMine && seat !== undefined) {
      // What others did in secret changes nothing here.
      if (before?.isMine === true && before.decision === decision && sameContent(before.view, view))
        return this.#reprompt();
      this.#prompt.showNext(seat);
      this.#entries = this.#prompt.entries(seat);
      const time = clockLine(table.clocks, table.seat, client.now());
      if (time !== undefined) say(this.#context, this.#context.colours.dim(time));
    } else {
      this.#entries = [];
      if (isNew && (before === undefined || before.isMine || seat === undefined)) this.#screen.show(match.viewer);
      else if (isNew) this.#screen.news(match.viewer);
    }
    this.#reprompt();
  }

  #reprompt(): void {
    this.#context.io.changePrompt(this.#promptText());
  }

  #sayOpen(): void {
    const { open } = this.#news;
    const text = open.join(' and ');
    if (text === this.#waitsFor || this.#news.ended !== undefined) return;
    this.#waitsFor = text;
    if (text === '') return;
    const seats = open.length === 1 ? `the seat ${text} is` : `the seats ${text} are`;
    say(this.#context, `The match waits until ${seats} taken. Others join with:`);
    say(this.#context, `  turnwise join ${this.#joined.address}`);
  }

  #promptText(): string {
    const { table } = this.#joined;
    if (table.seat === null) return 'watching> ';
    if (this.#isMine) return `${table.seat}> `;
    if (this.#news.open.length > 0) return 'waiting for players> ';
    const { toAct } = table.look();
    return toAct.length === 0 ? 'waiting> ' : `waiting for ${toAct.join(' and ')}> `;
  }

  /** The next line, the end of all lines, or that something has happened. A pipe is read only by one who is to act. */
  async #next(): Promise<{ readonly line: string | undefined } | 'news'> {
    const { io } = this.#context;
    if (this.#reading === undefined && (isAtTerminal(io) || this.#isMine))
      this.#reading = io.readLine(this.#promptText()).then(
        (line) => ({ line }),
        (error: unknown) => ({ error }),
      );
    const heard = this.#bell.heard().then(() => 'news' as const);
    const read = await this.#interruptible(
      Promise.race([...(this.#reading === undefined ? [] : [this.#reading]), heard]),
    );
    if (read === 'news') return read;
    this.#reading = undefined;
    if ('error' in read) throw read.error;
    return read;
  }

  async #obey(typed: string): Promise<'stayed' | 'quit' | 'left'> {
    const own = readOwnLine(typed);
    if (own !== undefined) return await ownDeed(this.#context, this.#joined, this.#news, own);
    const seat = this.#seat;
    if (seat === undefined) return watcherLine(this.#context, this.#joined, this.#screen, typed);
    const { kind } = readLine(typed);
    if ((kind === 'input' || kind === 'any') && this.#joined.match.look().offers.length === 0) {
      say(this.#context, this.#news.open.length > 0 ? 'the match has not begun yet' : 'it is not your turn');
      return 'stayed';
    }
    this.#news.isRewinding = true;
    try {
      const answered = await this.#prompt.obey(seat, typed, this.#entries);
      return answered === 'quit' ? 'quit' : 'stayed';
    } finally {
      this.#news.isRewinding = false;
    }
  }

  /** Ctrl-C comes through, whatever is being waited for. */
  async #interruptible<T>(work: Promise<T>): Promise<T> {
    let release = (): void => undefined;
    const interrupted = new Promise<never>((_, reject) => {
      release = this.#context.io.onInterrupt(() => reject(new Interrupted()));
    });
    try {
      return await Promise.race([work, interrupted]);
    } finally {
      release();
    }
  }

  #over(): RemoteEnd {
    say(this.#context, this.#context.colours.bold(this.#news.ended ?? 'The match is over.'));
    return 'over';
  }

  #gone(): RemoteEnd {
    say(this.#context, this.#news.gone?.message ?? 'The match has been closed.');
    return 'gone';
  }
}

interface Shown {
  readonly frame: number;
  readonly decision: string | null;
  readonly view: Json;
  readonly isMine: boolean;
}

type Read = { readonly line: string | undefined } | { readonly error: unknown };
