/** What bots look at: what the game says is worth it, else all that is legal. */
import type { AnyGame, AnyInput, AnyState, Expansion, Seat } from '@turnwise/game';

export function inputsToTry(game: AnyGame, state: AnyState, seat: Seat, limit: number): Expansion<AnyInput> {
  const inputs = game.bots.considers?.(state, seat);
  if (inputs === undefined) return game.legalInputs(state, seat, limit);
  return inputs.length > limit ? { inputs: inputs.slice(0, limit), cut: true } : { inputs, cut: false };
}
