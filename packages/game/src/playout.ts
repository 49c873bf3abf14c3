/** Random play to the end in fast mode: the loop that simulators, laws and benchmarks use. */
import type { EngineError, Refusal } from '@turnwise/kernel';
import type { Chooser } from './chooser.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { pick } from './chooser.ts';

export interface Playout {
  /** Inputs made, including the system's. */
  readonly inputs: number;
  /** Why it stopped: the game is over, it reached its own limit, nobody could move, or an input was unexpectedly refused. */
  readonly end: 'over' | 'limit' | 'stuck' | Refusal | EngineError;
}

/** Plays on in the caller's own state until the game is over. */
export function playOut<T extends PlayTypes>(game: Game<T>, state: T['State'], chooser: Chooser): Playout {
  const { kernel, longest } = game;
  for (let inputs = 0; ; inputs++) {
    if (game.result(state) !== undefined) return { inputs, end: 'over' };
    if (inputs === longest) return { inputs, end: 'limit' };
    const input = nextInput(game, state, chooser);
    if (input === undefined) return { inputs, end: 'stuck' };
    const stopped = kernel.step(state, input);
    if (stopped !== undefined) return { inputs, end: stopped };
  }
}

/** The next input in random play: the system's if one is due, otherwise one of a seat that is to act. */
export function nextInput<T extends PlayTypes>(
  game: Game<T>,
  state: T['State'],
  chooser: Chooser,
): T['Input'] | undefined {
  const seats = game.toAct(state);
  if (seats.length === 0) return game.next(state);
  const seat = seats.length === 1 ? seats[0] : pick(chooser, seats);
  return seat === undefined ? undefined : game.sample(state, seat, chooser);
}
