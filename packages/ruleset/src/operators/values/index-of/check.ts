import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { IndexOfNode } from './schema.ts';

export function check(node: IndexOfNode, checking: Checking): ValueType {
  const wanted = elementOf(checking.list('of', node.of)) === 'item' ? 'items' : 'entities';
  checking.thing('item', node.item, wanted);
  return 'number';
}
