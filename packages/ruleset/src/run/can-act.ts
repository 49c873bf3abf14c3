/** Whether a seat that had priority could do anything but pass. */
import type { Seat } from '@turnwise/game';
import type { Compiled } from '../compile/compiled.ts';
import type { RulesetState } from '../types.ts';
import { allowsNow } from './intent.ts';
import { isPossible } from './discover-actions.ts';

export function canAct(compiled: Compiled, state: RulesetState, seat: Seat): boolean {
  for (const action of compiled.actions)
    if (allowsNow(compiled, state, action, seat) && isPossible(compiled, state, action, seat)) return true;
  return false;
}
