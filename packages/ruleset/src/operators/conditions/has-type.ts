import { z } from 'zod';
import { definitionOf } from '../../run/layers.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const hasType = defineCondition({
  op: 'has_type',
  about: {
    text: 'The definition of the card has the type.',
    example: { op: 'has_type', target: 'card', type: 'creature' },
  },
  schema: ({ id, thing }) => z.strictObject({ op: z.literal('has_type'), target: thing, type: id }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.known('type', 'type', node.type);
  },
  compile(node, build) {
    const type = build.names.symbol(node.type);
    const { compiled } = build;
    return everyOne(
      node.target,
      build,
      (card, desk) => card >= 0 && definitionOf(compiled, desk.state, card).types.includes(type),
    );
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
