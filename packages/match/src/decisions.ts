/**
 * Which decision is open for each seat. An input names the decision that it answers; it is stale when that decision is
 * closed, not when another seat has moved meanwhile. A decision closes when its seat makes an input, when the seat is no
 * longer to act, when its pending choices are others, and when play is taken back.
 */
import { allSeats } from '@turnwise/game';
import type { AnyGame, AnyState, Seat } from '@turnwise/game';

export type DecisionId = string;

interface Open {
  readonly id: DecisionId;
  /** What is being decided: the ids of the seat's choices, or its turn. */
  readonly about: string;
}

export class Decisions {
  readonly #game: AnyGame;
  readonly #seats: readonly Seat[];
  #open: (Open | undefined)[];

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#seats = allSeats(seats);
    this.#open = this.#seats.map(() => undefined);
  }

  of(seat: Seat): DecisionId | undefined {
    return this.#open[seat]?.id;
  }

  /** Looks at a new state. `stamp` must differ from every earlier one; `by` is the seat whose input led here. */
  update(state: AnyState, stamp: string, by: Seat | undefined): void {
    const toAct = this.#game.toAct(state);
    const choices = toAct.length === 0 ? [] : this.#game.choices(state);
    this.#open = this.#seats.map((seat) => {
      if (!toAct.includes(seat)) return undefined;
      const about = choices
        .filter((choice) => choice.seat === seat)
        .map((choice) => choice.id)
        .join(' ');
      const before = this.#open[seat];
      return before !== undefined && before.about === about && by !== seat ? before : { id: stamp, about };
    });
  }

  /** Closes all of them: what was asked before is not what is asked now. */
  clear(): void {
    this.#open = this.#seats.map(() => undefined);
  }
}
