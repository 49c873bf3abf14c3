import type { Checking } from '../../../check/checking.ts';
import type { TapNode } from './schema.ts';

export function check(node: TapNode, checking: Checking): void {
  checking.mayRaise('flag_changed', { flag: 'tapped' });
  checking.needsFlag('tapped');
  checking.thing('target', node.target, 'cards');
}
