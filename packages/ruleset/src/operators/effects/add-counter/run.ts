import type { Build } from '../../../compile/build.ts';
import { amountOf } from '../../../schema/operands.ts';
import { raiseCounter } from '../raise-counter.ts';
import type { AddCounterNode } from './schema.ts';

export function run(node: AddCounterNode, build: Build): void {
  raiseCounter(node, build, build.number(amountOf(node), 1), (_, amount) => amount);
}
