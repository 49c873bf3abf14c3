// A packed state takes fewer bytes than the same as JSON, header and all, along random play of every registered game.
import { seatRange } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { tableOf, walkGame } from './walk.ts';

const SEEDS = [1, 2, 3];
const FRAMES = 120;

/** Of the states of a walk, every one of so many, and the last. */
const EVERY = 10;

test.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const { min, max } = seatRange(game, {});
  for (const seats of new Set([min, max]))
    for (const seed of SEEDS) {
      const { states, kernel } = walkGame(game, {
        seed,
        frames: FRAMES,
        development: false,
        seats: tableOf(game, seats),
      });
      const looked = states.filter((_, at) => at % EVERY === 0 || at === states.length - 1);
      expect(looked.length).toBeGreaterThan(1);
      for (const state of looked) {
        const packed = kernel.codec.encode(state);
        const json = kernel.codec.toJson(state);
        if (!packed.ok || !json.ok) throw new Error('a state of the game can be written');
        const { header, payload } = packed.value;
        expect(bytesOf(header) + payload.byteLength).toBeLessThan(bytesOf(json.value));
        expect(kernel.codec.decode(packed.value)).toEqual(kernel.codec.fromJson(json.value));
      }
    }
});

function bytesOf(json: unknown): number {
  return Buffer.byteLength(JSON.stringify(json));
}
