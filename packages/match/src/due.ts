/** The system input that is due in a state, when nobody has to decide. */
import type { AnyGame, AnyInput, AnyState } from '@turnwise/game';

export function dueIn(game: AnyGame, state: AnyState): AnyInput | undefined {
  return game.result(state) !== undefined || game.toAct(state).length > 0 ? undefined : game.next(state);
}
