import { z } from 'zod';
import { checkFlag } from '../../check/check-flag.ts';
import { flagNumber, isFlagSet } from '../../run/happen/flag.ts';
import { NOTHING } from '../../types.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const isFlag = defineCondition({
  op: 'flag',
  tells: 'places',
  about: {
    text: 'A flag of a card or player, or of the match if no target is named, is set; with `value: false`, it is not.',
    example: { op: 'flag', flag: 'tapped', target: 'self' },
  },
  schema: ({ id, thing }) =>
    z.strictObject({ op: z.literal('flag'), flag: id, target: thing.optional(), value: z.boolean().optional() }),
  check(node, checking) {
    checkFlag(node, checking);
  },
  compile(node, build) {
    const { flag, target, value = true } = node;
    const { compiled } = build;
    if (target === undefined)
      return (desk) => isFlagSet(desk.state, NOTHING, flagNumber(compiled, flag, NOTHING)) === value;
    return everyOne(
      target,
      build,
      (holder, desk) => isFlagSet(desk.state, holder, flagNumber(compiled, flag, holder)) === value,
    );
  },
});
