import type { Build } from '../../../compile/build.ts';
import { amountOf } from '../../../schema/operands.ts';
import { raiseCounter } from '../raise-counter.ts';
import type { SetCounterNode } from './schema.ts';

export function run(node: SetCounterNode, build: Build): void {
  raiseCounter(node, build, build.number(amountOf(node)), (has, amount) => amount - has);
}
