import { GAME_CARDS } from '@turnwise/registry/lazy';
import { expect, test } from 'vitest';
import { howToDe } from './de.ts';
import { howToEn } from './en.ts';

const games = GAME_CARDS.map(({ id }) => id).toSorted();

test.each([
  ['English', howToEn],
  ['German', howToDe],
])('%s says how every game is played, and of no other', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(games);
});

test('each game has four to eight points, as many in both languages', () => {
  for (const game of games) {
    expect(howToEn[game]!.length, game).toBeGreaterThanOrEqual(4);
    expect(howToEn[game]!.length, game).toBeLessThanOrEqual(8);
    expect(howToDe[game]!.length, game).toBe(howToEn[game]!.length);
  }
});

test('every point ends with a full stop, and none is the same in both languages', () => {
  for (const game of games)
    for (const [at, point] of howToEn[game]!.entries()) {
      expect(point, game).toMatch(/[.)]$/u);
      expect(howToDe[game]![at], game).toMatch(/[.)]$/u);
      expect(howToDe[game]![at], game).not.toBe(point);
    }
});
