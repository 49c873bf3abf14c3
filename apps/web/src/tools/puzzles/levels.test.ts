import { formatAction, LEVELS, parseAction, PROGRESSION } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { actionWords, LESSONS, LEVEL_FILES } from './levels.ts';

test('the levels are those of the game, in its order', () => {
  expect(LESSONS).toEqual(PROGRESSION);
  expect(LEVEL_FILES).toEqual(LEVELS);
  expect(Object.keys(LEVEL_FILES)).toEqual(Object.keys(LEVELS));
});

test('actions are written as the game writes them', () => {
  for (const words of ['wait', 'useRift', 'move north', 'push east', 'pull west']) {
    const action = parseAction(words);
    if (action === undefined) throw new Error(words);
    expect(actionWords(action)).toBe(words);
    expect(formatAction(action)).toBe(words);
  }
});
