/**
 * Makes the moves of bots again, from the log of a match, and compares. What each bot saw is replayed; its name, seed and iterations are
 * what the host recorded with its input.
 */
import { asAnyGame } from '@turnwise/game';
import type { AnyGame, AnyInput, HostGame, Seat } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Issue, Seed } from '@turnwise/kernel';
import type { BotLook } from './bot.ts';
import { botNamed } from './bot-name.ts';
import { decide } from './decide.ts';

/** What a host keeps with an input that a bot chose; `BotMark` of a match is one. */
export interface BotMove {
  readonly name: string;
  readonly seed: Seed;
  readonly iterations: readonly number[];
}

export type Rechecked =
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly input: AnyInput }
  | { readonly kind: 'unknown'; readonly issue: Issue };

/** Whether the bot would make this input again, from what it saw. */
export function recheck(
  hosted: HostGame,
  look: BotLook,
  made: AnyInput,
  { name, seed, iterations }: BotMove,
): Rechecked {
  const game: AnyGame = asAnyGame(hosted);
  const bot = botNamed(game, name);
  if (!bot.ok) return { kind: 'unknown', issue: bot.error };
  const { input } = decide(bot.value, look, seed, iterations);
  return sameContent(input, made) ? { kind: 'same' } : { kind: 'other', input };
}

/** What a seat sees, for its bot. */
export function botLook(hosted: HostGame, state: unknown, seat: Seat, seats: number): BotLook {
  const game: AnyGame = asAnyGame(hosted);
  return { seat, seats, view: game.view(state as never, seat) };
}
