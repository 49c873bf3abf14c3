/** Computations over the values that the things of a list have, each in turn the root `it`. Things without the value are left out. */
import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { charge } from '../../run/meter.ts';
import { inRange } from '../../run/violation.ts';
import { NOTHING } from '../../types.ts';
import { listOf } from '../list-of.ts';
import { defineValue } from '../operator.ts';
import type { About } from '../operator.ts';

export const sum = overList('sum', 0, (so, next) => inRange(so + next), {
  text: 'The sum of a value over a list; in the value, the root `it` is the current thing.',
  example: { op: 'sum', of: { zone: 'battlefield', controller: 'self' }, value: { ref: 'it.power' } },
});

export const highest = overList('highest', NOTHING, Math.max, {
  text: 'The largest value over a list; in the value, the root `it` is the current thing. Nothing if the list is empty.',
  example: { op: 'highest', of: { zone: 'trick' }, value: { ref: 'it.rank' } },
});

export const lowest = overList('lowest', NOTHING, Math.min, {
  text: 'The smallest value over a list; in the value, the root `it` is the current thing. Nothing if the list is empty.',
  example: { op: 'lowest', of: { zone: 'battlefield' }, value: { ref: 'it.cost' } },
});

/** `none` is what an empty list gives. */
function overList<const Op extends string>(
  op: Op,
  none: number,
  join: (so: number, next: number) => number,
  about: About,
) {
  return defineValue({
    op,
    tells: 'each',
    about,
    schema: ({ list, value }) => z.strictObject({ op: z.literal(op), of: list, value }),
    check(node, checking) {
      checking.withIt(elementOf(checking.list('of', node.of))).number('value', node.value);
      return 'number';
    },
    compile(node, build) {
      const list = listOf(node.of, build);
      const before = build.weight;
      const read = build.value(node.value);
      const each = 1 + build.weight - before;
      return (desk, item) => {
        const things = list(desk, item);
        charge(desk, things.length * each);
        const { it } = item;
        let so = NOTHING;
        for (let i = 0; i < things.length; i++) {
          item.it = things[i] as number;
          const next = read(desk, item);
          if (next !== NOTHING) so = so === NOTHING ? next : join(so, next);
        }
        item.it = it;
        return so === NOTHING ? none : so;
      };
    },
  });
}
