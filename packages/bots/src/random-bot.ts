/** Draws an input from a position that its seat cannot tell from the true one, where the same inputs are offered. */
import { createChooser } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { atOnce } from './at-once.ts';
import type { Bot } from './bot.ts';

export function randomBot(game: AnyGame): Bot {
  return atOnce('random', ({ view, seat }, seed) => {
    const guess = game.determinize(view as never, seat, createChooser(seed, 'worlds'));
    return { input: game.sample(guess, seat, createChooser(seed, 'random')) };
  });
}
