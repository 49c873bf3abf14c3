import { z } from 'zod';
import { Violation, inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';

export const modulo = defineValue({
  op: 'modulo',
  about: {
    text: 'The remainder of dividing the first operand by the second, with the sign of the second: −1 modulo 6 is 5. Dividing by zero is a violation.',
    example: { op: 'modulo', of: [{ ref: 'state.turn' }, 2] },
  },
  schema: ({ value }) => z.strictObject({ op: z.literal('modulo'), of: z.tuple([value, value]) }),
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
      const rest = of(desk, item) % parts;
      return inRange(rest !== 0 && rest < 0 !== parts < 0 ? rest + parts : rest);
    };
  },
});
