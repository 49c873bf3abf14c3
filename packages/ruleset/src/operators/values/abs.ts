import { z } from 'zod';
import { defineValue } from '../operator.ts';

export const abs = defineValue({
  op: 'abs',
  about: {
    text: 'The operand without its sign.',
    example: { op: 'abs', of: { op: 'subtract', from: { ref: 'player.health' }, take: 20 } },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('abs'), of: value }),
  constant: { operands: (node) => [node.of], of: ([of = 0]) => Math.abs(of) },
  check(node, checking) {
    checking.number('of', node.of);
    return 'number';
  },
  compile(node, build) {
    const of = build.number(node.of);
    return (desk, item) => Math.abs(of(desk, item));
  },
});
