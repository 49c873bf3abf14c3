/**
 * What a position is worth to the seat to move if everybody plays perfectly, by looking at everything that can follow. For games of
 * two seats in which nothing is hidden or drawn and one side's gain is the other's loss. Positions that can be reached in several
 * ways are looked at once.
 */
import type { AnyGame, AnyInput, AnyState, Seat } from '@turnwise/game';
import { rewardsOf } from '../reward.ts';

export interface Solved {
  readonly input: AnyInput;
  readonly value: number;
}

/** Every input of the seat with its exact value, in the order of the list; undefined if there are more positions than that, or more inputs than can be listed. */
export function solve(game: AnyGame, world: AnyState, seat: Seat, positions: number): readonly Solved[] | undefined {
  const { kernel } = game;
  const known = new Map<string, number>();
  const rewards = new Float64Array(2);
  /** One scratch state per depth. */
  const copies: AnyState[] = [];
  let left = positions;
  const root = kernel.clone(world);
  const mover = moverOf(root);
  if (mover !== seat) return undefined;
  const solved: Solved[] = [];
  const { inputs, cut } = game.legalInputs(root, seat);
  if (cut) return undefined;
  for (const input of inputs) {
    const value = valueAfter(root, input, seat, 0);
    if (value === undefined) return undefined;
    solved.push({ input, value });
  }
  return solved;

  /** For the seat that makes the input. */
  function valueAfter(from: AnyState, input: AnyInput, by: Seat, depth: number): number | undefined {
    const copy = copyOf(from, depth);
    if (kernel.step(copy, input) !== undefined) return undefined;
    return valueOf(copy, by, depth + 1);
  }

  function valueOf(state: AnyState, by: Seat, depth: number): number | undefined {
    const next = moverOf(state);
    const result = game.result(state);
    if (result !== undefined) {
      rewardsOf(result, rewards);
      return rewards[0] === 1 - (rewards[1] as number) ? rewards[by] : undefined;
    }
    if (next === undefined || left-- <= 0) return undefined;
    const key = kernel.hash(state);
    let best = known.get(key);
    if (best === undefined) {
      best = 0;
      const { inputs, cut } = game.legalInputs(state, next);
      if (cut) return undefined;
      for (const input of inputs) {
        const value = valueAfter(state, input, next, depth);
        if (value === undefined) return undefined;
        if (value > best) best = value;
        if (best === 1) break;
      }
      known.set(key, best);
    }
    return next === by ? best : 1 - best;
  }

  function moverOf(state: AnyState): Seat | undefined {
    for (;;) {
      const seats = game.toAct(state);
      if (seats.length > 0) return seats[0];
      const next = game.result(state) === undefined ? game.next(state) : undefined;
      if (next === undefined || kernel.step(state, next) !== undefined) return undefined;
    }
  }

  function copyOf(from: AnyState, depth: number): AnyState {
    const made = copies[depth];
    if (made === undefined) return (copies[depth] = kernel.clone(from));
    kernel.cloneInto(made, from);
    return made;
  }
}
