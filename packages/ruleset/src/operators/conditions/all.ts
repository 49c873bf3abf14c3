import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const all = defineCondition({
  op: 'all',
  about: {
    text: 'All of them hold.',
    example: { op: 'all', of: [{ op: 'is_active' }, { op: 'stack_empty' }] },
  },
  schema: ({ conditions }) => z.strictObject({ op: z.literal('all'), of: conditions }),
  truth: (node, { every }) => every(node.of),
  check(node, checking) {
    checking.conditions('of', node.of);
  },
  compile(node, build) {
    return build.test(node.of);
  },
});
