import { z } from 'zod';
import { defineCondition } from '../operator.ts';

export const exists = defineCondition({
  op: 'exists',
  tells: 'size',
  about: {
    text: 'The selector gathers at least one, or at least `atLeast`.',
    example: { op: 'exists', selector: { zone: 'battlefield', controller: 'self', types: ['creature'] } },
  },
  schema: ({ selector, value }) => z.strictObject({ op: z.literal('exists'), selector, atLeast: value.optional() }),
  check(node, checking) {
    checking.selector('selector', node.selector);
    checking.number('atLeast', node.atLeast);
  },
  compile(node, build) {
    const gather = build.gathering(node.selector);
    const least = build.number(node.atLeast, 1);
    return (desk, item) => gather(desk, item).length >= least(desk, item);
  },
  operands(node, build) {
    const gather = build.selector(node.selector);
    return {
      found: { value: (desk, item) => gather(desk, item).length, of: 'number' },
      atLeast: { value: build.number(node.atLeast, 1), of: 'number' },
    };
  },
});
