/** The first behaviour of most games: no inputs after the end, and only from a seat that is to act. */
import { disallowed } from '@turnwise/kernel';
import type { Evaluation, GameTypes } from '@turnwise/kernel';
import type { Seat } from './seat.ts';

export interface TurnCheck<T extends GameTypes> {
  readonly isOver: (state: Readonly<T['State']>) => boolean;
  /** Must be empty once the game is over. */
  readonly toAct: (state: Readonly<T['State']>) => readonly Seat[];
  /** Kinds of input that are accepted at any time (concede, restart). */
  readonly always?: readonly T['Input']['kind'][];
}

/** Refuses with `gameOver` and `notYourTurn`. A system input has no seat and passes the second check. */
export function turnCheck<T extends GameTypes>({ isOver, toAct, always = [] }: TurnCheck<T>): Evaluation<T> {
  return {
    name: 'turn',
    order: -1000,
    evaluate(input, state) {
      if (always.length > 0 && always.includes(input.kind)) return undefined;
      const { seat } = input as { readonly seat?: Seat };
      if (seat === undefined) return isOver(state) ? disallowed('gameOver') : undefined;
      // Test the usual case first and alone: nobody is to act when the game is over.
      const due = toAct(state);
      if (due.length === 1 ? due[0] === seat : due.includes(seat)) return undefined;
      return isOver(state) ? disallowed('gameOver') : disallowed('notYourTurn', { seat, toAct: due });
    },
  };
}
