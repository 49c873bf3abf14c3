import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import type { ExistsNode } from './schema.ts';

export function run(node: ExistsNode, build: Build): TestOf {
  const gather = build.gathering(node.selector);
  const least = build.number(node.atLeast, 1);
  return (state, item) => gather(state, item).length >= least(state, item);
}

export function operands(node: ExistsNode, build: Build): Readonly<Record<string, Operand>> {
  const gather = build.selector(node.selector);
  return {
    found: { value: (state, item) => gather(state, item).length, of: 'number' },
    atLeast: { value: build.number(node.atLeast, 1), of: 'number' },
  };
}
