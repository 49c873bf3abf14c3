import type { Build, NumberOf } from '../../../compile/build.ts';
import type { WhenNode } from './schema.ts';

export function run(node: WhenNode, build: Build): NumberOf {
  const test = build.test(node.conditions);
  const then = build.value(node.then);
  const otherwise = build.value(node.else);
  return (state, item) => (test(state, item) ? then(state, item) : otherwise(state, item));
}
