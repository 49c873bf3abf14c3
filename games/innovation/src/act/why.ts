/** Why something happens: the card or rule that says so, and the effect on the stack. */
import type { Run } from '@turnwise/stack';
import type { Innovation } from '../types.ts';

export interface Why {
  /** A card's name, or the rule: `action`, `shareBonus`, `opening`. */
  readonly source: string;
  /** The effect's number on the stack, 0 for the input itself. */
  readonly id: number;
}

export const BY_ACTION: Why = { source: 'action', id: 0 };

export type InnovationRun = Run<Innovation>;
