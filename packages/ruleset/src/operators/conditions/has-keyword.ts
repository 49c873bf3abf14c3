import { z } from 'zod';
import { hasWord } from '../../run/layers.ts';
import { everyOne } from '../every-one.ts';
import { defineCondition } from '../operator.ts';

export const hasKeyword = defineCondition({
  op: 'has_keyword',
  about: {
    text: 'The card has the keyword, read through continuous abilities and lasting changes.',
    example: { op: 'has_keyword', target: 'attacker', keyword: 'flying' },
  },
  schema: ({ id, thing }) => z.strictObject({ op: z.literal('has_keyword'), target: thing, keyword: id }),
  check(node, checking) {
    checking.thing('target', node.target, 'cards');
    checking.known('keyword', 'keyword', node.keyword);
  },
  compile(node, build) {
    const keyword = build.names.symbol(node.keyword);
    const { compiled } = build;
    return everyOne(node.target, build, (card, desk) => card >= 0 && hasWord(compiled, desk, card, keyword));
  },
  operands(node, build) {
    return { target: build.operand(node.target) };
  },
});
