/**
 * How much of its lag a seat is forgiven, as lichess does it: from a quota that grows a little with every move, so that a slow line costs no
 * time, and a pretended one gains next to none. What was forgiven is in the record of the input.
 */
import type { ClockRule } from './clock-rule.ts';

/** Moves that a match is taken to have. */
const MOVES = 40;
const MOST_GAIN = 500;
const LEAST_GAIN = 20;

/** What the quota grows by with each move: a twentieth of the time that there is for one, at most half a second. */
function gainOf(rule: ClockRule): number {
  const perMove = rule.kind === 'move' ? rule.time : rule.time / MOVES + rule.increment;
  return Math.max(LEAST_GAIN, Math.min(MOST_GAIN, Math.round(perMove / 20)));
}

/** Before the first move. */
export function firstQuota(rule: ClockRule): number {
  return 3 * gainOf(rule);
}

/** After a move for which so much was forgiven. */
export function nextQuota(rule: ClockRule, quota: number, forgiven: number): number {
  const gain = gainOf(rule);
  return Math.min(7 * gain, Math.max(0, quota - forgiven) + gain);
}
