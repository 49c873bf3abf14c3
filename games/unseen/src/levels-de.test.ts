// Every text of a level that ships has its German one.
import { isRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { LEVEL_TEXTS_GERMAN } from './levels-de.ts';
import { LEVELS, PROGRESSION } from './levels.ts';

const TEXTS = [
  ...PROGRESSION.map(({ teaches }) => teaches),
  ...Object.values(LEVELS).flatMap((file) => (isRecord(file) ? [file['name'], file['hint']] : [])),
];

test('names, hints and lessons are translated', () => {
  expect(TEXTS.length).toBeGreaterThan(50);
  expect(TEXTS.filter((text) => typeof text !== 'string' || !Object.hasOwn(LEVEL_TEXTS_GERMAN, text))).toEqual([]);
});
