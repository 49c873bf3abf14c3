import { z } from 'zod';
import { isInPlay } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const inPlay = defineCondition({
  op: 'in_play',
  tells: 'places',
  about: { text: 'The card is in the play zone.', example: { op: 'in_play', target: 'self' } },
  schema: ({ thing }) => z.strictObject({ op: z.literal('in_play'), target: thing }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
  },
  compile(node, build) {
    const { compiled } = build;
    return everyOne(node.target, build, (card, desk) => isInPlay(compiled, desk.state, card));
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
