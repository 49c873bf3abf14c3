import type { Build, TestOf } from '../../../compile/build.ts';
import type { AllNode } from './schema.ts';

export function run(node: AllNode, build: Build): TestOf {
  return build.test(node.of);
}
