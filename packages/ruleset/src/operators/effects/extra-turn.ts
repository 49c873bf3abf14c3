import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { raiseTurn } from './raise-turn.ts';

export const extraTurn = defineEffect({
  op: 'extra_turn',
  raises: 'extra_turn',
  about: {
    text: 'The player (`controller` if none is named) gets a turn after this one, before the next regular turn.',
    example: { op: 'extra_turn' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('extra_turn'), player: thing.optional() }),
  check(node, checking) {
    checking.raises('extra_turn');
    checking.player('player', node.player);
  },
  compile({ player }, build) {
    raiseTurn(player, build, (book, seat) => {
      book.queue = [...book.queue, seat];
    });
  },
});
