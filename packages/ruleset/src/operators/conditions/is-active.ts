import { z } from 'zod';
import { NOTHING } from '../../types.ts';
import { defineCondition } from '../operator.ts';

export const isActive = defineCondition({
  op: 'is_active',
  tells: 'places',
  about: {
    text: 'It is the turn of this player (`controller` if none is named).',
    example: { op: 'is_active' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('is_active'), player: thing.optional() }),
  check(node, checking) {
    checking.player('player', node.player);
  },
  compile(node, build) {
    const seat = build.seat(node.player);
    return (desk, item) => desk.state.turn.active === seat(desk, item);
  },
  operands(node, build) {
    const seat = build.seat(node.player);
    return {
      player: {
        value: (desk, item) => {
          const by = seat(desk, item);
          return by < 0 ? NOTHING : ~by;
        },
        of: 'thing',
      },
      active: { value: (desk) => ~desk.state.turn.active, of: 'thing' },
    };
  },
});
