/** A match at the table: people at the prompt, a random player in every other seat. */
import { nameOf, SPECTATOR } from '@turnwise/game';
import type { AnyInput, LogLevel, Seat, Viewer } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Seed } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { tableText, indented } from '../columns.ts';
import { EXIT, Trouble } from '../exit.ts';
import { flowText } from '../flow.ts';
import { isAtTerminal } from '../io.ts';
import { saveMatch } from '../saved-match.ts';
import { refusalSentence } from '../sentences.ts';
import { botInput } from './bot.ts';
import { entriesFor } from './entries.ts';
import type { Entry } from './entries.ts';
import { fillOffer } from './fill-offer.ts';
import { findInput } from './find-input.ts';
import { previewText, whyText } from './foresee.ts';
import { HELP, readLine } from './line.ts';
import type { Line } from './line.ts';
import { Screen } from './screen.ts';
import { doAgain, takeBack } from './take-back.ts';

/** How a session ended: the game did, the person left, the input ran out, or the program failed. */
export type SessionEnd = 'over' | 'quit' | 'endOfInput' | 'fault';

/** Lines in a row that were no input, before a pipe is taken for broken. */
const PATIENCE = 100;

export interface Seating {
  /** Seats that people play; bots have the others. */
  readonly persons: readonly Seat[];
  /** What the bots' choices hang on. */
  readonly seed: Seed;
  /** Ends after so many inputs of the seats. Default: when the game does. */
  readonly most?: number;
  /** Shows nothing to the spectator. */
  readonly quiet?: boolean;
  /** How much of what happens is told. Default: what players want to read. */
  readonly log?: LogLevel;
}

export async function playSession(context: Context, match: Match, seating: Seating): Promise<SessionEnd> {
  const session = new Session(context, match, seating);
  return await session.run();
}

class Session {
  readonly #context: Context;
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #screen: Screen;
  #lastAsked: Seat | undefined;
  #wrongLines = 0;

  constructor(context: Context, match: Match, seating: Seating) {
    this.#context = context;
    this.#match = match;
    this.#seating = seating;
    this.#screen = new Screen(context, match, seating.log ?? 'min');
  }

  async run(): Promise<SessionEnd> {
    const { persons } = this.#seating;
    const viewer: Viewer = persons.length === 1 ? (persons[0] as Seat) : SPECTATOR;
    if (this.#watched) this.#screen.board(SPECTATOR);
    while (this.#match.status === 'playing' && !this.#enough()) {
      const { toAct } = this.#match;
      const person = toAct.find((seat) => persons.includes(seat));
      if (person !== undefined) {
        const end = await this.#ask(person);
        if (end !== undefined) {
          this.#screen.standing();
          return end;
        }
      } else this.#moveBot(toAct[0]);
    }
    const end = this.#match.status === 'faulted' ? 'fault' : 'over';
    if (this.#seating.quiet === true) return end;
    this.#screen.news(viewer);
    if (persons.length > 0) this.#screen.board(viewer);
    this.#screen.standing();
    return end;
  }

  /** Nobody plays and somebody looks on. */
  get #watched(): boolean {
    return this.#seating.persons.length === 0 && this.#seating.quiet !== true;
  }

  #enough(): boolean {
    const { most } = this.#seating;
    return most !== undefined && this.#match.frames.filter((frame) => frame.input.seat !== undefined).length >= most;
  }

  /** One input of a random player. That there is none, or that it is not taken, is a fault of the game. */
  #moveBot(seat: Seat | undefined): void {
    const input = seat === undefined ? undefined : botInput(this.#match, seat, this.#seating.seed);
    if (seat === undefined || input === undefined) {
      const why = seat === undefined ? 'no seat is to act' : `${nameOf(this.#match.table, seat)} has no legal input`;
      throw new Trouble(`nobody can go on after frame ${this.#match.length}: ${why}`, EXIT.failed);
    }
    const { outcome, fault } = this.#match.submit(seat, input);
    if (fault !== undefined) return;
    if (outcome.kind !== 'committed') {
      const said = isRefusal(outcome) ? outcome.code : outcome.kind;
      throw new Trouble(`an offered input was answered with ${said}: ${flowText(input)}`, EXIT.failed);
    }
    if (this.#watched) {
      this.#screen.news(SPECTATOR);
      this.#screen.board(SPECTATOR);
    }
  }

