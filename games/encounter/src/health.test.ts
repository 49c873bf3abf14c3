// How hurt somebody looks, and hit points that look so.
import { createChooser } from '@turnwise/game';
import { expect, test } from 'vitest';
import { healthOf, hitPointsLike } from './health.ts';
import { HEALTH } from './types.ts';

test.each([
  [8, 8, 'unhurt'],
  [7, 8, 'hurt'],
  [4, 8, 'hurt'],
  [3, 8, 'badlyHurt'],
  [2, 3, 'hurt'],
  [1, 3, 'badlyHurt'],
  [1, 1, 'unhurt'],
  [0, 8, 'down'],
])('%i of %i is %s', (hp, maxHp, health) => {
  expect(healthOf({ hp, maxHp })).toBe(health);
});

test.each(HEALTH)('hit points that look %s', (health) => {
  const chooser = createChooser(1);
  for (const dice of [
    { count: 5, sides: 8, plus: 1 },
    { count: 1, sides: 4, plus: -3 },
  ]) {
    const drawn = Array.from({ length: 500 }, () => hitPointsLike(health, dice, chooser));
    for (const points of drawn) expect(healthOf(points)).toBe(health);
    const most = drawn.map(({ maxHp }) => maxHp);
    expect(Math.min(...most)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...most)).toBeLessThanOrEqual(41);
  }
});
