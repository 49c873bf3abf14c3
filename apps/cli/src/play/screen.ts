/** What somebody at the table is shown: what happened since they last looked, the board, and what they may do. */
import { nameOf } from '@turnwise/game';
import type { Choice, ChoiceKind, Seat, Table, Viewer } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { indented, listText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { count } from '../figures.ts';
import { drawState } from '../drawing.ts';
import { resultSentence } from '../sentences.ts';
import type { Entry } from './entries.ts';

/** Keeps for each viewer how much of the match they have been told. */
export class Screen {
  readonly #context: Context;
  readonly #match: Match;
  readonly #told = new Map<Viewer, number>();

  constructor(context: Context, match: Match) {
    this.#context = context;
    this.#match = match;
  }

  /** The events since the viewer last looked, as sentences. */
  news(viewer: Viewer): void {
    const { frames } = this.#match;
    const told = Math.min(this.#told.get(viewer) ?? 0, frames.length);
    this.#told.set(viewer, frames.length);
    const events = this.#match.events(viewer, frames.slice(told));
    for (const { text } of events) say(this.#context, `  ${this.#context.colours.dim('·')} ${text}`);
  }

  /** Nobody needs to be told what led here. */
  skipNews(viewer: Viewer): void {
    this.#told.set(viewer, this.#match.frames.length);
  }

  board(viewer: Viewer): void {
    const { game, state, table } = this.#match;
    say(this.#context);
    say(this.#context, drawState(game, state, viewer, table));
    say(this.#context);
  }

  /** The questions that the seat has to answer. */
  questions(seat: Seat): void {
    const { game, state, table } = this.#match;
    for (const choice of game.choices(state)) {
      const seen = game.viewChoice(choice, seat);
      if (seen === undefined) continue;
      const { bold } = this.#context.colours;
      say(this.#context, bold(choiceText(seen, table)));
    }
  }

  menu(seat: Seat, entries: readonly Entry[]): void {
    const { colours, io } = this.#context;
    say(this.#context, `${colours.bold(nameOf(this.#match.table, seat))} is to act:`);
    const widest = Math.max(0, ...entries.map((entry) => entry.key.length));
    const items = entries.map(({ key, label }) => `${colours.cyan(key.padStart(widest))}  ${label}`);
    if (items.length > 0) say(this.#context, listText(items, io.columns));
  }

  log(viewer: Viewer): void {
    const events = this.#match.events(viewer);
    const width = String(events.length).length;
    if (events.length === 0) say(this.#context, '  nothing has happened yet');
    for (const [at, { text }] of events.entries())
      say(this.#context, `  ${this.#context.colours.dim(String(at + 1).padStart(width))}  ${text}`);
  }

  /** How the game ended, or where it stands. */
  standing(): void {
    const { game, table, result, status, length, toAct, fault } = this.#match;
    const { bold } = this.#context.colours;
    if (status === 'over') return say(this.#context, bold(`Game over: ${resultSentence(game, result, table)}.`));
    const after = `after ${count(length, 'frame')}`;
    if (status === 'faulted')
      return say(this.#context, `The match ended with a fault ${after}: ${fault?.message ?? ''}.`);
    const names = toAct.map((seat) => nameOf(table, seat));
    say(this.#context, `The game is not over: ${names.join(' and ') || 'nobody'} to act ${after}.`);
  }

  /** Several lines of a preview or an explanation. */
  note(text: string): void {
    say(this.#context, indented(text));
  }
}

/** `alice, Tools asks: choose 1 to 3 cards`. */
function choiceText(choice: Choice, table: Table): string {
  const { seat, kind, min, max, source } = choice;
  const one = min === 1 && max === 1;
  const size = min === max ? String(min) : `${min} to ${max}`;
  return `${nameOf(table, seat)}, ${source} asks: ${QUESTIONS[kind](one ? 'one' : size, one)}`;
}

const QUESTIONS: Readonly<Record<ChoiceKind, (size: string, one: boolean) => string>> = {
  selectCards: (size, one) => `choose ${size} ${one ? 'card' : 'cards'}`,
  selectPile: (size, one) => `choose ${size} ${one ? 'pile' : 'piles'}`,
  selectOption: (size) => `choose ${size}`,
  selectPlayer: (size, one) => `choose ${size} ${one ? 'player' : 'players'}`,
  order: () => 'put these in order',
  number: () => 'choose a number',
  yesNo: () => 'yes or no',
};
