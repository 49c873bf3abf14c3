import { z } from 'zod';
import { askNumber } from '../../run/ask.ts';
import { timed } from '../../run/timed.ts';
import { question } from './asking.ts';

export const chooseNumber = question({
  op: 'choose_number',
  about: {
    text: 'The player chooses a number, which `as` binds.',
    example: { op: 'choose_number', min: 0, max: { ref: 'player.mana' }, as: 'x' },
  },
  schema: ({ name, thing, timeOut, value }) =>
    z.strictObject({
      op: z.literal('choose_number'),
      player: thing.optional(),
      min: value,
      max: value,
      as: name,
      timeOut: timeOut.optional(),
    }),
  check(node, checking) {
    checking.asks();
    checking.player('player', node.player);
    checking.number('min', node.min);
    checking.number('max', node.max);
    if (typeof node.min === 'number' && typeof node.max === 'number' && node.min > node.max)
      checking.issue('max', 'wrongBounds', `at least ${node.min}`, node.max);
    checking.timeOut(node.timeOut, {
      of: 'number',
      min: checking.constant(node.min),
      max: checking.constant(node.max),
    });
    checking.bind('as', node.as, 'number');
  },
  asking(node, build) {
    const { compiled } = build;
    const min = build.number(node.min);
    const max = build.number(node.max);
    return {
      seat: build.seat(node.player),
      name: node.as,
      register: build.bound(node.as, 'plain'),
      ask: (item, asker, seat) =>
        askNumber(compiled, timed(asker, node.timeOut), item, seat, {
          min: min(asker.local.desk, item),
          max: max(asker.local.desk, item),
          purpose: node.as,
        }),
      then: () => {},
    };
  },
});
