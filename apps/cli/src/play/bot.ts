/** A random player. What it does hangs on the seed and on how far the match has come, so that a saved match goes on alike. */
import { createChooser } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';

export function botInput(match: Match, seat: Seat, seed: Seed): AnyInput | undefined {
  return match.game.sample(match.state, seat, createChooser(seed, `bot ${match.length} ${seat}`));
}
