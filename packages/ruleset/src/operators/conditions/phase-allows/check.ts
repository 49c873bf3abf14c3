import type { Checking } from '../../../check/checking.ts';
import type { PhaseAllowsNode } from './schema.ts';

export function check(node: PhaseAllowsNode, checking: Checking): void {
  checking.phase(node.phase, node.step);
}
