import { z } from 'zod';
import { seeHappens } from '../../run/happen/see.ts';
import { isThere } from '../../run/where.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const look = defineEffect({
  op: 'look',
  raises: 'looked',
  namesAttempt: true,
  about: {
    text: 'Shows cards to one player (`controller` if none is named).',
    example: { op: 'look', target: { selector: { zone: 'deck', controller: 'self', top: 3 } } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('look'), target: thing, player: thing.optional() }),
  check(node, checking) {
    checking.raises('looked');
    checking.thing('target', node.target, 'cards');
    checking.player('player', node.player);
  },
  compile(node, build) {
    const seat = build.seat(node.player);
    build.raise(
      'looked',
      partsOf(build.things(node.target), (card, desk, item) => {
        const by = seat(desk, item);
        return by >= 0 && isThere(desk.state, card) ? [card, ~by] : null;
      }),
      seeHappens(build),
    );
  },
});
