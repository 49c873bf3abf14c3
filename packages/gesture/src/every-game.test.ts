// Every registered game by gestures alone, on a few seeds: nothing refused, nobody stuck. The soak plays hundreds.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { playByGestures } from './testing/play-by-gestures.ts';

const SEEDS = [1, 2];
const INPUTS = 80;

test.each(registry.games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  for (const seed of SEEDS) {
    const { inputs, trouble } = playByGestures(game, seed, INPUTS);
    expect(trouble).toBeUndefined();
    expect(inputs).toBeGreaterThan(0);
  }
});
