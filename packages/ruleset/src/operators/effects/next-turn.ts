import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { raiseTurn } from './raise-turn.ts';

export const nextTurn = defineEffect({
  op: 'next_turn',
  raises: 'extra_turn',
  about: {
    text: 'Gives the player the next regular turn.',
    example: { op: 'next_turn', player: { ref: 'bound.winner' } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('next_turn'), player: thing }),
  check(node, checking) {
    checking.raises('extra_turn');
    checking.player('player', node.player);
  },
  compile({ player }, build) {
    raiseTurn(player, build, (book, seat) => {
      book.next = seat;
    });
  },
});
