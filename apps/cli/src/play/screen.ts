/** What somebody at the table is shown: what happened since they last looked, the board, and what they may do. */
import { formatMessage, nameOf, nearest, PLAIN_CANVAS } from '@turnwise/game';
import type { LogLevel, Seat, Viewer } from '@turnwise/game';
import { listText, wrapped } from '../columns.ts';
import { say, sayWrapped } from '../context.ts';
import type { Context } from '../context.ts';
import { drawOn, drawView } from '../drawing.ts';
import { isAtTerminal } from '../io.ts';
import { besideLog, leftColumns } from './beside.ts';
import { howMany, sampleOf } from './candidates.ts';
import type { Entry } from './entries.ts';
import type { Played } from './played.ts';
import { AGAIN, toldEvents } from './told-events.ts';
import type { ToldEvent } from './told-events.ts';

/** Who is asked, and what they may choose from. */
interface Asked {
  readonly seat: Seat;
  readonly entries: readonly Entry[];
}

/** Frames before the last look whose events are in the log at the side. */
const LOOK_BACK = 500;

/** Keeps for each viewer how much of the match they have been told. */
export class Screen {
  readonly #context: Context;
  readonly #match: Played;
  readonly #told = new Map<Viewer, number>();
  readonly #level: LogLevel;

  constructor(context: Context, match: Played, level: LogLevel) {
    this.#context = context;
    this.#match = match;
    this.#level = level;
  }

