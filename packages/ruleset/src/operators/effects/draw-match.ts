import { z } from 'zod';
import { defineEffect } from '../operator.ts';
import { reasonFor } from './verdict.ts';

export const drawMatch = defineEffect({
  op: 'draw_match',
  endsMatch: true,
  about: { text: 'The match is drawn.', example: { op: 'draw_match', reason: 'stalemate' } },
  schema: () => z.strictObject({ op: z.literal('draw_match'), reason: z.string().optional() }),
  /** There is nothing in it that could be wrong. */
  check() {},
  compile(node, build) {
    const reason = reasonFor(node.reason ?? 'draw', build);
    build.asm.step((_, { local }) => {
      local.verdicts = [...local.verdicts, { result: 'draw', seat: -1, reason }];
    });
  },
});
