import { z } from 'zod';
import type { TestOf } from '../../compile/build.ts';
import { defineCondition } from '../operator.ts';

export const any = defineCondition({
  op: 'any',
  about: {
    text: 'At least one of them holds.',
    example: { op: 'any', of: [{ op: 'is_active' }, { op: 'stack_empty' }] },
  },
  schema: ({ conditions }) => z.strictObject({ op: z.literal('any'), of: conditions }),
  truth: (node, { some }) => some(node.of),
  check(node, checking) {
    checking.conditions('of', node.of);
  },
  compile(node, build) {
    const tests = node.of.map((one) => build.test(one));
    return (desk, item) => {
      for (let i = 0; i < tests.length; i++) if ((tests[i] as TestOf)(desk, item)) return true;
      return false;
    };
  },
});