  /** Asks one person until an input went through or they have had enough. */
  async #ask(seat: Seat): Promise<SessionEnd | undefined> {
    await this.#handOver(seat);
    this.#show(seat);
    const { length } = this.#match;
    for (;;) {
      const entries = this.#entries(seat);
      const typed = await this.#context.io.readLine(`${nameOf(this.#match.table, seat)}> `);
      if (typed === undefined) return 'endOfInput';
      const line = readLine(typed);
      if (line.kind === 'quit') return 'quit';
      const moved = await this.#obey(seat, line, entries);
      if (moved || this.#match.length !== length) return undefined;
    }
  }

  /** True when the match is somewhere else now. */
  async #obey(seat: Seat, line: Line, entries: readonly Entry[]): Promise<boolean> {
    switch (line.kind) {
      case 'input': {
        const input = await this.#find(seat, line.text, entries);
        return input !== undefined && this.#submit(seat, input);
      }
      case 'any': {
        const input = botInput(this.#match, seat, this.#seating.seed);
        return input !== undefined && this.#submit(seat, input);
      }
      case 'undo':
        return this.#rewind(takeBack(this.#match, this.#seating.persons), 'taken back');
      case 'redo':
        return this.#rewind(doAgain(this.#match, this.#seating.persons), 'done again');
      case 'preview':
      case 'why': {
        const input = await this.#find(seat, line.text, entries);
        if (input !== undefined)
          this.#screen.note((line.kind === 'preview' ? previewText : whyText)(this.#match, seat, input));
        return false;
      }
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
        say(this.#context, indented(tableText(HELP)));
        return false;
      case 'empty':
        this.#show(seat);
        return false;
      case 'quit':
        break;
    }
    return true;
  }

  async #find(seat: Seat, text: string, entries: readonly Entry[]): Promise<AnyInput | undefined> {
    if (text === '') {
      this.#wrong('which input? Give its number, or the input');
      return undefined;
    }
    const found = findInput(this.#match, seat, entries, text);
    if (found.kind === 'input') return found.input;
    if (found.kind === 'offer') {
      const { game, state, table } = this.#match;
      return await fillOffer(this.#context, game, state, found.offer, table);
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
      if (!this.#screen.infoOf(seat, entries)) this.#wrong('nothing more is said of what is in the list');
      return;
    }
    if (this.#screen.info(seat, word)) return;
    const [like, ...others] = this.#screen.namesLike(seat, word, entries);
    const meant = like === undefined ? '' : ` (did you mean ${[like, ...others].join(' or ')}?)`;
    this.#wrong(`nothing is called '${word}'${meant}`);
  }

  #rewind({ inputs, refusal }: ReturnType<typeof takeBack>, what: string): boolean {
    const { game, table } = this.#match;
    if (refusal !== undefined) {
      this.#wrong(refusalSentence(game, refusal, table));
      return false;
    }
    this.#wrongLines = 0;
    // Those who saw it go need not read it again.
    for (const seat of this.#match.seats) this.#screen.skipNews(seat);
    say(this.#context, `${inputs} ${inputs === 1 ? 'input' : 'inputs'} ${what}`);
    return true;
  }

  #save(name: string): void {
    if (name === '') return this.#wrong('save under which name? Type s FILE');
    try {
      saveMatch(this.#context, this.#match, name);
      say(this.#context, `saved as ${name}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.#wrong(error.message);
    }
  }

  /** One clear line, and the prompt again; a pipe that never makes sense is stopped. */
  #wrong(text: string): void {
    say(this.#context, text);
    this.#wrongLines++;
    if (!this.#context.io.stdinIsTty && this.#wrongLines >= PATIENCE)
      throw new Trouble(`stopped after ${PATIENCE} lines in a row that were no input`);
  }

  #entries(seat: Seat): readonly Entry[] {
    const { game, state, table } = this.#match;
    return entriesFor(game, state, seat, table);
  }

  #show(seat: Seat): void {
    this.#screen.news(seat);
    this.#screen.board(seat);
    this.#screen.questions(seat);
    this.#screen.menu(seat, this.#entries(seat));
  }

  /** Where seats have secrets and share a screen, the next person is called first. */
  async #handOver(seat: Seat): Promise<void> {
    const before = this.#lastAsked;
    this.#lastAsked = seat;
    const { io } = this.#context;
    if (this.#seating.persons.length < 2 || before === seat || !this.#match.game.traits.hiddenInformation) return;
    if (!isAtTerminal(io)) return;
    io.out('\u001B[2J\u001B[3J\u001B[H');
    await io.readLine(`${nameOf(this.#match.table, seat)} is to act: press Enter when nobody else is looking `);
  }
}
