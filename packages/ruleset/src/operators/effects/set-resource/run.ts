import type { Build } from '../../../compile/build.ts';
import { raiseResource } from '../raise-resource.ts';
import type { SetResourceNode } from './schema.ts';

export function run(node: SetResourceNode, build: Build): void {
  raiseResource(node, build, (has, amount) => amount - has);
}
