import { z } from 'zod';
import { isPlayable } from '../../run/playable.ts';
import { defineCondition } from '../operator.ts';

export const canPlay = defineCondition({
  op: 'can_play',
  about: {
    text: 'The card may be played: `play` is not forbidden for it, and if it has a `cast` ability, the conditions of that ability hold and its targets can be chosen.',
    example: { op: 'can_play', target: 'card' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('can_play'), target: thing }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const target = build.thing(node.target);
    const play = build.names.symbol('play');
    const { compiled } = build;
    return (desk, item) => isPlayable(compiled, desk, target(desk, item), item.seat, play);
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
