import { z } from 'zod';
import { cardAt } from '../../compiled/at.ts';
import { checkCounter } from '../../check/check-counter.ts';
import { isThere } from '../../run/where.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { raiseCounter } from './raise-counter.ts';

export const removeCounter = defineEffect({
  op: 'remove_counter',
  raises: 'counter_changed',
  about: {
    text: 'Takes counters from cards: one by default, all with `all`, never more than there are.',
    example: { op: 'remove_counter', target: 'self', counter: 'growth', amount: 'all' },
  },
  schema: ({ id, thing, value }) =>
    z
      .strictObject({
        op: z.literal('remove_counter'),
        target: thing,
        counter: id,
        amount: value.optional(),
        count: value.optional(),
      })
      .apply(atMostOne('amount', 'count')),
  check(node, checking) {
    checking.mayRaise('counter_changed', { counter: node.counter });
    const { amount, ...rest } = node;
    checkCounter(amount === 'all' ? rest : node, checking);
  },
  compile(node, build) {
    const amount = amountOf(node);
    if (amount === 'all')
      raiseCounter(
        node,
        build,
        () => 0,
        (has) => -has,
      );
    else raiseCounter(node, build, build.number(amount, 1), (_, taken) => -taken);
  },
  payable(node, build) {
    const counter = build.names.counter(node.counter);
    const amount = amountOf(node);
    const least = amount === 'all' ? () => 1 : build.number(amount, 1);
    return everyOne(
      node.target,
      build,
      (card, desk, item) =>
        isThere(desk.state, card) && (cardAt(desk.state, card).counters[counter] as number) >= least(desk, item),
    );
  },
});
