import { readStream } from '@turnwise/kernel';
import { z } from 'zod';
import { mustHaveFaces } from '../../run/faces.ts';
import { noted } from '../../run/record.ts';
import { charge } from '../../run/meter.ts';
import { withinSteps } from '../../run/steps.ts';
import { inRange } from '../../run/violation.ts';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { NO_PARTS } from './parts.ts';
import { take } from '../../run/take.ts';

export const roll = defineEffect({
  op: 'roll',
  raises: 'rolled',
  namesAttempt: true,
  about: {
    text: 'Rolls dice, one by default, with a random stream (`dice` if none is named); `as` binds their sum.',
    example: { op: 'roll', sides: 6, amount: 2, as: 'pips' },
  },
  schema: ({ id, name, value }) =>
    z
      .strictObject({
        op: z.literal('roll'),
        sides: value,
        amount: value.optional(),
        count: value.optional(),
        as: name,
        stream: id.optional(),
      })
      .apply(atMostOne('amount', 'count')),
  draws: ({ stream = 'dice' }) => stream,
  check(node, checking) {
    checking.raises('rolled');
    checking.count('sides', node.sides, 1);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
    checking.bind('as', node.as, 'number');
  },
  /** Bound is what the event says when it happens: a replacement may have changed it. */
  compile(node, build) {
    const { compiled } = build;
    const sides = build.number(node.sides);
    const amount = build.number(amountOf(node), 1);
    const stream = node.stream ?? 'dice';
    const symbol = build.names.symbol(stream);
    const register = build.bound(node.as, 'plain');
    build.raise(
      'rolled',
      (item, running) => {
        const { state } = running;
        const dice = amount(running.local.desk, item);
        item.registers[register] = dice < 1 ? ZERO : NONE;
        if (dice < 1) return NO_PARTS;
        withinSteps(running, dice);
        charge(running.local.desk, dice);
        const faces = mustHaveFaces(sides(running.local.desk, item));
        const reader = readStream(state.random, stream);
        let sum = 0;
        for (let i = 0; i < dice; i++) sum = inRange(sum + reader.die(faces));
        take(running, reader.step());
        return [[sum, symbol]];
      },
      (event, item, running) => {
        noted(compiled, running, item, event);
        item.registers[register] = [event.fields[0] as number];
      },
    );
  },
});

const ZERO: readonly number[] = Object.freeze([0]);

const NONE: readonly number[] = Object.freeze([]);
