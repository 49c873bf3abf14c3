// Seeds in a pit.
import { expect, test } from 'vitest';
import { SEED_KINDS, seedsIn } from './seeds.ts';

test('every seed has a place inside of the pit, however many there are', () => {
  for (const count of [0, 1, 4, 13, 48])
    for (const salt of [0, 3, 11]) {
      const seeds = seedsIn(count, salt);
      expect(seeds).toHaveLength(count);
      for (const { x, y, kind } of seeds) {
        expect(Math.hypot(x, y)).toBeLessThan(0.85);
        expect(kind).toBeGreaterThanOrEqual(0);
        expect(kind).toBeLessThan(SEED_KINDS);
      }
    }
});

test('few seeds do not lie on each other', () => {
  const seeds = seedsIn(6, 2);
  for (const [at, one] of seeds.entries())
    for (const other of seeds.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.2);
});

test('the same pit looks the same every time', () => {
  expect(seedsIn(9, 4)).toEqual(seedsIn(9, 4));
  expect(seedsIn(9, 4)).not.toEqual(seedsIn(9, 5));
});
