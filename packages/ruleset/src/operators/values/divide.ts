import { z } from 'zod';
import { Violation, inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';

export const divide = defineValue({
  op: 'divide',
  about: {
    text: 'The first operand divided by the second, rounded towards zero. Dividing by zero is a violation.',
    example: { op: 'divide', of: [{ ref: 'controller.hand.count' }, 2] },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('divide'), of: z.tuple([value, value]) }),
  constant: { operands: (node) => node.of, of: ([of = 0, by = 0]) => Math.trunc(of / by) },
  check(node, checking) {
    const [dividend, divisor] = node.of;
    checking.at('of').number(0, dividend);
    checking.at('of').divisor(1, divisor);
    return 'number';
  },
  compile(node, build) {
    const [dividend, divisor] = node.of;
    const of = build.number(dividend);
    const by = build.number(divisor);
    return (desk, item) => {
      const parts = by(desk, item);
      if (parts === 0) throw new Violation('divisionByZero');
      return inRange(Math.trunc(of(desk, item) / parts));
    };
  },
});
