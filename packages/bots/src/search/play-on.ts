/** Play from a position, by the game's own policy or at random: to the end, to where searches rest, or for some inputs of the seats. */
import type { AnyGame, AnyState, Chooser, GameResult, Seat } from '@turnwise/game';

/** The result, or nothing where play was cut or cannot go on. */
export function playOn(game: AnyGame, state: AnyState, inputs: number, chooser: Chooser): GameResult | undefined {
  const { kernel } = game;
  const { policy, rests } = game.bots;
  for (let made = 0; ;) {
    // Nobody is to act once the game is over, so there is no need to ask for a result before that.
    const seats = game.toAct(state);
    if (seats.length === 0) {
      const result = game.result(state);
      if (result !== undefined) return result;
      const next = game.next(state);
      if (next === undefined || kernel.step(state, next) !== undefined) return undefined;
      continue;
    }
    if (made === inputs || rests?.(state) === true) return undefined;
    made++;
    const seat = seats.length === 1 ? (seats[0] as Seat) : (seats[chooser.below(seats.length)] as Seat);
    const input = policy?.(state, seat, chooser) ?? game.sample(state, seat, chooser);
    if (input === undefined || kernel.step(state, input) !== undefined) return undefined;
  }
}
