import { z } from 'zod';
import { damageHappens } from '../../run/happen/damage.ts';
import { sourceOf } from '../../run/source-of.ts';
import { amountOf, exactlyOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';
import { listed } from '../../run/listed.ts';

export const dealDamage = defineEffect({
  op: 'deal_damage',
  raises: 'damaged',
  namesAttempt: true,
  about: {
    text: 'Deals damage: a card gets that many `damage` counters, a player loses that much health.',
    example: { op: 'deal_damage', target: 'victim', amount: 1 },
  },
  schema: ({ thing, value }) =>
    z
      .strictObject({
        op: z.literal('deal_damage'),
        target: thing,
        amount: value.optional(),
        count: value.optional(),
        source: thing.optional(),
      })
      .apply(exactlyOne('amount', 'count')),
  check(node, checking) {
    checking.raises('damaged');
    checking.needsHealth('target', checking.thing('target', node.target, 'entities'));
    checking.thing('source', node.source, 'cards');
    checking.count('amount', node.amount);
    checking.count('count', node.count);
  },
  compile(node, build) {
    const amount = build.number(amountOf(node));
    const { compiled } = build;
    const source = node.source === undefined ? null : build.thing(node.source);
    build.raise(
      'damaged',
      partsOf(build.things(node.target), (target, desk, item) =>
        listed(target, amount(desk, item), source === null ? sourceOf(compiled, desk, item) : source(desk, item)),
      ),
      damageHappens(build),
    );
  },
});
