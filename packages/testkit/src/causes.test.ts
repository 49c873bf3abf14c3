// What brought what, on random play of every registered game: a tree that begins with the inputs, for the host and every viewer.
import { registry } from '@turnwise/registry';
import { Trail } from '@turnwise/match';
import type { EventId, Happened } from '@turnwise/match';
import { describe, expect, test } from 'vitest';
import { walkGame } from './walk.ts';

/** Games in which effects follow effects. */
const DEEP = ['innovation', 'encounter', 'ruleset', 'duel', 'whist', 'mancala'];
const SEEDS = [1, 2, 3];
const FRAMES = 150;

describe.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const walks = SEEDS.map((seed) => walkGame(game, { seed, frames: FRAMES, development: false }));

  test('every cause is an earlier event, and every way up ends at an input', () => {
    for (const { frames, viewers } of walks) {
      const trail = new Trail(game);
      checkTree(trail.of(frames, frames));
      for (const viewer of viewers) checkTree(trail.seenOf(frames, frames, viewer));
      // A part of the frames is told as it is within the whole.
      const part = frames.slice(-20);
      const late = trail.seenOf(frames, frames, null).filter(({ id: one }) => frameOf(one) >= (part[0]?.no ?? 1));
      expect(trail.seenOf(frames, part, null)).toEqual(late);
    }
  });

  if (DEEP.includes(id))
    test('effects follow effects, as everybody sees it', () => {
      for (const { frames, viewers } of walks)
        for (const viewer of viewers)
          expect(deepest(new Trail(game).seenOf(frames, frames, viewer))).toBeGreaterThan(1);
    });

  test('the registry has no game of which this is not said', () => {
    const all = walks.flatMap(({ frames }) => new Trail(game).of(frames, frames));
    expect(all.some(({ cause }) => cause !== undefined)).toBe(DEEP.includes(id));
  });
});

const frameOf = (id: EventId): number => Number(id.split('.')[0]);

/** Ids count through each frame from 1; a cause was told before. So there is no circle, and every way up ends. */
function checkTree(happened: readonly Happened[]): void {
  const known = new Set<EventId>();
  let frame = 0;
  let index = 0;
  for (const { id, cause } of happened) {
    index = frameOf(id) === frame ? index + 1 : 1;
    expect(frameOf(id)).toBeGreaterThanOrEqual(frame);
    frame = frameOf(id);
    expect(id).toBe(`${frame}.${index}`);
    // `toContain` would copy the set each time.
    if (cause !== undefined) expect(known.has(cause), `${cause}, the cause of ${id}`).toBe(true);
    known.add(id);
  }
}

/** How many events lie above the deepest. */
function deepest(happened: readonly Happened[]): number {
  const depths = new Map<EventId, number>();
  for (const { id, cause } of happened) depths.set(id, cause === undefined ? 0 : (depths.get(cause) ?? 0) + 1);
  return Math.max(...depths.values());
}
