import type { Checking } from '../../../check/checking.ts';
import { constantOf } from '../../../check/constant.ts';
import type { ChooseNumberNode } from './schema.ts';

export function check(node: ChooseNumberNode, checking: Checking): void {
  checking.asks();
  checking.player('player', node.player);
  checking.number('min', node.min);
  checking.number('max', node.max);
  if (typeof node.min === 'number' && typeof node.max === 'number' && node.min > node.max)
    checking.issue('max', 'wrongBounds', `at least ${node.min}`, node.max);
  checking.timeOut(node.timeOut, { of: 'number', min: constantOf(node.min), max: constantOf(node.max) });
  checking.bind('as', node.as, 'number');
}
