import { z } from 'zod';
import { checkCounter } from '../../check/check-counter.ts';
import { amountOf, exactlyOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { raiseCounter } from './raise-counter.ts';

export const setCounter = defineEffect({
  op: 'set_counter',
  raises: 'counter_changed',
  about: {
    text: 'Sets the number of counters of a kind on cards.',
    example: { op: 'set_counter', target: 'pit', counter: 'seeds', amount: 0 },
  },
  schema: ({ id, thing, value }) =>
    z
      .strictObject({
        op: z.literal('set_counter'),
        target: thing,
        counter: id,
        amount: value.optional(),
        count: value.optional(),
      })
      .apply(exactlyOne('amount', 'count')),
  check(node, checking) {
    checking.mayRaise('counter_changed', { counter: node.counter });
    checkCounter(node, checking);
  },
  compile(node, build) {
    raiseCounter(node, build, build.number(amountOf(node)), (has, amount) => amount - has);
  },
});
