/**
 * What a seat can do in a position of a search: listed, or drawn where that is too much, and looked at one input ahead where the settings
 * want some visits in advance. Kept worlds never change, so each node lists each world once.
 */
import { shuffled } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Chooser, SearchSettings, Seat } from '@turnwise/game';
import { inputKey } from '../input-key.ts';
import { inputsToTry } from '../inputs-to-try.ts';
import { rewardsOf } from '../reward.ts';
import { Arm } from './node.ts';
import type { Table } from './node.ts';
import { settle } from './settle.ts';

/** Inputs that are listed; where there are more, some are drawn. */
const LISTED = 200;
const DRAWN = 60;

export class Options {
  readonly #game: AnyGame;
  readonly #probe: AnyState;
  readonly #chooser: Chooser;
  readonly #prior: number;
  readonly #width: number;
  readonly #rewards: Float64Array;

  constructor(game: AnyGame, world: AnyState, seats: number, { prior, width }: SearchSettings, chooser: Chooser) {
    this.#game = game;
    this.#probe = game.kernel.clone(world);
    this.#chooser = chooser;
    this.#prior = game.bots.evaluate === undefined ? 0 : prior;
    this.#width = width;
    this.#rewards = new Float64Array(seats);
  }

  /** The most promising first, where not all are looked at from the beginning. */
  list(table: Table, at: AnyState, seat: Seat): readonly Arm[] {
    const options = new Set<Arm>();
    for (const input of this.#inputs(at, seat)) {
      const key = inputKey(input);
      let arm = table.arms.get(key);
      if (arm === undefined) {
        arm = new Arm(table.arms.size, input, seat);
        table.arms.set(key, arm);
        if (this.#prior > 0) this.#foresee(arm, at, seat);
      }
      options.add(arm);
    }
    const listed = [...options];
    if (listed.length <= this.#width) return listed;
    return this.#prior > 0 ? listed.sort(byValue) : shuffled(this.#chooser, listed);
  }

  #inputs(at: AnyState, seat: Seat): readonly AnyInput[] {
    const { inputs, cut } = inputsToTry(this.#game, at, seat, LISTED);
    if (!cut) return inputs;
    const drawn: AnyInput[] = [];
    for (let i = 0; i < DRAWN; i++) {
      const input = this.#game.sample(at, seat, this.#chooser);
      if (input !== undefined) drawn.push(input);
    }
    return drawn;
  }

  /** Some visits in advance, by the evaluation of what comes of it. */
  #foresee(arm: Arm, at: AnyState, seat: Seat): void {
    arm.visits = this.#prior;
    arm.available = this.#prior;
    arm.value = this.#prior * this.#valueAfter(arm.input, at, seat);
  }

  #valueAfter(input: AnyInput, at: AnyState, seat: Seat): number {
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

function byValue(a: Arm, b: Arm): number {
  return b.value / b.visits - a.value / a.visits || a.id - b.id;
}
