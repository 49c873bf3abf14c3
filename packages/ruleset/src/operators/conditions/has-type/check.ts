import type { Checking } from '../../../check/checking.ts';
import type { HasTypeNode } from './schema.ts';

export function check(node: HasTypeNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.known('type', 'type', node.type);
}
