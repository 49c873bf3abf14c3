import { z } from 'zod';
import { zoneAt } from '../../compiled/at.ts';
import { shuffleHappens } from '../../run/happen/shuffle.ts';
import { NOTHING } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { partOf } from './parts.ts';
import { listed } from '../../run/listed.ts';

export const shuffle = defineEffect({
  op: 'shuffle',
  raises: 'shuffled',
  namesAttempt: true,
  about: {
    text: 'Puts a zone into a random order, with the stream `shuffle`. A shared zone has no player.',
    example: { op: 'shuffle', zone: 'deck', player: { ref: 'controller' } },
  },
  schema: ({ id, thing }) => z.strictObject({ op: z.literal('shuffle'), zone: id, player: thing.optional() }),
  draws: () => 'shuffle',
  check(node, checking) {
    checking.raises('shuffled', { zone: node.zone });
    checking.known('zone', 'zone', node.zone);
    checking.player('player', node.player);
  },
  compile(node, build) {
    const zone = build.names.zone(node.zone);
    const symbol = build.names.symbol(node.zone);
    const seat = build.seat(node.player);
    const { compiled } = build;
    build.raise(
      'shuffled',
      partOf(seat, (by) => listed(symbol, zoneAt(compiled, zone).shared ? NOTHING : ~by)),
      shuffleHappens(build),
    );
  },
});
