import { askedFrom } from '../../../check/answers.ts';
import type { Checking } from '../../../check/checking.ts';
import { selectedType } from '../../../check/selected-type.ts';
import { listOf } from '../../../check/value-types.ts';
import type { SelectNode } from './schema.ts';

export function check(node: SelectNode, checking: Checking): void {
  checking.asks();
  checking.player('player', node.player);
  checking.selector('from', node.from);
  const least = node.may === true ? 0 : node.ordered === true ? 2 : undefined;
  checking.timeOut(node.timeOut, askedFrom(node.from, least));
  const type = selectedType(node.from);
  checking.bind('as', node.as, node.simultaneous === true ? listOf(type) : type, node.from);
}
