import type { Build, TestOf } from '../../../compile/build.ts';
import { canSpend } from '../can-spend.ts';
import { raiseResource } from '../raise-resource.ts';
import type { LoseResourceNode } from './schema.ts';

export function run(node: LoseResourceNode, build: Build): void {
  raiseResource(node, build, (_, amount) => -amount);
}

export function payable(node: LoseResourceNode, build: Build): TestOf {
  return canSpend(node, build);
}
