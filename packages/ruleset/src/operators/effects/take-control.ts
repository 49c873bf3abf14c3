import { z } from 'zod';
import { controlHappens } from '../../run/happen/change.ts';
import { isInPlay } from '../../run/where.ts';
import { UNTIL } from '../../types.ts';
import { defineEffect } from '../operator.ts';
import { partsOf } from './parts.ts';

export const takeControl = defineEffect({
  op: 'take_control',
  raises: 'control_changed',
  namesAttempt: true,
  about: {
    text: 'The player (`controller` if none is named) controls the cards from now on, or until the end of the turn.',
    example: { op: 'take_control', target: 'victim', player: { ref: 'controller' }, until: 'end_of_turn' },
  },
  schema: ({ thing }) =>
    z.strictObject({
      op: z.literal('take_control'),
      target: thing,
      player: thing.optional(),
      until: z.enum(UNTIL).optional(),
    }),
  check(node, checking) {
    checking.mayRaise('control_changed');
    checking.needsZone('play');
    checking.thing('target', node.target, 'cards');
    checking.player('player', node.player);
  },
  compile(node, build) {
    const seat = build.seat(node.player);
    const { compiled } = build;
    build.raise(
      'control_changed',
      partsOf(build.things(node.target), (card, desk, item) => {
        const by = seat(desk, item);
        return by >= 0 && isInPlay(compiled, desk.state, card) ? [card, ~by] : null;
      }),
      controlHappens(build, node.until ?? 'while_in_play'),
    );
  },
});
