/** The cells on which the eyes of a slice rest: whoever was there so long before as the rules say is seen. */
import { has } from '../has.ts';
import { inField, inSight } from '../sight.ts';
import type { UnseenState, Vision } from '../types.ts';
import { cellNumber, inBounds, NOWHERE, whereIs } from '../where.ts';

/** Numbers of cells, as far as the radius goes; by the light cone, what light reaches when it has had the time. */
export function seenCells(state: UnseenState, t: number): ReadonlySet<number> {
  const { level } = state;
  const { model, radius } = level.rules.detection;
  const seen = new Set<number>();
  if (model === 'off') return seen;
  level.things.forEach((thing, number) => {
    const cell = has(thing, 'VisionCone') ? whereIs(state, number, t) : NOWHERE;
    if (cell === NOWHERE) return;
    const x = cell % level.width;
    const y = Math.floor(cell / level.width);
    const reach = Math.min(radius, level.width + level.height);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = Math.abs(dy) - reach; dx <= reach - Math.abs(dy); dx++)
        if (
          inBounds(level, x + dx, y + dy) &&
          inField(thing.vision as Vision, dx, dy) &&
          inSight(state, x, y, x + dx, y + dy, t)
        )
          seen.add(cellNumber(level, x + dx, y + dy));
  });
  return seen;
}
