import { z } from 'zod';
import { createHappens } from '../../run/happen/create.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const copyCard = defineEffect({
  op: 'copy_card',
  raises: 'token_created',
  about: {
    text: 'Makes a token with the definition of a card, in the play zone by default; it moves there from nowhere; `as` binds it.',
    example: { op: 'copy_card', target: 'self' },
  },
  schema: ({ id, name, thing }) =>
    z.strictObject({
      op: z.literal('copy_card'),
      target: thing,
      player: thing.optional(),
      to: id.optional(),
      as: name.optional(),
    }),
  check(node, checking) {
    checking.raises('token_created');
    checking.raises('zone_moved', { to: node.to ?? checking.zoneOf('play') });
    if (node.to === undefined) checking.needsZone('play');
    const type = checking.thing('target', node.target, 'cards');
    checking.known('to', 'zone', node.to);
    checking.fills(node.to ?? checking.zoneOf('play'), undefined);
    checking.player('player', node.player);
    checking.bind('as', node.as, type === 'cards' ? 'cards' : 'card');
  },
  compile(node, build) {
    const seat = build.seat(node.player);
    const things = build.things(node.target);
    const register = node.as === undefined ? -1 : build.bound(node.as, 'things');
    const zone = node.to === undefined ? -1 : build.names.zone(node.to);
    const copies = partsOf(things, (card, desk, item) => {
      const by = seat(desk, item);
      return by < 0 || card < 0 ? null : [card, ~by];
    });
    build.raise(
      'token_created',
      (item, running) => {
        const parts = copies(item, running);
        if (register >= 0) item.registers[register] = NONE;
        return parts;
      },
      createHappens(build, { definition: -1, zone, token: true, register }),
      'once',
    );
  },
});

const NONE: readonly number[] = Object.freeze([]);
