import type { Checking } from '../../../check/checking.ts';
import { checkResource } from '../../../check/check-resource.ts';
import type { PayResourceNode } from './schema.ts';

export function check(node: PayResourceNode, checking: Checking): void {
  checking.mayRaise('resource_changed', { resource: node.resource });
  checkResource(node, checking);
}
