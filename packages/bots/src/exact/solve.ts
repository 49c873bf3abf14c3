/**
 * What a position is worth to the seat to move if everybody plays perfectly, by looking at everything that can follow, some positions at a
 * time. For games of two seats in which nothing is hidden or drawn and one side's gain is the other's loss. Positions that can be
 * reached in several ways are looked at once. It gives up where there are too many of them, where a position can come again, and
 * where there are more inputs than can be listed.
 */
import type { AnyGame, AnyInput, AnyState, Seat } from '@turnwise/game';
import { rewardsOf } from '../reward.ts';

export interface Solved {
  readonly input: AnyInput;
  readonly value: number;
}

/** A position that is being looked at. */
interface Place {
  readonly state: AnyState;
  readonly key: string;
  readonly mover: Seat;
  readonly inputs: readonly AnyInput[];
  /** How many of the inputs have been tried. */
  tried: number;
  /** What the best of them brings the seat to move. */
  best: number;
}

export class Solver {
  /** Every input of the seat with its exact value, in the order of the list, once all are known. */
  solved: readonly Solved[] | undefined = undefined;
  readonly #game: AnyGame;
  readonly #known = new Map<string, number>();
  readonly #rewards = new Float64Array(2);
  /** One scratch state per depth. */
  readonly #copies: AnyState[] = [];
  /** From the root down. Empty when it is done or has given up. */
  readonly #path: Place[] = [];
  readonly #found: Solved[] = [];
  #left: number;

  constructor(game: AnyGame, world: AnyState, seat: Seat, positions: number) {
    this.#game = game;
    this.#left = positions;
    const root = game.kernel.clone(world);
    if (this.#moverOf(root) === seat) this.#enter(root, seat);
  }

  /** Looks at so many positions more, unless it is done before. */
  work(positions: number): void {
    const until = this.#left - positions;
    while (this.#path.length > 0 && this.#left > until) this.#go();
  }

  /** One input more, or back up where none is left. */
  #go(): void {
    const place = this.#path.at(-1) as Place;
    const isRoot = this.#path.length === 1;
    const input = place.best === 1 && !isRoot ? undefined : place.inputs[place.tried++];
    if (input === undefined) {
      this.#path.pop();
      this.#known.set(place.key, place.best);
      if (isRoot) this.solved = this.#found;
      else this.#take(place.mover, place.best);
      return;
    }
    const state = this.#copyOf(place.state);
    if (this.#game.kernel.step(state, input) === undefined) this.#look(state);
    else this.#giveUp();
  }

  #look(state: AnyState): void {
    const mover = this.#moverOf(state);
    const result = this.#game.result(state);
    if (result !== undefined) {
      rewardsOf(result, this.#rewards);
      const [first = 0, second = 0] = this.#rewards;
      if (first === 1 - second) this.#take(0, first);
      else this.#giveUp();
    } else if (mover === undefined || this.#left-- <= 0) this.#giveUp();
    else this.#enter(state, mover);
  }

  #enter(state: AnyState, mover: Seat): void {
    const key = this.#game.kernel.hash(state);
    const known = this.#known.get(key);
    if (known !== undefined) {
      if (known === OPEN) this.#giveUp();
      else this.#take(mover, known);
      return;
    }
    const { inputs, cut } = this.#game.legalInputs(state, mover);
    if (cut || inputs.length === 0) return this.#giveUp();
    this.#known.set(key, OPEN);
    this.#path.push({ state, key, mover, inputs, tried: 0, best: 0 });
  }

  /** What the last input of the last place leads to is worth that to a seat. */
  #take(seat: number, value: number): void {
    const place = this.#path.at(-1) as Place;
    const own = place.mover === seat ? value : 1 - value;
    if (own > place.best) place.best = own;
    if (this.#path.length === 1) this.#found.push({ input: place.inputs[place.tried - 1] as AnyInput, value: own });
  }

  #giveUp(): void {
    this.#path.length = 0;
    this.#left = 0;
    this.#known.clear();
  }

  #moverOf(state: AnyState): Seat | undefined {
    const game = this.#game;
    for (;;) {
      const seats = game.toAct(state);
      if (seats.length > 0) return seats[0];
      const next = game.result(state) === undefined ? game.next(state) : undefined;
      if (next === undefined || game.kernel.step(state, next) !== undefined) return undefined;
    }
  }

  #copyOf(from: AnyState): AnyState {
    const { kernel } = this.#game;
    const depth = this.#path.length;
    const made = this.#copies[depth];
    if (made === undefined) return (this.#copies[depth] = kernel.clone(from));
    kernel.cloneInto(made, from);
    return made;
  }
}

/** Of a position that is being looked at: if it comes again, there is no end to it. */
const OPEN = -1;
