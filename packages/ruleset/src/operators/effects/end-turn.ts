import { z } from 'zod';
import { endEarly } from '../../run/end-early.ts';
import { defineEffect } from '../operator.ts';

export const endTurn = defineEffect({
  op: 'end_turn',
  about: {
    text: 'Ends the turn when this item and its reactions are done. Mandatory steps still happen.',
    example: { op: 'end_turn' },
  },
  schema: () =>
    z.strictObject({
      op: z.literal('end_turn'),
      skipMandatory: z.boolean().optional().describe('Skip mandatory steps too.'),
    }),
  endsTurn: ({ skipMandatory }) => (skipMandatory === true ? 'whole' : 'except for mandatory steps'),
  /** There is nothing in it that could be wrong. */
  check() {},
  compile({ skipMandatory }, { asm }) {
    const ending = skipMandatory === true ? 'wholeTurn' : 'turn';
    asm.step((_, running) => endEarly(running, ending));
  },
});
