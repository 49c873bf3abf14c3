import type { Build } from '../../../compile/build.ts';
import { raiseResource } from '../raise-resource.ts';
import type { GainResourceNode } from './schema.ts';

export function run(node: GainResourceNode, build: Build): void {
  raiseResource(node, build, (_, amount) => amount);
}
