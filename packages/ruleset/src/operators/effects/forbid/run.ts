import type { Build } from '../../../compile/build.ts';
import { raiseGranted } from '../raise-granted.ts';
import type { ForbidNode } from './schema.ts';

export function run(node: ForbidNode, build: Build): void {
  const word = build.names.symbol(node.keyword);
  raiseGranted(node, build, 'forbid', node.keyword, () => word);
}
