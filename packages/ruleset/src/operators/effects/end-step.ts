import { z } from 'zod';
import { endEarly } from '../../run/end-early.ts';
import { defineEffect } from '../operator.ts';

export const endStep = defineEffect({
  op: 'end_step',
  about: {
    text: 'Ends the step when this item and its reactions are done. A mandatory step still does what it does automatically.',
    example: { op: 'end_step' },
  },
  schema: () =>
    z.strictObject({
      op: z.literal('end_step'),
      skipMandatory: z.boolean().optional().describe('Skip mandatory steps too.'),
    }),
  /** There is nothing in it that could be wrong. */
  check() {},
  compile({ skipMandatory }, { asm }) {
    const ending = skipMandatory === true ? 'wholeStep' : 'step';
    asm.step((_, running) => endEarly(running, ending));
  },
});
