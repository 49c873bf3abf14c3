/** Whether cards have the flag `tapped`. */
import { z } from 'zod';
import { isFlagSet } from '../../run/happen/flag.ts';
import { isThere } from '../../run/where.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const isTapped = tapped('is_tapped', true, 'The card has the flag `tapped`.');
export const notTapped = tapped('not_tapped', false, 'The card does not have the flag `tapped`.');

function tapped<const Op extends string>(op: Op, wanted: boolean, text: string) {
  return defineCondition({
    op,
    tells: 'places',
    about: { text, example: { op, target: 'self' } },
    schema: ({ thing }) => z.strictObject({ op: z.literal(op), target: thing }),
    check(node, checking) {
      checking.needsFlag('tapped');
      checking.thing('target', node.target, 'cards');
    },
    compile(node, build) {
      const { compiled } = build;
      return everyOne(
        node.target,
        build,
        (card, desk) => isThere(desk.state, card) && isFlagSet(desk.state, card, compiled.tapped) === wanted,
      );
    },
    operands(node, build) {
      return { target: build.operand(node.target) };
    },
  });
}
