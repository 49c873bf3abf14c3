import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { NOTHING } from '../../types.ts';
import { listOf } from '../list-of.ts';
import { defineValue } from '../operator.ts';

export const first = defineValue({
  op: 'first',
  tells: 'one',
  gives: 'things',
  about: {
    text: 'The first thing in a list; nothing if the list is empty.',
    example: { op: 'first', of: { zone: 'trick', order: { by: { ref: 'it.rank' }, descending: true } } },
  },
  schema: ({ list }) => z.strictObject({ op: z.literal('first'), of: list }),
  check(node, checking) {
    return elementOf(checking.list('of', node.of));
  },
  compile(node, build) {
    const list = listOf(node.of, build);
    return (desk, item) => list(desk, item)[0] ?? NOTHING;
  },
});
