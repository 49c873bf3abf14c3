import type { Checking } from '../../../check/checking.ts';
import { checkFlag } from '../../../check/check-flag.ts';
import type { SetFlagNode } from './schema.ts';

export function check(node: SetFlagNode, checking: Checking): void {
  checking.mayRaise('flag_changed', { flag: node.flag });
  checkFlag(node, checking);
  if (node.value !== undefined) checking.value('value', node.value, 'flag');
}
