import { z } from 'zod';
import { healHappens } from '../../run/happen/damage.ts';
import { amountOf, exactlyOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const heal = defineEffect({
  op: 'heal',
  raises: 'healed',
  namesAttempt: true,
  about: {
    text: 'Removes damage: a card loses `damage` counters, a player gains health.',
    example: { op: 'heal', target: { ref: 'controller' }, amount: 2 },
  },
  schema: ({ thing, value }) =>
    z
      .strictObject({ op: z.literal('heal'), target: thing, amount: value.optional(), count: value.optional() })
      .apply(exactlyOne('amount', 'count')),
  check(node, checking) {
    checking.mayRaise('healed');
    checking.needsHealth('target', checking.thing('target', node.target, 'entities'));
    checking.count('amount', node.amount);
    checking.count('count', node.count);
  },
  compile(node, build) {
    const amount = build.number(amountOf(node));
    build.raise(
      'healed',
      partsOf(build.things(node.target), (target, desk, item) => [target, amount(desk, item)]),
      healHappens(build),
    );
  },
});
