/** Random play to the end in fast mode: the loop under simulators, laws and benchmarks. */
import type { EngineError, Refusal } from '@turnwise/kernel';
import type { Chooser } from './chooser.ts';
import type { Game, PlayTypes } from './game.ts';
import { pick } from './chooser.ts';

export interface Playout {
  /** Inputs made, the system's included. */
  readonly inputs: number;
  /** Why it stopped: over, the game's own limit, nobody could move, or an answer that should not have come. */
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

/** What happens next under random play: the system's input if one is due, else one of a seat that is to act. */
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
