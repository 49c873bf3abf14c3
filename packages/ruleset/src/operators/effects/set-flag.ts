import { z } from 'zod';
import { checkFlag } from '../../check/check-flag.ts';
import { flagHappens, flagNumber, isFlagSet } from '../../run/happen/flag.ts';
import { isPlayer, isThere } from '../../run/where.ts';
import { NOTHING } from '../../types.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';
import { listed } from '../../run/listed.ts';

export const setFlag = defineEffect({
  op: 'set_flag',
  raises: 'flag_changed',
  about: {
    text: 'Sets a flag of cards or players, or of the match if no target is named; with `value: false`, clears it.',
    example: { op: 'set_flag', flag: 'marked', target: 'self' },
  },
  schema: ({ id, thing, value }) =>
    z.strictObject({ op: z.literal('set_flag'), flag: id, value: value.optional(), target: thing.optional() }),
  check(node, checking) {
    checking.mayRaise('flag_changed', { flag: node.flag });
    checkFlag(node, checking);
    if (node.value !== undefined) checking.value('value', node.value, 'flag');
  },
  compile(node, build) {
    const symbol = build.names.symbol(node.flag);
    const value = build.number(node.value, 1);
    const happen = flagHappens(build, node.flag);
    if (node.target === undefined)
      build.raise(
        'flag_changed',
        (item, running) => [listed(NOTHING, symbol, value(running.local.desk, item) === 0 ? 0 : 1)],
        happen,
        'once',
      );
    else
      build.raise(
        'flag_changed',
        partsOf(build.things(node.target), (target, desk, item) => [target, symbol, value(desk, item) === 0 ? 0 : 1]),
        happen,
      );
  },
  payable(node, build) {
    const value = build.number(node.value, 1);
    const { compiled } = build;
    if (node.target === undefined)
      return (desk, item) =>
        isFlagSet(desk.state, NOTHING, flagNumber(compiled, node.flag, NOTHING)) === (value(desk, item) === 0);
    return everyOne(
      node.target,
      build,
      (target, desk, item) =>
        (isPlayer(target) || isThere(desk.state, target)) &&
        isFlagSet(desk.state, target, flagNumber(compiled, node.flag, target)) === (value(desk, item) === 0),
    );
  },
});
