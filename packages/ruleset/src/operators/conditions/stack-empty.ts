import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const stackEmpty = defineCondition({
  op: 'stack_empty',
  about: { text: 'Nothing waits on the stack.', example: { op: 'stack_empty' } },
  schema: () => z.strictObject({ op: z.literal('stack_empty') }),
  /** There is nothing in it that could be wrong. */
  check() {},
  compile() {
    return (desk) => desk.items.length === 0;
  },
});
