/** How long to wait before the next attempt: doubling, with a random part, so that not everybody comes back at once. */
const FIRST = 500;
const LAST = 30_000;

/** `attempts` have failed in a row. */
export function backoff(attempts: number, random: number): number {
  const most = Math.min(LAST, FIRST * 2 ** Math.min(attempts, 16));
  return Math.round(most * (0.5 + 0.5 * random));
}
