import { z } from 'zod';
import type { Checking } from '../../check/checking.ts';
import { typeText } from '../../check/name-sorts.ts';
import { comparison } from '../../compile/comparison.ts';
import { COMPARISONS } from '../../nodes.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { NOTHING } from '../../types.ts';
import { defineCondition } from '../operator.ts';

const schema = ({ value }: Grammar) =>
  z.strictObject({ op: z.literal('compare'), left: value, is: z.enum(COMPARISONS), right: value });

type CompareNode = z.infer<ReturnType<typeof schema>>;

export const compare = defineCondition({
  op: 'compare',
  about: {
    text: 'Compares two values; a comparison with nothing is false. `==` is the same as `=`. YAML needs quotes around the comparison.',
    example: { op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 },
  },
  schema,
  compares: ({ left, right, is }) => ({ left, right, by: is }),
  check({ left, is, right }, checking) {
    if (['=', '==', '!='].includes(is)) checking.pair(left, right);
    else if (isAmount('left', left, checking)) isAmount('right', right, checking);
    // What is beside a wrong side may well be sound.
    else if (typeof right === 'object') checking.value('right', right);
  },
  compile(node, build) {
    const [left, right] = build.pair(node.left, node.right);
    const holds = comparison(node.is);
    return (desk, item) => {
      const one = left(desk, item);
      const other = right(desk, item);
      return one !== NOTHING && other !== NOTHING && holds(one, other);
    };
  },
  operands(node, build) {
    return { left: build.operand(node.left), right: build.operand(node.right) };
  },
});

function isAmount(key: 'left' | 'right', node: CompareNode['left'], checking: Checking): boolean {
  const type = checking.value(key, node);
  if (type === 'number' || type === 'unknown') return true;
  checking.issue(key, 'typeMismatch', 'a number, to compare by more or less', typeText(type));
  return false;
}
