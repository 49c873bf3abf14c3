import { z } from 'zod';
import { inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';

export const negate = defineValue({
  op: 'negate',
  about: {
    text: 'The operand with its sign reversed.',
    example: { op: 'negate', of: { ref: 'event.amount' } },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('negate'), of: value }),
  constant: { operands: (node) => [node.of], of: ([of = 0]) => -of },
  check(node, checking) {
    checking.number('of', node.of);
    return 'number';
  },
  compile(node, build) {
    const of = build.number(node.of);
    return (desk, item) => inRange(-of(desk, item));
  },
});
