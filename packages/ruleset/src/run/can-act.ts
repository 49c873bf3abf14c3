/**
 * Whether a seat that had priority could do anything but pass. Each action is looked at within a limit of its own; what cannot be told
 * within it is not possible. So it does not matter in which order they are looked at, and what is likely can come first: in an input,
 * that nothing is possible counts what all of them took, and that something is counts nothing, as the input ends with that.
 */
import type { Seat } from '@turnwise/game';
import type { Action, Compiled } from '../compiled/compiled.ts';
import { isPossible } from './discover-actions.ts';
import { allowsNow } from './intent.ts';
import { charge, SPENT } from './meter.ts';
import { hasRoomForAction } from './stack-room.ts';
import type { Desk } from '../types.ts';

export function canAct(compiled: Compiled, desk: Desk, seat: Seat): boolean {
  const { actions } = compiled;
  const { likely } = desk;
  if (!hasRoomForAction(compiled, desk)) return false;
  const { spent, most } = desk;
  desk.spent = 0;
  desk.most = compiled.perLook;
  let counted = 0;
  try {
    if (likely < actions.length && isPossibleNow(compiled, desk, actions[likely] as Action, seat)) return true;
    counted = Math.min(desk.spent, desk.most);
    for (let i = 0; i < actions.length; i++) {
      if (i === likely) continue;
      if (isPossibleNow(compiled, desk, actions[i] as Action, seat)) {
        desk.likely = i;
        return true;
      }
      counted += Math.min(desk.spent, desk.most);
    }
  } finally {
    desk.spent = spent;
    desk.most = most;
  }
  charge(desk, counted);
  return false;
}

/** Counts from 0 what it takes. */
function isPossibleNow(compiled: Compiled, desk: Desk, action: Action, seat: Seat): boolean {
  desk.spent = 0;
  try {
    return allowsNow(compiled, desk, action, seat) && isPossible(compiled, desk, action, seat);
  } catch (thrown) {
    if (thrown !== SPENT) throw thrown;
    return false;
  }
}

/** The same of one action, for offers. */
export function isPossibleWithinLook(compiled: Compiled, desk: Desk, action: Action, seat: Seat): boolean {
  const { spent, most } = desk;
  desk.most = compiled.perLook;
  try {
    return isPossibleNow(compiled, desk, action, seat);
  } finally {
    desk.spent = spent;
    desk.most = most;
  }
}
