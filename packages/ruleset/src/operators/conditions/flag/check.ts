import type { Checking } from '../../../check/checking.ts';
import { checkFlag } from '../../../check/check-flag.ts';
import type { FlagNode } from './schema.ts';

export function check(node: FlagNode, checking: Checking): void {
  checkFlag(node, checking);
}
