/** Lines that a person types: each is an input, or a command about the match. */
import { nameOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { indented, wrappedTable } from '../columns.ts';
import { Trouble } from '../exit.ts';
import { count } from '../figures.ts';
import { isAtTerminal } from '../io.ts';
import { refusalSentence } from '../sentences.ts';
import { atSeat } from './at-seat.ts';
import { randomInput } from './bot.ts';
import { asideHelp, controlHelp } from './control-help.ts';
import { entriesFor, LONG_MENU, menuFor } from './entries.ts';
import type { Entry } from './entries.ts';
import { fillOffer } from './fill-offer.ts';
import { findInput } from './find-input.ts';
import { previewText, whyText } from './foresee.ts';
import { hint } from './hint.ts';
import { HELP, readLine } from './line.ts';
import type { Line } from './line.ts';
import { saveTyped } from './save-typed.ts';
import type { Screen } from './screen.ts';
import type { Seating } from './seating.ts';
import { doAgain, takeBack } from './take-back.ts';

/** Lines in a row that were no input, before a pipe is taken for broken. */
const PATIENCE = 100;

/** What came of a line: the match moved, it did not, or there are no more lines to come. */
export type Answered = 'moved' | 'stayed' | 'quit' | 'endOfInput';

export class Prompt {
  readonly #context: Context;
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #screen: Screen;
  #wrongLines = 0;

  constructor(context: Context, match: Match, seating: Seating, screen: Screen) {
    this.#context = context;
    this.#match = match;
    this.#seating = seating;
    this.#screen = screen;
  }

  /** One line. Throws `Escaped` on Esc where that may be left. */
  async ask(seat: Seat, prompt: string = `${nameOf(this.#match.table, seat)}> `, canEscape = false): Promise<Answered> {
    const { length } = this.#match;
    const entries = this.#entries(seat);
    const typed = await this.#context.io.readLine(prompt, canEscape);
    if (typed === undefined) return 'endOfInput';
    const line = readLine(typed);
    if (line.kind === 'quit') return 'quit';
    const moved = await this.#obey(seat, line, entries);
    return moved || this.#match.length !== length ? 'moved' : 'stayed';
  }

  /** What happened, the board, and what may be done. */
  show(seat: Seat): void {
    this.#screen.show(seat, { seat, entries: this.#entries(seat) });
  }

  /** The same, without the board at a terminal where there is nothing to decide: who can only pass need not look again. */
  showNext(seat: Seat): void {
    const entries = this.#entries(seat);
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
        return input !== undefined && this.#submit(seat, input);
      }
      case 'any': {
        const input = randomInput(this.#match, seat, this.#seating.seed);
        return input !== undefined && this.#submit(seat, input);
      }
      case 'undo':
        return this.#rewind(takeBack(this.#match, this.#seating.persons), 'taken back');
      case 'redo':
        return this.#rewind(doAgain(this.#match, this.#seating.persons), 'redone');
      case 'preview': {
        const input = await this.#find(seat, line.text, entries);
        if (input !== undefined) {
          const { lines, drawing } = previewText(this.#context, this.#match, seat, input);
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
        if (input !== undefined) this.#screen.note(whyText(this.#match, seat, input));
        return false;
      }
      case 'hint':
        this.#screen.note(await hint(this.#match, seat, this.#seating));
        return false;
      case 'save':
        this.#save(line.text);
        return false;
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
              [...HELP, ...controlHelp(this.#match.game, seat), ...asideHelp(this.#match.look(seat))],
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

  #submit(seat: Seat, input: AnyInput): boolean {
    const { game, table } = this.#match;
    const { outcome, fault } = this.#match.submit(seat, input);
    if (fault !== undefined) return true;
    if (isRefusal(outcome)) {
      this.#wrong(`not allowed: ${refusalSentence(game, outcome, table)}`);
      return false;
    }
    if (outcome.kind === 'noChange') {
      this.#wrong('that changes nothing');
      return false;
    }
    this.#wrongLines = 0;
    return true;
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

  #rewind({ inputs, refusal }: ReturnType<typeof takeBack>, what: string): boolean {
    if (refusal !== undefined) {
      this.#wrong(refusal);
      return false;
    }
    this.#wrongLines = 0;
    // Those who saw it go need not read it again.
    for (const seat of this.#match.seats) this.#screen.skipNews(seat);
    say(this.#context, `${count(inputs, 'input')} ${what}`);
    return true;
  }

  #save(name: string): void {
    const problem = saveTyped(this.#context, this.#match, name);
    if (problem !== undefined) this.#wrong(problem);
  }

  /** One clear line, and the prompt again; a pipe that never makes sense is stopped. */
  #wrong(text: string): void {
    say(this.#context, text);
    this.#wrongLines++;
    if (!this.#context.io.stdinIsTty && this.#wrongLines >= PATIENCE)
      throw new Trouble(`stopped after ${PATIENCE} lines in a row that were not inputs`);
  }

  #entries(seat: Seat): readonly Entry[] {
    const { io } = this.#context;
    return entriesFor(atSeat(this.#match, seat), isAtTerminal(io) ? menuFor(io.rows) : LONG_MENU);
  }
}
