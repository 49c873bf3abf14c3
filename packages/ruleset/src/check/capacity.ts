/** Whether cards that come into a zone may be more than it holds, as far as that can be told without a match. */
import type { ValueNode } from '../nodes.ts';

/** Who computes how many come has thought of the room; what is done once is counted. */
export function mayOverflow(capacity: number, halting: 'once' | 'often', amount: ValueNode | undefined): boolean {
  if (typeof amount === 'object') return false;
  return halting === 'often' || typeof amount !== 'number' || amount > capacity;
}
