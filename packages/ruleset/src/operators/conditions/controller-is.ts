import { z } from 'zod';
import { cardAt } from '../../compiled/at.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const controllerIs = defineCondition({
  op: 'controller_is',
  tells: 'places',
  about: {
    text: 'The card is controlled by this player; `self` is the evaluating seat, `opponent` any other.',
    example: { op: 'controller_is', target: { ref: 'event.target' }, player: 'opponent' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('controller_is'), target: thing, player: thing }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    if (node.player !== 'self') checking.player('player', node.player);
  },
  compile(node, build) {
    const opponent = node.player === 'opponent';
    const seat = build.seat(opponent || node.player === 'self' ? undefined : node.player);
    return everyOne(
      node.target,
      build,
      (card, desk, item) => card >= 0 && (cardAt(desk.state, card).controller === seat(desk, item)) !== opponent,
    );
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
