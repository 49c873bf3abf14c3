/**
 * A level without what does not matter: a part goes if the solution still wins without it, no shorter one comes up, and
 * the level needs the same as before.
 */
import { playThrough } from '../play-through.ts';
import { judge } from './judge.ts';
import type { Effort, Judged } from './judge.ts';
import { levelFrom } from './level-from.ts';
import type { Part } from './sketch.ts';

export function trim(judged: Judged, effort: Effort): Judged {
  for (const part of judged.sketch.parts) {
    const less = withoutPart(judged, part, effort);
    if (less !== undefined) return trim(less, effort);
  }
  return judged;
}

/** Undefined if the part matters. */
function withoutPart({ sketch, solution, needs }: Judged, part: Part, effort: Effort): Judged | undefined {
  const less = { ...sketch, parts: sketch.parts.filter((other) => other !== part) };
  const level = levelFrom(less);
  if (level === undefined || playThrough(level, solution).phase !== 'won') return undefined;
  const judged = judge(less, effort);
  const isSame = judged?.solution.length === solution.length && judged.needs.join() === needs.join();
  return isSame ? judged : undefined;
}
