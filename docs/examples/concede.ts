/** Tic-tac-toe in which a seat may give up: shipped rules and more. */
import type { Seat } from '@turnwise/game';
import { disallowed, extend, integer } from '@turnwise/kernel';
import type { Extended, Rules } from '@turnwise/kernel';
import { ticTacToeRules } from '@turnwise/tic-tac-toe';
import type { TicTacToe } from '@turnwise/tic-tac-toe';

interface Concession {
  State: { readonly conceded: Seat | -1 };
  Input: { readonly kind: 'concede'; readonly seat: Seat };
  Diff: { readonly kind: 'giveUp'; readonly seat: Seat };
  Event: { readonly kind: 'conceded'; readonly seat: Seat; readonly final: true };
}

export const conceding: Rules<Extended<TicTacToe, Concession>> = extend<TicTacToe, Concession>(ticTacToeRules, {
  name: 'tic-tac-toe-with-concession',
  schemaVersion: 1,
  fork: (s) => ({ board: s.board, next: s.next, filled: s.filled, winner: s.winner, conceded: s.conceded }),
  inputs: { concede: { seat: integer(0, 1) } },
  diffs: ['giveUp'],
  behaviours: [
    // Before all else, also before the base's own look at whose turn it is.
    { name: 'conceded', order: -2000, evaluate: (_, s) => (s.conceded < 0 ? undefined : disallowed('gameOver')) },
    {
      name: 'concede',
      order: 0,
      evaluate: (input) => (input.kind === 'concede' ? [{ kind: 'giveUp', seat: input.seat }] : undefined),
    },
  ],
  apply({ state }, { seat }, emit) {
    state.conceded = seat;
    emit?.({ kind: 'conceded', seat, final: true });
  },
});
