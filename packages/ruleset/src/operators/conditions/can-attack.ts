import { z } from 'zod';
import { canAttack as canAttackNow } from '../../run/combat.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const canAttack = defineCondition({
  op: 'can_attack',
  about: {
    text: 'The card may be declared as an attacker now.',
    example: { op: 'can_attack', target: 'self' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('can_attack'), target: thing }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const { compiled } = build;
    const attack = build.names.symbol('attack');
    return everyOne(node.target, build, (card, desk) => canAttackNow(compiled, desk, card, attack));
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
