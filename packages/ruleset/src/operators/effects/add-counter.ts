import { z } from 'zod';
import { checkCounter } from '../../check/check-counter.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { raiseCounter } from './raise-counter.ts';

export const addCounter = defineEffect({
  op: 'add_counter',
  raises: 'counter_changed',
  about: {
    text: 'Puts counters on cards; one by default.',
    example: { op: 'add_counter', target: 'self', counter: 'growth', amount: 1 },
  },
  schema: ({ id, thing, value }) =>
    z
      .strictObject({
        op: z.literal('add_counter'),
        target: thing,
        counter: id,
        amount: value.optional(),
        count: value.optional(),
      })
      .apply(atMostOne('amount', 'count')),
  check(node, checking) {
    checking.raises('counter_changed', { counter: node.counter });
    checkCounter(node, checking);
  },
  compile(node, build) {
    raiseCounter(node, build, build.number(amountOf(node), 1), (_, amount) => amount);
  },
});
