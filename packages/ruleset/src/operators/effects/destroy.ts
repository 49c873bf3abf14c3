import { z } from 'zod';
import { destroyHappens } from '../../run/happen/leave.ts';
import { isInPlay } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const destroy = defineEffect({
  op: 'destroy',
  raises: 'destroyed',
  namesAttempt: true,
  about: {
    text: "Puts cards in play into their owners' graveyards.",
    example: { op: 'destroy', target: { ref: 'event.target' } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('destroy'), target: thing }),
  check(node, checking) {
    checking.mayRaise('destroyed');
    checking.mayRaise('zone_moved', { from: checking.zoneOf('play'), to: checking.zoneOf('graveyard') });
    checking.needsZone('play');
    checking.needsZone('graveyard');
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const { compiled } = build;
    build.raise(
      'destroyed',
      partsOf(build.things(node.target), (card, desk) => (isInPlay(compiled, desk.state, card) ? [card] : null)),
      destroyHappens(build),
    );
  },
  payable(node, build) {
    const { compiled } = build;
    return everyOne(node.target, build, (card, desk) => isInPlay(compiled, desk.state, card));
  },
});
