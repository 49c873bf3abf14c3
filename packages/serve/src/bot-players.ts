/** Bots at the tables of a server: they think in the processes of a pool, so that the server's own thread never waits for them. */
import type { BotPool } from '@turnwise/bot-pool';
import { botNamed, ownNames, recommendedBot } from '@turnwise/bots';
import type { AnyGame } from '@turnwise/game';
import { STRENGTHS } from '@turnwise/game';
import type { BotPlayers } from '@turnwise/server';

export interface ThinkingTime {
  /** Milliseconds that a bot may think about a move; it moves by what it has found by then. Default 2,000. */
  readonly milliseconds?: number;
  /** Milliseconds that a search may take to answer after that, before its thread is ended. Default 5,000. */
  readonly patience?: number;
}

export function createBotPlayers(
  pool: BotPool,
  { milliseconds = 2_000, patience = 5_000 }: ThinkingTime = {},
): BotPlayers {
  return {
    names: botNames,
    knows: (game, name) => botNamed(game, name).ok,
    async choose({ game, options, bot, seat, seats, view, seed, owner, isAwaited }) {
      const { decision, mark } = await pool.think({
        game: game.id,
        // A game that comes with its options, such as a ruleset, is made of them in the thread.
        ...(game.worded === undefined ? {} : { options }),
        bot,
        look: { seat, seats, view },
        seed,
        owner,
        isAwaited,
        milliseconds,
        patience,
      }).answer;
      return { input: decision.input, mark };
    },
  };
}

/** The recommended one first, each once. */
function botNames(game: AnyGame): readonly string[] {
  const searches = STRENGTHS.map((strength) => `search:${strength}`);
  return [...new Set([recommendedBot(game), ...ownNames(game), 'random', 'greedy', ...searches])];
}
