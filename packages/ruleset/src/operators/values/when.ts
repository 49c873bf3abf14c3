import { z } from 'zod';
import { typeText } from '../../check/name-sorts.ts';
import { comparable, joined } from '../../check/value-types.ts';
import { defineValue } from '../operator.ts';

export const when = defineValue({
  op: 'when',
  about: {
    text: '`then` if all conditions hold, otherwise `else`.',
    example: { op: 'when', conditions: [{ op: 'is_active' }], then: 2, else: 1 },
  },
  schema: ({ conditions, value }) => z.strictObject({ op: z.literal('when'), conditions, then: value, else: value }),
  check(node, checking) {
    checking.conditions('conditions', node.conditions);
    const then = checking.value('then', node.then);
    const otherwise = checking.value('else', node.else);
    if (!comparable(then, otherwise)) checking.issue('else', 'typeMismatch', typeText(then), typeText(otherwise));
    return joined(then, otherwise);
  },
  compile(node, build) {
    const test = build.test(node.conditions);
    const then = build.value(node.then);
    const otherwise = build.value(node.else);
    return (desk, item) => (test(desk, item) ? then(desk, item) : otherwise(desk, item));
  },
});
