/**
 * Hill climbing: small changes, each judged, of which those are kept that bring the score nearer to its band; within the
 * band, those after which the level needs as much as before and is longer or has more to look at.
 */
import type { Chooser } from '@turnwise/game';
import { change } from './change.ts';
import { judge } from './judge.ts';
import type { Effort, Judged } from './judge.ts';
import type { Band } from './score.ts';

export function climb(chooser: Chooser, from: Judged, band: Band, steps: number, effort: Effort): Judged {
  let best = from;
  for (let step = 0; step < steps; step++) {
    const sketch = change(chooser, best.sketch);
    const next = sketch === undefined ? undefined : judge(sketch, effort);
    if (next !== undefined && isBetter(next, best, band)) best = next;
  }
  return best;
}

/** How many points a score lies off the band. */
export function offBand(score: number, { from, to }: Band): number {
  return Math.max(0, from - score, score - to);
}

function isBetter(next: Judged, best: Judged, band: Band): boolean {
  const nearer = offBand(best.score, band) - offBand(next.score, band);
  if (nearer !== 0) return nearer > 0;
  return next.score > best.score && best.needs.every((need) => next.needs.includes(need));
}
