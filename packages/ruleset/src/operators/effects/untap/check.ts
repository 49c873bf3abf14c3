import type { Checking } from '../../../check/checking.ts';
import type { UntapNode } from './schema.ts';

export function check(node: UntapNode, checking: Checking): void {
  checking.mayRaise('flag_changed', { flag: 'tapped' });
  checking.needsFlag('tapped');
  checking.thing('target', node.target, 'cards');
}
