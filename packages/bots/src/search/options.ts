/**
 * What a seat can do in a node of a hidden tree, by world. Kept worlds never change, so each node lists each world once. Where there is too
 * much to list, some inputs are drawn, and worlds share what was drawn: else each would bring others, and none would be tried often.
 */
import { shuffled } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Chooser, SearchSettings, Seat } from '@turnwise/game';
import { inputKey } from '../input-key.ts';
import { DRAWN, Lister } from './lister.ts';
import { Arm } from './node.ts';
import type { Table } from './node.ts';

export class Options {
  readonly #game: AnyGame;
  readonly #lister: Lister;
  readonly #chooser: Chooser;
  readonly #prior: number;
  readonly #width: number;

  constructor(game: AnyGame, world: AnyState, seats: number, { prior, width }: SearchSettings, chooser: Chooser) {
    this.#game = game;
    this.#lister = new Lister(game, world, seats, chooser);
    this.#chooser = chooser;
    this.#prior = game.bots.evaluate === undefined ? 0 : prior;
    this.#width = width;
  }

  /** Where not all are looked at from the beginning, the most promising first; without a judgement in an order that all worlds share. */
  list(table: Table, at: AnyState, seat: Seat): Arm[] {
    const { inputs, cut } = this.#lister.list(at, seat);
    if (cut) table.isDrawn = true;
    const isLong = cut || inputs.length > this.#width;
    const options = cut ? this.#drawn(table, at, seat) : this.#armsOf(table, inputs, isLong, at, seat);
    return isLong ? options.sort(this.#prior > 0 ? byValue : byPlace) : options;
  }

  /** One more, where they are drawn; it may be one of those that are there. */
  add(table: Table, options: Arm[], at: AnyState, seat: Seat): void {
    const input = this.#lister.draw(at, seat);
    if (input === undefined) return;
    const arm = this.#armOf(table, input, at, seat);
    if (!options.includes(arm)) options.push(arm);
  }

  #armsOf(table: Table, inputs: readonly AnyInput[], isLong: boolean, at: AnyState, seat: Seat): Arm[] {
    const given = isLong && this.#prior === 0 ? shuffled(this.#chooser, inputs) : inputs;
    return [...new Set(given.map((input) => this.#armOf(table, input, at, seat)))];
  }

  /** First those of other worlds that are possible here too. */
  #drawn(table: Table, at: AnyState, seat: Seat): Arm[] {
    const options: Arm[] = [];
    for (const arm of table.arms.values())
      if (options.length < DRAWN && this.#game.accepts(at, arm.input)) options.push(arm);
    for (let i = options.length; i < DRAWN; i++) this.add(table, options, at, seat);
    return options;
  }

  #armOf(table: Table, input: AnyInput, at: AnyState, seat: Seat): Arm {
    const key = inputKey(input);
    const known = table.arms.get(key);
    if (known !== undefined) return known;
    const arm = new Arm(table.arms.size, input, seat);
    table.arms.set(key, arm);
    if (this.#prior > 0) this.#foresee(arm, at, seat);
    return arm;
  }

  /** Some visits in advance, by the evaluation of what comes of it. */
  #foresee(arm: Arm, at: AnyState, seat: Seat): void {
    arm.visits = this.#prior;
    arm.available = this.#prior;
    arm.value = this.#prior * this.#lister.promise(arm.input, at, seat);
  }
}

function byValue(a: Arm, b: Arm): number {
  return b.value / b.visits - a.value / a.visits || a.id - b.id;
}

function byPlace(a: Arm, b: Arm): number {
  return a.id - b.id;
}
