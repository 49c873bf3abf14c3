/**
 * A match played with single keys on a screen that is drawn in place. The first press of a key shows what its input would
 * do, the second does it; `p` turns that off. One person plays; bots have the other seats.
 */
import { withinReach } from '@turnwise/game';
import type { AnyInput, AnyTypes, Canvas, Control, Reach, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { AnyFrame, Match } from '@turnwise/match';
import type { Context } from '../../context.ts';
import { drawOn } from '../../drawing.ts';
import { Escaped } from '../../exit.ts';
import { count } from '../../figures.ts';
import { paintFor } from '../../paint.ts';
import { refusalSentence } from '../../sentences.ts';
import { moveBot } from '../bot.ts';
import type { ContentPlace } from '../content-place.ts';
import { contentPlace } from '../content-place.ts';
import { matchDeeds } from '../match-deeds.ts';
import { playedHere } from '../played.ts';
import { Prompt } from '../prompt.ts';
import { Screen } from '../screen.ts';
import { toldEvents, toldLine } from '../told-events.ts';
import type { Seating } from '../seating.ts';
import type { SessionEnd } from '../session.ts';
import { doAgain, takeBack } from '../take-back.ts';
import { drawingRows, frameLines } from './frame.ts';
import type { Frame, Legend } from './frame.ts';
import { FullScreen } from './full-screen.ts';
import { helpPages } from './help.ts';
import { goOn } from '../../go-on.ts';
import { controlsByKey, scrollLegend, shortLegend } from './key-map.ts';
import { endLines, introLines, questionLines, thoughtLines } from './news.ts';
import { scrolledBy } from './scrolling.ts';
import { think } from './thought.ts';
import type { Thought } from './thought.ts';

/** What somebody has set, and keeps from one match to the next. */
export interface KeyHabits {
  previewFirst: boolean;
}

/** The person may want what comes next in the game's content. */
export type KeyEnd = SessionEnd | 'next';

export async function playWithKeys(
  context: Context,
  match: Match,
  seat: Seat,
  seating: Seating,
  habits: KeyHabits,
): Promise<KeyEnd> {
  const session = new KeySession(context, match, seat, seating, habits);
  return await session.run();
}

/** Frames whose events may have room on the screen. */
const RECENT = 20;

class KeySession {
  readonly #context: Context;
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #seating: Seating;
  readonly #habits: KeyHabits;
  readonly #place: ContentPlace | undefined;
  readonly #full: FullScreen;
  readonly #prompt: Prompt;
  readonly #controls: ReadonlyMap<string, Control<AnyInput>>;
  #thought: Thought | undefined;
  /** An answer to the last key, instead of the news. */
  #note: string | undefined;
  /** Steps from where the drawing begins. */
  #scrolled = 0;
  /** Lines of the tallest drawing on a screen of this size. */
  #tallest = 0;

  constructor(context: Context, match: Match, seat: Seat, seating: Seating, habits: KeyHabits) {
    this.#context = context;
    this.#match = match;
    this.#seat = seat;
    this.#seating = seating;
    this.#habits = habits;
    this.#place = contentPlace(match);
    this.#full = new FullScreen(context.io);
    const played = playedHere(match);
    const screen = new Screen(context, played, seating.log ?? 'min');
    this.#prompt = new Prompt(context, played, matchDeeds(context, match, seating), screen);
    this.#controls = controlsByKey(match.game);
  }

  async run(): Promise<KeyEnd> {
    this.#full.enter();
    try {
      for (;;) {
        await this.#moveBots();
        if (this.#match.fault !== undefined) return 'fault';
        this.#show();
        const end = await this.#obey(await this.#context.io.readKey());
        if (end !== undefined) return end;
      }
    } finally {
      this.#full.leave();
    }
  }

  async #moveBots(): Promise<void> {
    const { persons } = this.#seating;
    for (;;) {
      await goOn(this.#context, this.#match);
      const { status, toAct } = this.#match;
      if (status !== 'playing' || toAct.some((seat) => persons.includes(seat))) return;
      await moveBot(this.#match, toAct[0], this.#seating, false);
    }
  }

  get #isOver(): boolean {
    return this.#match.status === 'over';
  }

  /** One key; how the session ends, if it does. */
  async #obey(key: string | undefined): Promise<KeyEnd | undefined> {
    const thought = this.#thought;
    if (key === 'resize') {
      this.#tallest = 0;
      return undefined;
    }
    const scrolled = key === undefined ? undefined : this.#scroll(key);
    if (scrolled !== undefined) {
      this.#scrolled = scrolled;
      return undefined;
    }
    this.#thought = undefined;
    this.#note = undefined;
    this.#scrolled = 0;
    switch (key) {
      case undefined:
        return this.#isOver ? 'over' : 'endOfInput';
      case 'q':
        return this.#isOver ? 'over' : 'quit';
      case 'n':
        return this.#next();
      case 'return':
      case 'enter':
        if (thought !== undefined) this.#submit(thought.control);
        return undefined;
      case 'u':
        return this.#rewind(takeBack(this.#match, this.#seating.persons), 'taken back');
      case 'U':
      case 'ctrl+r':
        return this.#rewind(doAgain(this.#match, this.#seating.persons), 'redone');
      case 'p':
        this.#habits.previewFirst = !this.#habits.previewFirst;
        this.#note = this.#habits.previewFirst ? 'keys first show what they would do' : 'keys act at once';
        return undefined;
      case '?':
        for (const page of helpPages(this.#match.game, this.#full, this.#context.colours)) {
          this.#full.show(page);
          await this.#context.io.readKey();
        }
        return undefined;
      case ':':
        return await this.#line();
    }
    const control = this.#controls.get(key);
    if (control === undefined) return undefined;
    if (!this.#habits.previewFirst || thought?.control === control) this.#submit(control);
    else this.#thought = think(this.#match, this.#seat, control);
    return undefined;
  }

  /** Where a key scrolls to, if it does. Esc goes home before it does anything else. What is thought about stays. */
  #scroll(key: string): number | undefined {
    const { scroll } = this.#match.game;
    if (scroll === undefined) return undefined;
    if (key === 'escape' && this.#scrolled !== 0) return 0;
    return scrolledBy(key, this.#scrolled, this.#reach(this.#canvas(this.#legend())));
  }

  #next(): 'next' | undefined {
    const hasNext = this.#place?.next !== undefined;
    if (this.#isOver && hasNext) return 'next';
    this.#note = hasNext ? 'finish this one before you go to the next' : 'there is no next one';
    return undefined;
  }

  #submit({ input }: Control<AnyInput>): void {
    const { game, table } = this.#match;
    const { outcome } = this.#match.submit(this.#seat, input);
    if (isRefusal(outcome)) this.#note = refusalSentence(game, outcome, table);
    else if (outcome.kind === 'noChange') this.#note = 'that changes nothing';
  }

  #rewind({ inputs, refusal }: ReturnType<typeof takeBack>, what: string): undefined {
    this.#note = refusal ?? `${count(inputs, 'input')} ${what}`;
  }

  /** A line at the prompt, which Esc leaves; what it says stays until a key is pressed. */
  async #line(): Promise<KeyEnd | undefined> {
    const { io, colours } = this.#context;
    return await this.#full.talk(async () => {
      const answered = await this.#prompt.ask(this.#seat, ':', true).catch((error: unknown) => {
        if (error instanceof Escaped) return undefined;
        throw error;
      });
      if (answered === 'quit') return this.#isOver ? 'over' : 'quit';
      if (answered !== 'stayed') return undefined;
      io.out(colours.dim('press any key to continue'));
      await io.readKey();
      return undefined;
    });
  }

  #show(): void {
    const { colours } = this.#context;
    const { game, table } = this.#match;
    const { columns, rows } = this.#full;
    // A screen that has changed its size may have room for more.
    if (this.#scrolled !== 0) this.#scrolled = withinReach(this.#scrolled, this.#reach(this.#canvas(this.#legend())));
    const legend = this.#legend();
    const canvas = this.#canvas(legend);
    const drawing = drawOn(canvas, game, this.#match.look(this.#seat).seen, table);
    this.#tallest = Math.max(this.#tallest, drawing.split('\n').length);
    const frame = { drawing, tallest: this.#tallest, legend, ...this.#told() };
    this.#full.show(frameLines(frame, { columns, rows }, colours));
  }

  #canvas(legend: Legend): Canvas<AnyTypes> {
    const { columns, rows } = this.#full;
    const ahead = this.#thought?.foreseen.ahead;
    return {
      paint: paintFor(this.#context.colours),
      columns,
      rows: drawingRows(legend, { columns, rows }),
      scrolled: this.#scrolled,
      ...(ahead === undefined ? {} : { ahead }),
    };
  }

  #reach(canvas: Canvas<AnyTypes>): Reach {
    const { game } = this.#match;
    return game.scroll?.reach(this.#match.look(this.#seat).seen, canvas) ?? { back: 0, ahead: 0, page: 0 };
  }

  /** What happened by the last input is news; what happened before is the log. */
  #told(): Pick<Frame, 'news' | 'log'> {
    const { frames, game } = this.#match;
    const paint = paintFor(this.#context.colours);
    const recent = frames.slice(-RECENT);
    if (this.#thought !== undefined)
      return { log: this.#events(recent), news: thoughtLines(this.#thought, this.#scrolled !== 0, paint) };
    if (this.#note !== undefined) return { log: this.#events(recent), news: [paint.strong(this.#note)] };
    const last = recent.findLastIndex(({ input }) => input.seat === this.#seat);
    const begins = frames.some(({ input }) => input.seat === this.#seat) ? [] : introLines(game, this.#place);
    return {
      log: this.#events(recent.slice(0, Math.max(0, last))),
      news: [
        ...begins,
        ...this.#events(recent.slice(Math.max(0, last))),
        ...questionLines(this.#match.look(this.#seat), paint),
        ...(this.#isOver ? endLines(this.#match.look(this.#seat), this.#place, paint) : []),
      ],
    };
  }

  #events(frames: readonly AnyFrame[]): readonly string[] {
    const level = this.#seating.log ?? 'min';
    return toldEvents(this.#match.events(this.#seat, frames, level), level).map((one) => toldLine(one, '·'));
  }

  /** When the game is over, only what can still be done. */
  #legend(): Legend {
    const { game } = this.#match;
    const groups = this.#isOver
      ? game.controls.filter(({ keys }) => keys.some(({ input }) => this.#match.explain(this.#seat, input).accepted))
      : game.controls;
    return {
      some: [
        ...(this.#isOver && this.#place?.next !== undefined ? [['n', 'next'] as const] : []),
        ...shortLegend(game, groups),
        ['u', 'undo'],
        ['p', this.#habits.previewFirst ? 'preview: on' : 'preview: off'],
        [':', 'type'],
      ],
      always: [...scrollLegend(game, this.#scrolled !== 0), ['?', 'help'], ['q', 'quit']],
    };
  }
}
