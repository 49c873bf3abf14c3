import type { Build, NumberOf, TestOf } from '../../../compile/build.ts';
import type { ExistsNode } from './schema.ts';

export function run(node: ExistsNode, build: Build): TestOf {
  const gather = build.selector(node.selector);
  const least = build.number(node.atLeast, 1);
  return (state, item) => gather(state, item).length >= least(state, item);
}

export function operands(node: ExistsNode, build: Build): Readonly<Record<string, NumberOf>> {
  const gather = build.selector(node.selector);
  return { found: (state, item) => gather(state, item).length, atLeast: build.number(node.atLeast, 1) };
}
