/** The first behaviour of most games: nothing after the end, and only who is to act acts. */
import { disallowed } from '@turnwise/kernel';
import type { Evaluation, GameTypes } from '@turnwise/kernel';
import type { Seat } from './seat.ts';

export interface TurnCheck<T extends GameTypes> {
  readonly isOver: (state: Readonly<T['State']>) => boolean;
  readonly toAct: (state: Readonly<T['State']>) => readonly Seat[];
  /** Kinds of input that are taken at any time (concede, restart). */
  readonly always?: readonly T['Input']['kind'][];
}

/** Refuses with `gameOver` and `notYourTurn`. A system input has no seat and passes the second. */
export function turnCheck<T extends GameTypes>({ isOver, toAct, always = [] }: TurnCheck<T>): Evaluation<T> {
  return {
    name: 'turn',
    order: -1000,
    evaluate(input, state) {
      if (always.length > 0 && always.includes(input.kind)) return undefined;
      if (isOver(state)) return disallowed('gameOver');
      const { seat } = input as { readonly seat?: Seat };
      if (seat === undefined) return undefined;
      const due = toAct(state);
      return due.includes(seat) ? undefined : disallowed('notYourTurn', { seat, toAct: due });
    },
  };
}
