import { z } from 'zod';
import { inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';

export const subtract = defineValue({
  op: 'subtract',
  about: {
    text: '`from` minus `take`.',
    example: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('subtract'), from: value, take: value }),
  constant: { operands: ({ from, take }) => [from, take], of: ([from = 0, take = 0]) => from - take },
  check(node, checking) {
    checking.number('from', node.from);
    checking.number('take', node.take);
    return 'number';
  },
  compile(node, build) {
    const from = build.number(node.from);
    const take = build.number(node.take);
    return (desk, item) => inRange(from(desk, item) - take(desk, item));
  },
});
