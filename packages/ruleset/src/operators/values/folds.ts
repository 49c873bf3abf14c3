/** Computations over operands, from the first to the last. An operand that is nothing counts as 0. */
import { z } from 'zod';
import type { NumberOf } from '../../compile/build.ts';
import { inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';
import type { About } from '../operator.ts';

export const add = fold('add', (sum, next) => inRange(sum + next), {
  text: 'The sum of all operands.',
  example: { op: 'add', of: [{ ref: 'card.cost' }, 1] },
});

export const multiply = fold('multiply', (product, next) => inRange(product * next), {
  text: 'The product of all operands.',
  example: { op: 'multiply', of: [2, { ref: 'event.amount' }] },
});

export const min = fold('min', Math.min, {
  text: 'The smallest of its operands.',
  example: { op: 'min', of: [3, { ref: 'player.mana' }] },
});

export const max = fold('max', Math.max, {
  text: 'The largest of its operands.',
  example: { op: 'max', of: [0, { ref: 'event.amount' }] },
});

function fold<const Op extends string>(op: Op, join: (so: number, next: number) => number, about: About) {
  return defineValue({
    op,
    about,
    schema: ({ value }) => z.strictObject({ op: z.literal(op), of: z.array(value).min(1) }),
    check(node, checking) {
      node.of.forEach((operand, index) => checking.at('of').number(index, operand));
      return 'number';
    },
    compile(node, build) {
      const operands = node.of.map((operand) => build.number(operand));
      return (state, item) => {
        let so = (operands[0] as NumberOf)(state, item);
        for (let i = 1; i < operands.length; i++) so = join(so, (operands[i] as NumberOf)(state, item));
        return so;
      };
    },
  });
}
