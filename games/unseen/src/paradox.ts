/** Anchors: what an action has left behind must stay true (rules page, "Paradox"). */
import type { Anchor, Point, UnseenState } from './types.ts';
import { cellNumber, NOWHERE, whereIs } from './where.ts';

export interface Violation {
  readonly kind: 'playerMissing' | 'thingMissing' | 'thingMismatch';
  readonly anchor: Anchor;
}

/** All anchors from a time on that no longer hold, in the order in which they were left. */
export function violations(state: UnseenState, from: number): readonly Violation[] {
  return state.anchors.flatMap((anchor): Violation[] => {
    const { thing, at } = anchor;
    const [x, y, t] = at;
    if (t < from) return [];
    if (thing < 0) return isOnLine(state.worldLine, at) ? [] : [{ kind: 'playerMissing', anchor }];
    const cell = whereIs(state, thing, t);
    if (cell === NOWHERE) return [{ kind: 'thingMissing', anchor }];
    return cell === cellNumber(state.level, x, y) ? [] : [{ kind: 'thingMismatch', anchor }];
  });
}

function isOnLine(line: readonly Point[], [x, y, t]: Point): boolean {
  return line.some(([px, py, pt]) => px === x && py === y && pt === t);
}
