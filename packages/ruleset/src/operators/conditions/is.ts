import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const is = defineCondition({
  op: 'is',
  tells: 'places',
  about: {
    text: 'Both are the same thing, the same value or the same name. Nothing is the same only as nothing.',
    example: { op: 'is', left: { ref: 'event.target' }, right: { ref: 'self' } },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('is'), left: value, right: value }),
  compares: ({ left, right }) => ({ left, right, by: 'same' }),
  check(node, checking) {
    checking.pair(node.left, node.right);
  },
  compile(node, build) {
    const [left, right] = build.pair(node.left, node.right);
    return (desk, item) => left(desk, item) === right(desk, item);
  },
  operands(node, build) {
    return { left: build.operand(node.left), right: build.operand(node.right) };
  },
});
