import type { Build, TestOf } from '../../../compile/build.ts';
import { itemsOf } from '../../../run/items-of.ts';
import type { StackEmptyNode } from './schema.ts';

export function run(_node: StackEmptyNode, { compiled }: Build): TestOf {
  return (state) => itemsOf(compiled, state).length === 0;
}
