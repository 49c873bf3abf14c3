/** Computations over operands, from the first to the last. An operand that is nothing counts as 0. */
import { z } from 'zod';
import type { NumberOf } from '../../compile/build.ts';
import { inRange } from '../../run/violation.ts';
import { defineValue } from '../operator.ts';
import type { About } from '../operator.ts';

export const add = fold('add', (sum, next) => sum + next, {
  mayGrow: true,
  about: {
    text: 'The sum of all operands.',
    example: { op: 'add', of: [{ ref: 'card.cost' }, 1] },
  },
});

export const multiply = fold('multiply', (product, next) => product * next, {
  mayGrow: true,
  about: {
    text: 'The product of all operands.',
    example: { op: 'multiply', of: [2, { ref: 'event.amount' }] },
  },
});

export const min = fold('min', Math.min, {
  about: {
    text: 'The smallest of its operands.',
    example: { op: 'min', of: [3, { ref: 'player.mana' }] },
  },
});

export const max = fold('max', Math.max, {
  about: {
    text: 'The largest of its operands.',
    example: { op: 'max', of: [0, { ref: 'event.amount' }] },
  },
});

type Join = (so: number, next: number) => number;

interface Folding {
  /** What comes of two may be out of range. */
  readonly mayGrow?: true;
  readonly about: About;
}

function fold<const Op extends string>(op: Op, join: Join, { mayGrow, about }: Folding) {
  const joined: Join = mayGrow === true ? (so, next) => inRange(join(so, next)) : join;
  return defineValue({
    op,
    about,
    schema: ({ value }) => z.strictObject({ op: z.literal(op), of: z.array(value).min(1) }),
    constant: { operands: (node) => node.of, of: (numbers) => numbers.reduce((so, next) => join(so, next)) },
    check(node, checking) {
      node.of.forEach((operand, index) => checking.at('of').number(index, operand));
      return 'number';
    },
    compile(node, build) {
      const operands = node.of.map((operand) => build.number(operand));
      return (desk, item) => {
        let so = (operands[0] as NumberOf)(desk, item);
        for (let i = 1; i < operands.length; i++) so = joined(so, (operands[i] as NumberOf)(desk, item));
        return so;
      };
    },
  });
}
