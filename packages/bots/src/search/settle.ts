/** Brings a position to where it can be evaluated: the system does what is due, and what the game takes for granted follows. */
import type { AnyGame, AnyState, GameResult, Seat } from '@turnwise/game';

/** The most inputs that may follow. */
const LENGTH = 50;

/** The result, where it comes to that. */
export function settle(game: AnyGame, state: AnyState, seat: Seat): GameResult | undefined {
  const { follows } = game.bots;
  for (let steps = 0; steps < LENGTH; steps++) {
    const result = game.result(state);
    if (result !== undefined) return result;
    const next = game.toAct(state).length === 0 ? game.next(state) : follows?.(state, seat);
    if (next === undefined || game.kernel.step(state, next) !== undefined) return undefined;
  }
  return undefined;
}
