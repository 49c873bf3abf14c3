/**
 * What a seat can do in a position of a search: all that is worth a look, or some of it, drawn, where it is more than can be listed. And
 * what an input promises before it has been tried: the evaluation of what comes of it.
 */
import type { AnyGame, AnyInput, AnyState, Chooser, Seat } from '@turnwise/game';
import { inputsToTry } from '../inputs-to-try.ts';
import type { InputsToTry } from '../inputs-to-try.ts';
import { rewardsOf } from '../reward.ts';
import { settle } from './settle.ts';

/** Inputs that are listed; where there are more, so many are drawn at first. */
const LISTED = 200;
export const DRAWN = 60;

export class Lister {
  readonly #game: AnyGame;
  readonly #chooser: Chooser;
  readonly #probe: AnyState;
  readonly #rewards: Float64Array;

  constructor(game: AnyGame, world: AnyState, seats: number, chooser: Chooser) {
    this.#game = game;
    this.#chooser = chooser;
    this.#probe = game.kernel.clone(world);
    this.#rewards = new Float64Array(seats);
  }

  /** Where the list is cut it is of no use: its first inputs are all alike. */
  list(at: AnyState, seat: Seat): InputsToTry {
    return inputsToTry(this.#game, at, seat, LISTED);
  }

  draw(at: AnyState, seat: Seat): AnyInput | undefined {
    return this.#game.sample(at, seat, this.#chooser);
  }

  /** For a game with an evaluation. */
  promise(input: AnyInput, at: AnyState, seat: Seat): number {
    const { bots, kernel } = this.#game;
    const evaluate = bots.evaluate as NonNullable<typeof bots.evaluate>;
    if (bots.waits?.(at, input) === true) return evaluate(at, seat);
    kernel.cloneInto(this.#probe, at);
    if (kernel.step(this.#probe, input) !== undefined) return 0;
    const result = settle(this.#game, this.#probe, seat);
    if (result === undefined) return evaluate(this.#probe, seat);
    rewardsOf(result, this.#rewards);
    return this.#rewards[seat] as number;
  }
}
