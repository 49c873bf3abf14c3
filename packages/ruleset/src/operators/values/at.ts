import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { NOTHING } from '../../types.ts';
import { listOf } from '../list-of.ts';
import { defineValue } from '../operator.ts';

export const at = defineValue({
  op: 'at',
  tells: 'one',
  gives: 'things',
  about: {
    text: 'The thing at a place of a list, where 0 is the first. Beyond the end, it is nothing.',
    example: { op: 'at', of: { ref: 'players' }, index: 1 },
  },
  schema: ({ list, value }) => z.strictObject({ op: z.literal('at'), of: list, index: value }),
  check(node, checking) {
    checking.number('index', node.index);
    return elementOf(checking.list('of', node.of));
  },
  compile(node, build) {
    const list = listOf(node.of, build);
    const index = build.number(node.index);
    return (desk, item) => list(desk, item)[index(desk, item)] ?? NOTHING;
  },
});
