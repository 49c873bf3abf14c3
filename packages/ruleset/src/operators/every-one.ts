/** Something holds for every thing of a list, and for all of them `together`, and not for none: a condition on several targets, a cost that is paid with several. */
import type { Build, TestOf } from '../compile/build.ts';
import type { ThingNode } from '../nodes.ts';
import { charge } from '../run/meter.ts';
import type { Desk, Item } from '../types.ts';

export function everyOne(
  target: ThingNode,
  build: Build,
  test: (thing: number, desk: Desk, item: Item) => boolean,
  together: (things: readonly number[], desk: Desk, item: Item) => boolean = always,
): TestOf {
  const things = build.things(target);
  return (desk, item) => {
    const list = things(desk, item);
    charge(desk, list.length);
    for (let i = 0; i < list.length; i++) if (!test(list[i] as number, desk, item)) return false;
    return list.length > 0 && together(list, desk, item);
  };
}

const always = (): boolean => true;
