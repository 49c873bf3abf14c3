import { z } from 'zod';
import { canBlock as canBlockNow } from '../../run/combat.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const canBlock = defineCondition({
  op: 'can_block',
  about: {
    text: 'The card may be declared as a blocker now.',
    example: { op: 'can_block', target: 'self' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('can_block'), target: thing }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const { compiled } = build;
    const block = build.names.symbol('block');
    return everyOne(node.target, build, (card, desk) => canBlockNow(compiled, desk, card, block));
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
