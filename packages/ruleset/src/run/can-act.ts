/**
 * Whether a seat that had priority could do anything but pass. Each action is looked at within a limit of its own; what cannot be told
 * within it is not possible. So it does not matter in which order they are looked at, and what is likely can come first: in an input,
 * that nothing is possible counts what all of them took, and that something is counts nothing, as the input ends with that.
 */
import type { Seat } from '@turnwise/game';
import type { Action, Compiled } from '../compiled/compiled.ts';
import type { RulesetState } from '../types.ts';
import { isPossible } from './discover-actions.ts';
import { allowsNow } from './intent.ts';
import { charge, METER, SPENT } from './meter.ts';
import { hasRoomForAction } from './stack-room.ts';

export function canAct(compiled: Compiled, state: RulesetState, seat: Seat): boolean {
  const { actions, likely } = compiled;
  if (!hasRoomForAction(compiled, state)) return false;
  const { spent, most } = METER;
  METER.spent = 0;
  METER.most = compiled.perLook;
  let counted = 0;
  try {
    if (likely < actions.length && isPossibleNow(compiled, state, actions[likely] as Action, seat)) return true;
    counted = Math.min(METER.spent, METER.most);
    for (let i = 0; i < actions.length; i++) {
      if (i === likely) continue;
      if (isPossibleNow(compiled, state, actions[i] as Action, seat)) {
        compiled.likely = i;
        return true;
      }
      counted += Math.min(METER.spent, METER.most);
    }
  } finally {
    METER.spent = spent;
    METER.most = most;
  }
  charge(counted);
  return false;
}

/** Counts from 0 what it takes. */
function isPossibleNow(compiled: Compiled, state: RulesetState, action: Action, seat: Seat): boolean {
  METER.spent = 0;
  try {
    return allowsNow(compiled, state, action, seat) && isPossible(compiled, state, action, seat);
  } catch (thrown) {
    if (thrown !== SPENT) throw thrown;
    return false;
  }
}

/** The same of one action, for offers. */
export function isPossibleWithinLook(compiled: Compiled, state: RulesetState, action: Action, seat: Seat): boolean {
  const { spent, most } = METER;
  METER.most = compiled.perLook;
  try {
    return isPossibleNow(compiled, state, action, seat);
  } finally {
    METER.spent = spent;
    METER.most = most;
  }
}
