/** A computation over the values that the things of a list have, each in turn the root `it`. Things without the value are left out. */
import type { Build, NumberOf } from '../../compile/build.ts';
import type { ListNode, ValueNode } from '../../nodes.ts';
import { charge } from '../../run/meter.ts';
import { NOTHING } from '../../types.ts';
import { listOf } from '../list-of.ts';

export function overList(
  { of, value }: { readonly of: ListNode; readonly value: ValueNode },
  build: Build,
  none: number,
  fold: (so: number, next: number) => number,
): NumberOf {
  const list = listOf(of, build);
  const before = build.weight;
  const read = build.value(value);
  const each = 1 + build.weight - before;
  return (state, item) => {
    const things = list(state, item);
    charge(things.length * each);
    const { it } = item;
    let so = NOTHING;
    for (let i = 0; i < things.length; i++) {
      item.it = things[i] as number;
      const next = read(state, item);
      if (next !== NOTHING) so = so === NOTHING ? next : fold(so, next);
    }
    item.it = it;
    return so === NOTHING ? none : so;
  };
}
