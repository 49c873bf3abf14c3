/** Anchors: what an action has left behind must stay true (RULES.md, "Paradox"). */
import type { Anchor, Point, UnseenState } from './types.ts';
import { cellNumber, NOWHERE, whereIs } from './where.ts';

export interface Violation {
  readonly kind: 'playerMissing' | 'thingMissing' | 'thingMismatch';
  readonly anchor: Anchor;
}

/** All anchors from a time on that no longer hold, in the order in which they were left. */
export function violations(state: UnseenState, from: number): readonly Violation[] {
  const found: Violation[] = [];
  for (const anchor of state.anchors) {
    const kind = anchor.at[2] < from ? undefined : violationOf(state, anchor);
    if (kind !== undefined) found.push({ kind, anchor });
  }
  return found;
}

function violationOf(state: UnseenState, { turn, thing, at }: Anchor): Violation['kind'] | undefined {
  const { worldLine } = state;
  if (thing < 0)
    // Where it was left is looked at first: there it is, but in a position that was made up.
    return isSame(worldLine[turn], at) || worldLine.some((point) => isSame(point, at)) ? undefined : 'playerMissing';
  const cell = whereIs(state, thing, at[2]);
  if (cell === NOWHERE) return 'thingMissing';
  return cell === cellNumber(state.level, at[0], at[1]) ? undefined : 'thingMismatch';
}

function isSame(one: Point | undefined, [x, y, t]: Point): boolean {
  return one !== undefined && one[0] === x && one[1] === y && one[2] === t;
}
