import type { Build } from '../../../compile/build.ts';
import { raiseCreated } from '../raise-created.ts';
import type { CreateTokenNode } from './schema.ts';

export function run(node: CreateTokenNode, build: Build): void {
  raiseCreated(node, build, true);
}
