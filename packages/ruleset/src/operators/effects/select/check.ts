import type { Checking } from '../../../check/checking.ts';
import { selectedType } from '../../../check/selected-type.ts';
import type { SelectNode } from './schema.ts';

export function check(node: SelectNode, checking: Checking): void {
  checking.player('player', node.player);
  checking.selector('from', node.from);
  checking.bind('as', node.as, selectedType(node.from), node.from);
}
