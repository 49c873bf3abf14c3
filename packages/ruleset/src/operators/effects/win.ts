import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { verdictOn } from './verdict.ts';

export const win = defineEffect({
  op: 'win',
  endsMatch: true,
  about: {
    text: 'The player (`controller` if none is named) wins.',
    example: { op: 'win', reason: 'quest' },
  },
  schema: ({ thing }) =>
    z.strictObject({ op: z.literal('win'), player: thing.optional(), reason: z.string().optional() }),
  check(node, checking) {
    checking.player('player', node.player);
  },
  compile(node, build) {
    verdictOn('win', node, build);
  },
});
