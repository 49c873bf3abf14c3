/** Which slices are drawn, the player's own first. */
import { playerAt } from '../plan.ts';
import type { UnseenView } from '../types.ts';
import type { Scene } from './scene.ts';

/**
 * Now and the next ones, so many at most. Of an action that is thought about: now, the slice into which it leads, and the
 * ones after that. The third place is given up for a slice in which somebody sees the player, if that is not among the
 * first two.
 */
export function slicesShown({ view, foresight, sightings }: Scene, most: number): readonly number[] {
  const now = playerAt(view)[2];
  const next = foresight?.player.to[2] ?? now + 1;
  const first = [now, next];
  const seen = sightings.map(({ at }) => at[2]);
  const seeing = seen.some((t) => first.includes(t)) ? [] : seen.slice(0, 1);
  const after = Array.from({ length: most }, (_, index) => next + 1 + index);
  const wanted = [...first, ...seeing, ...after].filter((t) => t < view.level.depth);
  return [...new Set(wanted)].slice(0, most);
}

/** So many slices at most, one after the other. */
export function slicesFrom({ level }: UnseenView, first: number, most: number): readonly number[] {
  return Array.from({ length: Math.min(most, level.depth - first) }, (_, index) => first + index);
}
