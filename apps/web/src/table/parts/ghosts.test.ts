import { message, told } from '@turnwise/game';
import type { SeenScene, SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { ghostsOf } from './ghosts.ts';

const scene = (...things: readonly SeenThing[]): SeenScene => ({ status: told({}, message('x')), places: [], things });
const card = (id: string, place: string, more: Partial<SeenThing> = {}): SeenThing => ({
  id,
  kind: 'card',
  place,
  ...more,
});

test('nothing is foreseen without a preview', () => {
  const { coming, leaving, changing } = ghostsOf(scene(card('a', 'hand')), null);
  expect([coming.size, leaving.size, changing.size]).toEqual([0, 0, 0]);
});

test('a card that would be played leaves the hand and comes to the table', () => {
  const ghosts = ghostsOf(scene(card('a', 'hand'), card('b', 'hand')), scene(card('b', 'hand'), card('a', 'table')));
  expect([...ghosts.leaving]).toEqual(['a']);
  expect([...ghosts.coming.keys()]).toEqual(['table']);
  expect(ghosts.changing.size).toBe(0);
});

test('a cell that would be marked changes where it is; a step within a grid is a move', () => {
  const before = scene(card('cell', 'board', { at: [0, 0] }), card('p', 'board', { at: [1, 1] }));
  const after = scene(card('cell', 'board', { at: [0, 0], signs: ['X'] }), card('p', 'board', { at: [2, 1] }));
  const ghosts = ghostsOf(before, after);
  expect([...ghosts.changing.keys()]).toEqual(['cell']);
  expect([...ghosts.leaving]).toEqual(['p']);
  expect(ghosts.coming.get('board')?.map(({ at }) => at)).toEqual([[2, 1]]);
});
