/** Where the eyes of a slice look for the player: who is looked for on a cell in sight is seen. */
import { has } from '../has.ts';
import type { UnseenState } from '../types.ts';
import { cellNumber } from '../where.ts';

/** Numbers of cells. There are none without enemies; nor by light, which comes from every slice before. */
export function echoesIn({ level, worldLine }: UnseenState, t: number): ReadonlySet<number> {
  const { model, delay, selves } = level.rules.detection;
  if (model !== 'discreteDelay' || !level.things.some((thing) => has(thing, 'VisionCone'))) return new Set();
  const then = worldLine.filter(([, , when]) => when === t - delay);
  return new Set((selves === 'all' ? then : then.slice(-1)).map(([x, y]) => cellNumber(level, x, y)));
}
