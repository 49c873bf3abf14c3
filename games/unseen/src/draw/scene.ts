/** What is drawn: the world, who was where, and on top of it what an action would do and who sees. */
import type { Ahead } from '@turnwise/game';
import { sightings } from '../detection.ts';
import { foresightOf } from '../foresight.ts';
import type { Foresight, ForeseenSighting } from '../foresight.ts';
import { cellsBetween } from '../sight.ts';
import type { Unseen, UnseenView } from '../types.ts';
import { cellNumber, thingOf } from '../where.ts';
import { GHOST, GHOST_THING } from './signs.ts';

export interface Scene {
  /** Where the player is now. */
  readonly view: UnseenView;
  /** Where things are: with what an action would write, where one is thought about. */
  readonly world: UnseenView;
  readonly foresight: Foresight | undefined;
  /** Who has seen the player, or would. */
  readonly sightings: readonly ForeseenSighting[];
}

export function sceneOf(view: UnseenView, ahead: Ahead<Unseen> | undefined): Scene {
  const foresight = ahead === undefined ? undefined : foresightOf(ahead.events);
  const seen = view.phase === 'detected' ? sightings(view) : [];
  return {
    view,
    world: foresight === undefined || ahead === undefined ? view : ahead.view,
    foresight,
    sightings: foresight?.sightings ?? seen.map(({ thing, ...one }) => ({ by: thingOf(view, thing).id, ...one })),
  };
}

/** Signs of what would be in a slice, by cell. */
export function ghostsIn({ view: { level }, foresight }: Scene, t: number): ReadonlyMap<number, string> {
  const ghosts = new Map<number, string>();
  if (foresight === undefined) return ghosts;
  for (const { written } of foresight.things)
    for (const { at, from, until } of written)
      if (t >= from && t <= until) ghosts.set(cellNumber(level, ...at), GHOST_THING);
  const [x, y, when] = foresight.player.to;
  if (when === t) ghosts.set(cellNumber(level, x, y), GHOST);
  return ghosts;
}

/** The cells along which somebody sees in a slice, from the eye to the one who is seen. */
export function sightLinesIn({ view: { level }, sightings: all }: Scene, t: number): ReadonlySet<number> {
  return new Set(
    all
      .filter(({ at }) => at[2] === t)
      .flatMap(({ at: [x0, y0], saw: [x1, y1] }) => [
        [x0, y0] as const,
        ...cellsBetween(x0, y0, x1, y1),
        [x1, y1] as const,
      ])
      .map(([x, y]) => cellNumber(level, x, y)),
  );
}
