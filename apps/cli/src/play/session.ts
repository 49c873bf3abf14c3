/** A match at the table: people at the prompt, a bot or a random player in every other seat. */
import { nameOf, SPECTATOR } from '@turnwise/game';
import type { Seat, Viewer } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { goOn } from '../go-on.ts';
import { isAtTerminal } from '../io.ts';
import { moveBot } from './bot.ts';
import { askHost } from './host-controls.ts';
import { matchDeeds } from './match-deeds.ts';
import { playedHere } from './played.ts';
import { Prompt } from './prompt.ts';
import { Screen } from './screen.ts';
import type { Seating } from './seating.ts';
import { standingText } from './standing-text.ts';

/** How a session ended: the game did, the person left, the input ran out, or the program failed. */
export type SessionEnd = 'over' | 'quit' | 'endOfInput' | 'fault';

export async function playSession(context: Context, match: Match, seating: Seating): Promise<SessionEnd> {
  const session = new Session(context, match, seating);
  return await session.run();
}

class Session {
  readonly #context: Context;
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #screen: Screen;
  readonly #prompt: Prompt;
  #lastAsked: Seat | undefined;

  constructor(context: Context, match: Match, seating: Seating) {
    const played = playedHere(match);
    this.#context = context;
    this.#match = match;
    this.#seating = seating;
    this.#screen = new Screen(context, played, seating.log ?? 'min');
    this.#prompt = new Prompt(context, played, matchDeeds(context, match, seating), this.#screen);
  }

  async run(): Promise<SessionEnd> {
    const { persons } = this.#seating;
    const viewer: Viewer = persons.length === 1 ? (persons[0] as Seat) : SPECTATOR;
    if (this.#watched) this.#screen.board(SPECTATOR);
    while (this.#match.status === 'playing' && !this.#enough()) {
      if (this.#match.due) {
        await goOn(this.#context, this.#match);
        continue;
      }
      const { toAct } = this.#match;
      const person = toAct.find((seat) => persons.includes(seat));
      if (person !== undefined) {
        const end = await this.#ask(person);
        if (end !== undefined) {
          this.#standing();
          return end;
        }
      } else if (toAct.length === 0 && persons.length > 0 && this.#match.controls.length > 0) {
        this.#screen.show(viewer);
        if (!(await askHost(this.#context, this.#match, this.#screen, viewer))) {
          this.#standing();
          return 'quit';
        }
      } else {
        await moveBot(this.#match, toAct[0], this.#seating);
        if (this.#watched && this.#match.fault === undefined) {
          this.#screen.news(SPECTATOR);
          this.#screen.board(SPECTATOR);
        }
      }
    }
    const end = this.#match.status === 'faulted' ? 'fault' : 'over';
    if (this.#seating.quiet === true) return end;
    if (persons.length > 0) this.#screen.show(viewer);
    else this.#screen.news(viewer);
    this.#standing();
    return end;
  }

  #standing(): void {
    const text = standingText(this.#match);
    say(this.#context, this.#match.status === 'over' ? this.#context.colours.bold(text) : text);
  }

  /** Nobody plays and somebody looks on. */
  get #watched(): boolean {
    return this.#seating.persons.length === 0 && this.#seating.quiet !== true;
  }

  #enough(): boolean {
    const { most } = this.#seating;
    return most !== undefined && this.#match.frames.filter((frame) => frame.input.seat !== undefined).length >= most;
  }

  /** Asks one person until an input went through or they have had enough. */
  async #ask(seat: Seat): Promise<SessionEnd | undefined> {
    await this.#handOver(seat);
    this.#prompt.showNext(seat);
    for (;;) {
      const answered = await this.#prompt.ask(seat);
      if (answered !== 'stayed') return answered === 'moved' ? undefined : answered;
    }
  }

  /** Where seats have secrets and share a screen, the next person is called first. */
  async #handOver(seat: Seat): Promise<void> {
    const before = this.#lastAsked;
    this.#lastAsked = seat;
    const { io } = this.#context;
    if (this.#seating.persons.length < 2 || before === seat || !this.#match.game.traits.hiddenInformation) return;
    if (!isAtTerminal(io) || this.#seating.alone === true) return;
    io.out('\u001B[2J\u001B[3J\u001B[H');
    await io.readLine(`${nameOf(this.#match.table, seat)} is next: press Enter when nobody else is looking `);
  }
}
