import type { Build, NumberOf } from '../../../compile/build.ts';
import { isBareSelector } from '../../../schema/operands.ts';
import type { CountNode } from './schema.ts';

export function run(node: CountNode, build: Build): NumberOf {
  const list = isBareSelector(node.of) ? build.gathering(node.of) : build.things(node.of);
  return (state, item) => list(state, item).length;
}
