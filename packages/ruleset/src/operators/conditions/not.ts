import { z } from 'zod';
import { fork } from '../../schema/fork.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { defineCondition } from '../operator.ts';

export const not = defineCondition({
  op: 'not',
  about: {
    text: 'The condition does not hold; with several, not all of them do.',
    example: { op: 'not', of: { op: 'is_active' } },
  },
  schema: ({ condition, conditions }) =>
    z
      .strictObject({
        op: z.literal('not'),
        of: fork([condition, conditions], (of) => (Array.isArray(of) ? conditions : condition)).optional(),
        condition: condition.optional(),
      })
      .apply(exactlyOne('of', 'condition')),
  truth(node, { every }) {
    const truth = every(node.of ?? node.condition);
    return truth === undefined ? undefined : !truth;
  },
  check(node, checking) {
    checking.conditions('of', node.of);
    checking.conditions('condition', node.condition);
  },
  compile(node, build) {
    const test = build.test(node.of ?? node.condition);
    return (desk, item) => !test(desk, item);
  },
});
