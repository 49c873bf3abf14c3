import { LEVELS } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { levelText, readLevelText } from './level-text.ts';

test('every level comes back out of its text, and cells are on one line', async () => {
  for (const level of Object.values(LEVELS)) {
    const text = levelText(level);
    expect(await readLevelText(text)).toEqual(level);
    expect(text).toMatch(/"size": \[\d+, \d+, \d+\]/u);
  }
});

test('YAML is read, and nonsense is not', async () => {
  expect(await readLevelText('level: 1\nsize: [7, 4, 12]\n')).toEqual({ level: 1, size: [7, 4, 12] });
  expect(await readLevelText('a: [1')).toBeUndefined();
});
