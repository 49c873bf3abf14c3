import type { Checking } from '../../../check/checking.ts';
import type { HasResourceNode } from './schema.ts';

export function check(node: HasResourceNode, checking: Checking): void {
  checking.known('resource', 'resource', node.resource);
  checking.attainable('atLeast', node.resource, node.atLeast);
  checking.player('player', node.player);
}
