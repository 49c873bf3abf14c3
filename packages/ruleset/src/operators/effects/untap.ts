import { z } from 'zod';
import type { Build } from '../../compile/build.ts';
import { isForbidden } from '../../run/layers.ts';
import { isFlagSet, tapHappens } from '../../run/happen/flag.ts';
import { isInPlay } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';
import type { Desk } from '../../types.ts';

export const untap = defineEffect({
  op: 'untap',
  raises: 'flag_changed',
  about: {
    text: 'Takes the flag `tapped` from cards in play that are not forbidden to untap.',
    example: { op: 'untap', target: { selector: { zone: 'battlefield', controller: 'active', count: 'all' } } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('untap'), target: thing }),
  check(node, checking) {
    checking.mayRaise('flag_changed', { flag: 'tapped' });
    checking.needsFlag('tapped');
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const symbol = build.names.symbol('tapped');
    const untaps = untapsOne(build);
    build.raise(
      'flag_changed',
      partsOf(build.things(node.target), (card, desk) => (untaps(card, desk) ? [card, symbol, 0] : null)),
      tapHappens(build),
    );
  },
  payable(node, build) {
    return everyOne(node.target, build, untapsOne(build));
  },
});

/** It is tapped, in play, and not forbidden to untap. */
function untapsOne({ compiled, names }: Build): (card: number, desk: Desk) => boolean {
  const permission = names.symbol('untap');
  return (card, desk) =>
    isInPlay(compiled, desk.state, card) &&
    isFlagSet(desk.state, card, compiled.tapped) &&
    !isForbidden(compiled, desk, card, permission);
}
