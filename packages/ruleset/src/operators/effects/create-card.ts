import { z } from 'zod';
import { amountOf, atMostOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';
import { raiseCreated } from './raise-created.ts';

export const createCard = defineEffect({
  op: 'create_card',
  raises: 'token_created',
  about: {
    text: 'Makes cards of a definition for a player, in the play zone by default. They stay in the match; each moves there from nowhere; `as` binds them.',
    example: { op: 'create_card', card: 'ember_fox', to: 'hand' },
  },
  schema: ({ id, name, thing, value }) =>
    z
      .strictObject({
        op: z.literal('create_card'),
        card: id,
        player: thing.optional(),
        to: id.optional(),
        amount: value.optional(),
        count: value.optional(),
        as: name.optional(),
      })
      .apply(atMostOne('amount', 'count')),
  check(node, checking) {
    checking.raises('token_created');
    checking.raises('zone_moved', { to: node.to ?? checking.zoneOf('play') });
    if (node.to === undefined) checking.needsZone('play');
    checking.known('card', 'card', node.card);
    checking.known('to', 'zone', node.to);
    checking.fills(node.to ?? checking.zoneOf('play'), amountOf(node) ?? 1);
    checking.player('player', node.player);
    checking.count('amount', node.amount);
    checking.count('count', node.count);
    checking.bind('as', node.as, amountOf(node) === undefined ? 'card' : 'cards');
  },
  compile(node, build) {
    raiseCreated(node, build, false);
  },
});
