import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { verdictOn } from './verdict.ts';

export const lose = defineEffect({
  op: 'lose',
  endsMatch: true,
  about: {
    text: 'The player (`controller` if none is named) is out.',
    example: { op: 'lose', player: { ref: 'opponent' }, reason: 'milled' },
  },
  schema: ({ thing }) =>
    z.strictObject({ op: z.literal('lose'), player: thing.optional(), reason: z.string().optional() }),
  check(node, checking) {
    checking.player('player', node.player);
  },
  compile(node, build) {
    verdictOn('lose', node, build);
  },
});