  /**
   * What happened since the viewer last looked, the board, and what the one who is asked may do: on a wide screen with the
   * log beside them, else one below the other.
   */
  show(viewer: Viewer, asked?: Asked): void {
    if (this.#showBeside(viewer, asked)) return;
    this.news(viewer);
    this.board(viewer);
    if (asked !== undefined)
      for (const line of this.#askingLines(asked, this.#context.io.columns)) say(this.#context, line);
  }

  /** What happened and what may be done, and how to see the board. */
  showBriefly(viewer: Viewer, asked: Asked): void {
    this.news(viewer);
    for (const line of this.#askingLines(asked, this.#context.io.columns)) say(this.#context, line);
    say(this.#context, this.#context.colours.dim('  (an empty line shows the board)'));
  }

  #showBeside(viewer: Viewer, asked: Asked | undefined): boolean {
    const { io, colours } = this.#context;
    const columns = isAtTerminal(io) ? leftColumns(io.columns) : undefined;
    if (columns === undefined) return false;
    const asking = asked === undefined ? [] : this.#askingLines(asked, columns);
    const left = ['', this.#drawing(viewer, columns), '', ...asking].join('\n');
    const shown = besideLog(left, this.#log(viewer), { columns: io.columns, rows: io.rows, dim: colours.dim });
    if (shown === undefined) return false;
    this.skipNews(viewer);
    say(this.#context, shown);
    return true;
  }

  /** The latest of the log, with what is new to the viewer. */
  #log(viewer: Viewer): readonly ToldEvent[] {
    const { log } = this.#match;
    const last = Math.min(this.#told.get(viewer) ?? 0, log.length);
    const old = log.told(viewer, this.#level, Math.max(0, last - LOOK_BACK), last);
    const all = [...old, ...log.told(viewer, this.#level, last)];
    return toldEvents(all, this.#level, old.length);
  }

  /** The events since the viewer last looked, as sentences. */
  news(viewer: Viewer): void {
    const news = this.#log(viewer).filter(({ isNew }) => isNew);
    this.skipNews(viewer);
    for (const { text, depth, again } of news) {
      const indent = 2 + 2 * depth;
      sayWrapped(this.#context, `${again ? AGAIN : this.#context.colours.dim('·')} ${text}`, indent, indent + 2);
    }
  }

  /** Nobody needs to be told what led here, but for the last frames. */
  skipNews(viewer: Viewer, frames = 0): void {
    this.#told.set(viewer, Math.max(0, this.#match.log.length - frames));
  }

  board(viewer: Viewer): void {
    say(this.#context);
    say(this.#context, this.#drawing(viewer));
    say(this.#context);
  }

  #drawing(viewer: Viewer, columns?: number): string {
    const { game, table } = this.#match;
    return drawView(this.#context, game, this.#match.look(viewer).seen, table, columns);
  }

  #askingLines({ seat, entries }: Asked, columns: number): readonly string[] {
    return [...this.#questionLines(seat, columns), ...this.#menuLines(seat, entries, columns)];
  }

  /** The questions that the seat has to answer, with what the rules say of who asks. */
  #questionLines(seat: Seat, columns: number): readonly string[] {
    const { bold } = this.#context.colours;
    return this.#match
      .look(seat)
      .choices.flatMap(({ seen, seat: name, text }) =>
        seen.seat === seat ? [...this.#ruleLines(seat, seen.source, columns), bold(`${name}, ${text}`)] : [],
      );
  }

  /** What the rules say of something that is named. False when they say nothing. */
  info(viewer: Viewer, word: string): boolean {
    return this.#sayRules(viewer, word);
  }

  /** What is named at the table and is like the word: begins with it, holds it, or is nearly spelled so. */
  namesLike(viewer: Viewer, word: string, entries: readonly Entry[]): readonly string[] {
    const { game, table } = this.#match;
    const view = this.#match.look(viewer).seen;
    const isName = (one: string): boolean => game.lookUp(view, one).length > 0;
    const seen = [drawOn(PLAIN_CANVAS, game, view, table), ...entries.map(({ label }) => label)];
    const names = [...new Set(seen.flatMap((text) => text.split('\n')).flatMap((text) => namesIn(text, isName)))];
    const holding = names.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
    // Two letters of four would make anything near.
    const near = word.length < 5 ? undefined : nearest(word, names);
    return holding.length > 0 || near === undefined ? holding : [near];
  }

  /** The same of everything that is named in the menu. */
  infoOf(viewer: Viewer, entries: readonly Entry[]): boolean {
    const { game } = this.#match;
    const view = this.#match.look(viewer).seen;
    const names = entries.flatMap(({ label }) => namesIn(label, (word) => game.lookUp(view, word).length > 0));
    for (const name of new Set(names)) this.#sayRules(viewer, name);
    return names.length > 0;
  }

  #sayRules(viewer: Viewer, word: string): boolean {
    const lines = this.#ruleLines(viewer, word, this.#context.io.columns);
    for (const line of lines) say(this.#context, line);
    return lines.length > 0;
  }

  #ruleLines(viewer: Viewer, word: string, columns: number): readonly string[] {
    const { game } = this.#match;
    const { dim } = this.#context.colours;
    const texts = game.lookUp(this.#match.look(viewer).seen, word).map((one) => formatMessage(game.messages, one));
    return texts.map((text, at) => {
      const indent = at === 0 ? 2 : 4;
      const broken = wrapped(text, columns - indent - 3, indent + 3);
      return `${' '.repeat(indent)}${at === 0 ? broken : dim(broken)}`;
    });
  }

  #menuLines(seat: Seat, entries: readonly Entry[], columns: number): readonly string[] {
    const { bold, cyan } = this.#context.colours;
    const candidates = entries.filter((entry) => entry.kind === 'candidate');
    const slot = candidates[0]?.offer.slots[0];
    const keys = candidates.map((entry) => entry.key);
    const how = slot === undefined ? '' : ` choose ${howMany(slot)}, for example ${sampleOf(slot, keys)}`;
    const widest = Math.max(0, ...entries.map((entry) => entry.key.length));
    const items = entries.map(({ key, label }) => {
      const shown = cyan(key.padStart(widest));
      return key === label ? shown : `${shown}  ${label}`;
    });
    const head = `${bold(nameOf(this.#match.table, seat))} to play:${how}`;
    return items.length === 0 ? [head] : [head, listText(items, columns)];
  }

  log(viewer: Viewer, level: LogLevel = this.#level): void {
    const events = toldEvents(this.#match.log.told(viewer, level), level);
    const width = String(events.length).length;
    if (events.length === 0) say(this.#context, '  nothing has happened yet');
    let number = 0;
    for (const { text, depth, again } of events) {
      const mark = again ? AGAIN : String(++number);
      const line = `${this.#context.colours.dim(mark)}  ${'  '.repeat(depth)}${text}`;
      sayWrapped(this.#context, line, 2 + width - mark.length, 4 + width + 2 * depth);
    }
  }

  /** Several lines of a preview or an explanation. */
  note(lines: readonly string[]): void {
    for (const line of lines) sayWrapped(this.#context, line, 2, 4);
  }
}

/** The longest runs of words in a text that name something. */
function namesIn(text: string, isName: (word: string) => boolean): string[] {
  const words = text.match(/[\p{L}\p{N}.’'-]+/gu) ?? [];
  const names: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = words.length; end > start; end--) {
      const name = words.slice(start, end).join(' ');
      if (!isName(name)) continue;
      names.push(name);
      start = end - 1;
      break;
    }
  }
  return names;
}
