/** Whether a seat that had priority could do anything but pass. */
import type { Seat } from '@turnwise/game';
import type { Action, Compiled } from '../compile/compiled.ts';
import type { RulesetState } from '../types.ts';
import { allowsNow } from './intent.ts';
import { isPossible } from './discover-actions.ts';
import { hasRoomForAction } from './stack-room.ts';

export function canAct(compiled: Compiled, state: RulesetState, seat: Seat): boolean {
  const { actions, likely } = compiled;
  if (!hasRoomForAction(compiled, state)) return false;
  if (likely < actions.length && isPossibleNow(compiled, state, actions[likely] as Action, seat)) return true;
  for (let i = 0; i < actions.length; i++)
    if (i !== likely && isPossibleNow(compiled, state, actions[i] as Action, seat)) {
      compiled.likely = i;
      return true;
    }
  return false;
}

function isPossibleNow(compiled: Compiled, state: RulesetState, action: Action, seat: Seat): boolean {
  return allowsNow(compiled, state, action, seat) && isPossible(compiled, state, action, seat);
}
