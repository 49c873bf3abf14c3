import { expect, test } from 'vitest';
import { newlyAsking } from './asked-back.ts';

const able = (...waitsFor: string[]) => ({ able: true, waitsFor }) as const;
const unable = { able: false, code: 'nothingToUndo', params: {}, text: 'nothing to undo' } as const;

test('whoever is no longer waited for has asked', () => {
  expect(newlyAsking(able('Bo', 'Cy'), able('Cy'))).toEqual(['Bo']);
});

test('nobody has asked where nothing changed, or nothing can be taken back', () => {
  expect(newlyAsking(able('Bo'), able('Bo'))).toEqual([]);
  expect(newlyAsking(able('Bo'), unable)).toEqual([]);
  expect(newlyAsking(unable, able('Bo'))).toEqual([]);
});
