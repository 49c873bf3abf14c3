/**
 * The bots at a table. They think in a thread, so that whoever waits can make one move at once or leave, and a line tells how far
 * it is. What a bot does hangs on the root of the bots' seeds and on how far the match has come, so that a saved match goes on alike.
 */
import { botNamed } from '@turnwise/bots';
import { nameOf } from '@turnwise/game';
import type { AnyGame, Seat } from '@turnwise/game';
import { BotFailure, BotPool } from '@turnwise/bot-pool';
import type { BotAnswer } from '@turnwise/bot-pool';
import type { Json, Seed } from '@turnwise/kernel';
import { botSeed } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import type { Context } from '../context.ts';
import { EXIT, Interrupted, Trouble } from '../exit.ts';
import { isAtTerminal } from '../io.ts';
import { createThinkingLine } from './thinking-line.ts';

export interface ThinkingLimits {
  /** A time limit for each decision. Default: the bot's own iterations. */
  readonly milliseconds?: number;
  /** Searches side by side. Default: one. */
  readonly workers?: number;
}

/** What a decision is for, and what is told while it is made. */
export interface Wish {
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: Seed;
  /** `O is thinking`; undefined where there is no room for a line. */
  readonly doing: string | undefined;
}

export class TableBots {
  /** Whose seats they are; a seat that is in nobody's hands is played at random. */
  readonly names: ReadonlyMap<Seat, string>;
  readonly #context: Context;
  readonly #limits: ThinkingLimits;
  #pool: BotPool | undefined;
  #known: { readonly match: Match; readonly options: Json } | undefined;

  constructor(context: Context, names: ReadonlyMap<Seat, string> = new Map(), limits: ThinkingLimits = {}) {
    this.#context = context;
    this.names = names;
    this.#limits = limits;
    if (names.size > 0) this.#opened().warm(limits.workers);
  }

  /** Throws `Interrupted` on Ctrl-C, and `Trouble` where the bot fails. */
  async think(match: Match, { seat, bot, seed, doing }: Wish): Promise<BotAnswer> {
    const { io } = this.#context;
    const { game, table } = match;
    const { milliseconds, workers = 1 } = this.#limits;
    const line = createThinkingLine(io, doing, milliseconds);
    const thought = this.#opened().think({
      game: game.id,
      ...(game.worded === undefined ? {} : { options: this.#optionsOf(match) }),
      bot,
      look: { seat, seats: table.names.length, view: match.look(seat).seen },
      seed,
      workers: isSearch(game, bot) ? workers : 1,
      ...(milliseconds === undefined ? {} : { milliseconds }),
      onProgress: line.update,
    });
    let isLeft = false;
    const leave = (): void => {
      isLeft = true;
      thought.drop();
    };
    const releases = [io.onInterrupt(leave)];
    if (isAtTerminal(io))
      releases.push(
        io.onKey((key) => {
          if (key === 'ctrl+c') leave();
          else if (key === 'return' || key === 'enter') thought.stop();
        }),
      );
    try {
      return await thought.answer;
    } catch (error) {
      if (isLeft) throw new Interrupted();
      if (error instanceof BotFailure)
        throw new Trouble(`${bot} cannot move for ${nameOf(table, seat)}: ${error.message}`, EXIT.failed);
      throw error;
    } finally {
      for (const release of releases) release();
      line.clear();
    }
  }

  close(): void {
    this.#pool?.close();
    this.#pool = undefined;
  }

  #optionsOf(match: Match): Json {
    if (this.#known?.match !== match) this.#known = { match, options: match.save().options };
    return this.#known.options;
  }

  #opened(): BotPool {
    const { io } = this.#context;
    this.#pool ??= new BotPool({ size: this.#limits.workers ?? 1, start: io.startThinker, after: io.after });
    return this.#pool;
  }
}

/** Others think no better side by side. What a game recommends has another name of its own. */
function isSearch(game: AnyGame, name: string): boolean {
  const bot = botNamed(game, name);
  return bot.ok && bot.value.name.startsWith('search:');
}

/** A seed for a decision of this seat. */
export function thinkingSeed(match: Match, seat: Seat, root: string, what: 'move' | 'hint'): Seed {
  return botSeed(root, `${what} ${match.length} ${seat}`);
}
