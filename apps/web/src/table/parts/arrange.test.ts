import { message, told } from '@turnwise/game';
import type { SeenPlace } from '@turnwise/match';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

const label = told({}, message('x'));
const place = (id: string, seat?: string, inside?: string): SeenPlace => ({
  id,
  label,
  layout: { kind: 'row' },
  ...(seat === undefined ? {} : { seat }),
  ...(inside === undefined ? {} : { in: inside }),
});
const scene = (...places: readonly SeenPlace[]) => ({ status: label, places, things: [] });
const ids = (places: readonly SeenPlace[]): string => places.map(({ id }) => id).join(' ');

test('others come in the order of the seats after the viewer; parts of places are left out', () => {
  const all = scene(place('a', 'A'), place('b', 'B'), place('c', 'C'), place('deck'), place('b-hand', 'B', 'b'));
  const { others, shared, own } = arrange(all, ['A', 'B', 'C'], 'B');
  expect([ids(others), ids(shared), ids(own)]).toEqual(['c a', 'deck', 'b']);
});

test('a spectator owns nothing', () => {
  const { others, own } = arrange(scene(place('b', 'B'), place('a', 'A')), ['A', 'B'], null);
  expect([ids(others), ids(own)]).toEqual(['a b', '']);
});

test('a part of a place that is not there stands by itself', () => {
  expect(ids(arrange(scene(place('x', undefined, 'gone')), ['A'], 'A').shared)).toBe('x');
});
