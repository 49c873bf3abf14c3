/** How much time the seats have. All times are in milliseconds. */
import { integer, issue, isRecord, object, oneOf } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';

export type ClockRule =
  /** So long for every decision; for correspondence, some days. */
  | { readonly kind: 'move'; readonly time: number }
  /** So long for the whole match, and so much more with every decision that was made. */
  | { readonly kind: 'match'; readonly time: number; readonly increment: number };

const LONGEST = 366 * 24 * 60 * 60 * 1_000;
const move = object({ kind: oneOf(['move']), time: integer(1_000, LONGEST) });
const whole = object({ kind: oneOf(['match']), time: integer(1_000, LONGEST), increment: integer(0, LONGEST) });

export const clockShape: Shape<ClockRule> = {
  expected: 'a clock: { kind: move, time } or { kind: match, time, increment }, in milliseconds, at least a second',
  is: (value): value is ClockRule => move.is(value) || whole.is(value),
  issues(value, path) {
    const shape = isRecord(value) && value['kind'] === 'match' ? whole : move;
    return isRecord(value)
      ? shape.issues(value, path)
      : [issue(path, 'wrongShape', clockShape.expected, value ?? null)];
  },
};
