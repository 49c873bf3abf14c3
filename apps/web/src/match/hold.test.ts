import { message, told } from '@turnwise/game';
import type { SeenScene, SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { holdOf } from './hold.ts';

const scene = (...things: readonly SeenThing[]): SeenScene => ({ status: told({}, message('x')), places: [], things });
const card = (id: string, place: string, hidden = false): SeenThing => ({
  id,
  kind: 'card',
  place,
  ...(hidden ? { hidden } : {}),
});
const hold = (before: SeenScene, after: SeenScene | null, left = 0): number =>
  holdOf(before, { events: [], cues: [], scene: after }, left);

test('what is only told takes no time', () => {
  expect(hold(scene(card('a', 'hand')), null)).toBe(0);
  expect(hold(scene(card('a', 'hand')), scene(card('a', 'hand')))).toBe(0);
});

test('a move takes a moment, less in a long chain, and what turns face up takes longer', () => {
  const move = hold(scene(card('a', 'hand')), scene(card('a', 'table')));
  expect(move).toBeGreaterThan(150);
  expect(hold(scene(card('a', 'hand')), scene(card('a', 'table')), 30)).toBeLessThan(move);
  expect(hold(scene(card('h:0', 'hand', true)), scene(card('rock', 'hand')))).toBeGreaterThan(move);
});

test('a card that is drawn from a pile of hidden ones is no reveal', () => {
  const before = scene(card('p:0', 'pile', true), card('p:1', 'pile', true));
  expect(hold(before, scene(card('p:0', 'pile', true), card('a', 'hand')))).toBeLessThan(400);
});
