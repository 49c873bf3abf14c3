// The fights by which bots are measured can be fought, and are about even at random.
import { encounter } from '@turnwise/encounter';
import { expect, test } from 'vitest';
import { FIGHTS } from './encounter-fights.ts';

test.each(FIGHTS)('$name', ({ options, randomWins: [won, games] }) => {
  expect(encounter.setup({ seed: 1, seats: ['party', 'opposition'], options }).ok).toBe(true);
  expect(games).toBeGreaterThanOrEqual(200);
  expect(won / games).toBeGreaterThan(0.4);
  expect(won / games).toBeLessThan(0.6);
});
