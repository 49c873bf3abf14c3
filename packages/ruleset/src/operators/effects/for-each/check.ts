import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { ForEachNode } from './schema.ts';

export function check(node: ForEachNode, checking: Checking): void {
  const list = checking.list('in', node.in);
  if (node.simultaneous === true && !['player', 'unknown'].includes(elementOf(list)))
    checking.issue('in', 'typeMismatch', 'players, as they are asked at once');
  checking.bind('as', node.as, elementOf(list), node.in);
  checking.effects('do', node.do);
}
