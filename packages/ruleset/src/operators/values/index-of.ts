import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { listOf } from '../list-of.ts';
import { defineValue } from '../operator.ts';

export const indexOf = defineValue({
  op: 'index_of',
  about: {
    text: 'The place of a thing in a list, where 0 is the first; −1 if it is not in the list.',
    example: { op: 'index_of', of: { ref: 'players' }, item: { ref: 'active' } },
  },
  schema: ({ list, thing }) => z.strictObject({ op: z.literal('index_of'), of: list, item: thing }),
  check(node, checking) {
    const wanted = elementOf(checking.list('of', node.of)) === 'item' ? 'items' : 'entities';
    checking.thing('item', node.item, wanted);
    return 'number';
  },
  compile(node, build) {
    const list = listOf(node.of, build);
    const thing = build.thing(node.item);
    return (desk, item) => list(desk, item).indexOf(thing(desk, item));
  },
});
