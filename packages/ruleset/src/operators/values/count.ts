import { z } from 'zod';
import { isBareSelector } from '../../schema/operands.ts';
import { defineValue } from '../operator.ts';

export const count = defineValue({
  op: 'count',
  tells: 'size',
  about: {
    text: 'How many cards, players or items there are in a list or in what a selector gathers.',
    example: { op: 'count', of: { zone: 'battlefield', controller: 'self' } },
  },
  schema: ({ list }) => z.strictObject({ op: z.literal('count'), of: list }),
  check(node, checking) {
    checking.list('of', node.of);
    return 'number';
  },
  compile(node, build) {
    const list = isBareSelector(node.of) ? build.gathering(node.of) : build.things(node.of);
    return (desk, item) => list(desk, item).length;
  },
});
