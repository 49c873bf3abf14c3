import type { Checking } from '../../../check/checking.ts';
import type { ModifyAttributeNode } from './schema.ts';

export function check(node: ModifyAttributeNode, checking: Checking): void {
  checking.raises('attribute_modified', { attribute: node.attribute });
  checking.thing('target', node.target, 'cards');
  checking.known('attribute', 'attribute', node.attribute);
  checking.number('add', node.add);
  checking.number('set', node.set);
  checking.number('multiply', node.multiply);
}
