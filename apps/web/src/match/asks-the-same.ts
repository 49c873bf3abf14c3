/** Whether two looks ask the same of the same seat: what was begun for one can go on with the other. */
import type { GestureLook } from '@turnwise/gesture';

export function asksTheSame(before: GestureLook | undefined, after: GestureLook): boolean {
  return before !== undefined && before.decision === after.decision && asked(before) === asked(after);
}

function asked({ offers, choices, stage }: GestureLook): string {
  return JSON.stringify([offers, choices, stage?.touches ?? null]);
}
