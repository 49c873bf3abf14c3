import { z } from 'zod';
import { isFlagSet, tapHappens } from '../../run/happen/flag.ts';
import { isInPlay } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const tap = defineEffect({
  op: 'tap',
  raises: 'flag_changed',
  about: {
    text: 'Sets the flag `tapped` of cards in play. As a cost it can be paid with cards that are not tapped.',
    example: { op: 'tap', target: 'self' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('tap'), target: thing }),
  check(node, checking) {
    checking.mayRaise('flag_changed', { flag: 'tapped' });
    checking.needsFlag('tapped');
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const symbol = build.names.symbol('tapped');
    const { compiled } = build;
    build.raise(
      'flag_changed',
      partsOf(build.things(node.target), (card, desk) =>
        isInPlay(compiled, desk.state, card) && !isFlagSet(desk.state, card, compiled.tapped)
          ? [card, symbol, 1]
          : null,
      ),
      tapHappens(build),
    );
  },
  payable(node, build) {
    const { compiled } = build;
    return everyOne(
      node.target,
      build,
      (card, desk) =>
        compiled.tapped >= 0 && isInPlay(compiled, desk.state, card) && !isFlagSet(desk.state, card, compiled.tapped),
    );
  },
});
