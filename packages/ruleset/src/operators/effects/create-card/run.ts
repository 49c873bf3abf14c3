import type { Build } from '../../../compile/build.ts';
import { raiseCreated } from '../raise-created.ts';
import type { CreateCardNode } from './schema.ts';

export function run(node: CreateCardNode, build: Build): void {
  raiseCreated(node, build, false);
}
