/** Lines that a person types: each is an input, or a command about the match. */
import { allSeats, nameOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { indented, wrappedTable } from '../columns.ts';
import { Trouble } from '../exit.ts';
import { isAtTerminal } from '../io.ts';
import { atSeat } from './at-seat.ts';
import { asideHelp, controlHelp } from './control-help.ts';
import type { Deeds, Did } from './deeds.ts';
import { entriesFor, LONG_MENU, menuFor } from './entries.ts';
import type { Entry } from './entries.ts';
import { fillOffer } from './fill-offer.ts';
import { findInput } from './find-input.ts';
import { readLine } from './line.ts';
import type { Line } from './line.ts';
import type { Played } from './played.ts';
import type { Screen } from './screen.ts';

/** Lines in a row that were no input, before a pipe is taken for broken. */
const PATIENCE = 100;

/** What came of a line: the match moved, it did not, or there are no more lines to come. */
export type Answered = 'moved' | 'stayed' | 'quit' | 'endOfInput';

export class Prompt {
  readonly #context: Context;
  readonly #match: Played;
  readonly #deeds: Deeds;
  readonly #screen: Screen;
  #wrongLines = 0;

  constructor(context: Context, match: Played, deeds: Deeds, screen: Screen) {
    this.#context = context;
    this.#match = match;
    this.#deeds = deeds;
    this.#screen = screen;
  }

  /** One line. Throws `Escaped` on Esc where that may be left. */
  async ask(seat: Seat, prompt: string = `${nameOf(this.#match.table, seat)}> `, canEscape = false): Promise<Answered> {
    const entries = this.entries(seat);
    const typed = await this.#context.io.readLine(prompt, canEscape);
    return typed === undefined ? 'endOfInput' : await this.obey(seat, typed, entries);
  }

  /** A line that was typed while somebody had this before them. */
  async obey(seat: Seat, typed: string, entries: readonly Entry[]): Promise<Answered> {
    const { length } = this.#match.log;
    const line = readLine(typed);
    if (line.kind === 'quit') return 'quit';
    const moved = await this.#obey(seat, line, entries);
    return moved || this.#match.log.length !== length ? 'moved' : 'stayed';
  }

  /** What happened, the board, and what may be done. */
  show(seat: Seat): void {
    this.#screen.show(seat, { seat, entries: this.entries(seat) });
  }

  /** The same, without the board at a terminal where there is nothing to decide: who can only pass need not look again. */
  showNext(seat: Seat): void {
    const entries = this.entries(seat);
    const [only, ...others] = entries;
    const isPass = only?.kind === 'input' && only.input.kind === 'pass' && others.length === 0;
    if (isPass && isAtTerminal(this.#context.io)) this.#screen.showBriefly(seat, { seat, entries });
    else this.#screen.show(seat, { seat, entries });
  }

  /** True when the match is somewhere else now. */
  async #obey(seat: Seat, line: Line, entries: readonly Entry[]): Promise<boolean> {
    switch (line.kind) {
      case 'input': {
        const input = await this.#find(seat, line.text, entries);
        return input !== undefined && (await this.#submit(seat, input));
      }
      case 'any': {
        const input = this.#deeds.any(seat);
        return input !== undefined && (await this.#submit(seat, input));
      }
      case 'undo':
        return this.#rewound(await this.#deeds.undo(seat));
      case 'redo':
        return this.#rewound(await this.#deeds.redo(seat));
      case 'preview': {
        const input = await this.#find(seat, line.text, entries);
        if (input !== undefined) {
          const { lines, drawing } = await this.#deeds.preview(seat, input);
          this.#screen.note(lines);
          if (drawing !== undefined) say(this.#context, `\n${drawing}`);
        }
        return false;
      }
      case 'why': {
        // What is named and is no input now: the rules say why, as of a spell without a slot.
        const isInput = findInput(this.#match, seat, entries, line.text).kind !== 'problem';
        if (!isInput && this.#screen.info(seat, line.text)) return false;
        const input = await this.#find(seat, line.text, entries);
        if (input !== undefined) this.#screen.note(await this.#deeds.why(seat, input));
        return false;
      }
      case 'hint':
        this.#screen.note(await this.#deeds.hint(seat));
        return false;
      case 'save':
        return this.#came(this.#deeds.save(line.text));
      case 'log':
        this.#screen.log(seat, line.text === 'debug' ? 'debug' : undefined);
        return false;
      case 'info':
        this.#info(seat, line.text, entries);
        return false;
      case 'help':
        say(
          this.#context,
          indented(
            wrappedTable(
              [...this.#deeds.help, ...controlHelp(this.#match.game, seat), ...asideHelp(this.#match.look(seat))],
              this.#context.io.columns - 2,
            ),
          ),
        );
        return false;
      case 'empty':
        this.show(seat);
        return false;
      case 'quit':
        break;
    }
    return true;
  }

  async #find(seat: Seat, text: string, entries: readonly Entry[]): Promise<AnyInput | undefined> {
    if (text === '') {
      this.#wrong('which input? Type its number or the input itself');
      return undefined;
    }
    const found = findInput(this.#match, seat, entries, text);
    if (found.kind === 'input') return found.input;
    if (found.kind === 'offer') {
      return await fillOffer(this.#context, found.offer);
    }
    this.#wrong(found.text);
    return undefined;
  }

  async #submit(seat: Seat, input: AnyInput): Promise<boolean> {
    return this.#came(await this.#deeds.submit(seat, input));
  }

  /** Says what there is to say of it. */
  #came(did: Did): boolean {
    if (did.moved) {
      this.#wrongLines = 0;
      if (did.said !== undefined) say(this.#context, did.said);
    } else if (did.problem !== undefined) this.#wrong(did.problem);
    return did.moved;
  }

  #info(seat: Seat, word: string, entries: readonly Entry[]): void {
    if (word === '') {
      if (!this.#screen.infoOf(seat, entries)) this.#wrong('there is nothing more to say about the list');
      return;
    }
    if (this.#screen.info(seat, word)) return;
    const [like, ...others] = this.#screen.namesLike(seat, word, entries);
    const meant = like === undefined ? '' : ` (did you mean ${[like, ...others].join(' or ')}?)`;
    this.#wrong(`nothing here is called '${word}'${meant}`);
  }

  #rewound(did: Did): boolean {
    // Those who saw it go need not read it again.
    if (did.moved) for (const seat of allSeats(this.#match.table.names.length)) this.#screen.skipNews(seat);
    return this.#came(did);
  }

  /** One clear line, and the prompt again; a pipe that never makes sense is stopped. */
  #wrong(text: string): void {
    say(this.#context, text);
    this.#wrongLines++;
    if (!this.#context.io.stdinIsTty && this.#wrongLines >= PATIENCE)
      throw new Trouble(`stopped after ${PATIENCE} lines in a row that were not inputs`);
  }

  /** What the seat may do now. */
  entries(seat: Seat): readonly Entry[] {
    const { io } = this.#context;
    return entriesFor(atSeat(this.#match, seat), isAtTerminal(io) ? menuFor(io.rows) : LONG_MENU);
  }
}
