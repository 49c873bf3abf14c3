import type { Build, TestOf } from '../../../compile/build.ts';
import type { AnyNode } from './schema.ts';

export function run(node: AnyNode, build: Build): TestOf {
  const tests = node.of.map((one) => build.test(one));
  return (state, item) => {
    for (let i = 0; i < tests.length; i++) if ((tests[i] as TestOf)(state, item)) return true;
    return false;
  };
}
