import type { Checking } from '../../../check/checking.ts';
import { checkResource } from '../../../check/check-resource.ts';
import type { GainResourceNode } from './schema.ts';

export function check(node: GainResourceNode, checking: Checking): void {
  checking.raises('resource_changed', { resource: node.resource });
  checkResource(node, checking);
}
