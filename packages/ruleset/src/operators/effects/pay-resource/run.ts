import type { Build, TestOf } from '../../../compile/build.ts';
import { canSpend } from '../can-spend.ts';
import { raiseResource } from '../raise-resource.ts';
import type { PayResourceNode } from './schema.ts';

export function run(node: PayResourceNode, build: Build): void {
  raiseResource(node, build, (_, amount) => -amount, true);
}

export function payable(node: PayResourceNode, build: Build): TestOf {
  return canSpend(node, build);
}
