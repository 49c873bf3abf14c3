import type { Build, TestOf } from '../../../compile/build.ts';
import type { NotNode } from './schema.ts';

export function run(node: NotNode, build: Build): TestOf {
  const test = build.test(node.of ?? node.condition);
  return (state, item) => !test(state, item);
}
