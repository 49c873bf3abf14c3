import type { Build } from '../../../compile/build.ts';
import type { IfNode } from './schema.ts';

export function run(node: IfNode, build: Build): void {
  const test = build.test(node.conditions ?? node.condition);
  build.asm.branch(
    (item, { state }) => test(state, item),
    () => build.effects(node.then),
    node.else === undefined ? undefined : () => build.effects(node.else),
  );
}
