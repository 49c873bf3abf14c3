import { z } from 'zod';
import { seeHappens } from '../../run/happen/see.ts';
import { isThere } from '../../run/where.ts';
import { NOTHING } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';
import { listed } from '../../run/listed.ts';

export const reveal = defineEffect({
  op: 'reveal',
  raises: 'revealed',
  namesAttempt: true,
  about: {
    text: 'Shows cards to everybody.',
    example: { op: 'reveal', target: { selector: { zone: 'deck', controller: 'self', top: 1 } } },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('reveal'), target: thing }),
  check(node, checking) {
    checking.raises('revealed');
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    build.raise(
      'revealed',
      partsOf(build.things(node.target), (card, desk) => (isThere(desk.state, card) ? listed(card, NOTHING) : null)),
      seeHappens(build),
    );
  },
});
