import { z } from 'zod';
import { exactlyOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';

export const conditional = defineEffect({
  op: 'if',
  about: {
    text: 'Runs `then` if all conditions hold, otherwise `else`.',
    example: { op: 'if', conditions: [{ op: 'is_active' }], then: [{ op: 'draw' }] },
  },
  schema: ({ condition, conditions, effects }) =>
    z
      .strictObject({
        op: z.literal('if'),
        conditions: conditions.optional(),
        condition: condition.optional(),
        then: effects,
        else: effects.optional(),
      })
      .apply(exactlyOne('conditions', 'condition')),
  branches: (node) => ({ conditions: node.conditions ?? node.condition, then: node.then, else: node.else }),
  check(node, checking) {
    checking.conditions('conditions', node.conditions);
    checking.conditions('condition', node.condition);
    checking.effects('then', node.then, 'perhaps');
    checking.effects('else', node.else, 'perhaps');
  },
  compile(node, build) {
    const test = build.test(node.conditions ?? node.condition);
    build.asm.branch(
      (item, { local }) => test(local.desk, item),
      () => build.effects(node.then),
      node.else === undefined ? undefined : () => build.effects(node.else),
    );
  },
});
