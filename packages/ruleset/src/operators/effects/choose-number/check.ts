import type { Checking } from '../../../check/checking.ts';
import type { ChooseNumberNode } from './schema.ts';

export function check(node: ChooseNumberNode, checking: Checking): void {
  checking.player('player', node.player);
  checking.number('min', node.min);
  checking.number('max', node.max);
  if (typeof node.min === 'number' && typeof node.max === 'number' && node.min > node.max)
    checking.issue('max', 'wrongBounds', `at least ${node.min}`, node.max);
  checking.bind('as', node.as, 'number');
}
