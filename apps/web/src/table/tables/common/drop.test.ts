// Drops.
import type { Gesture } from '@turnwise/gesture';
import { expect, test } from 'vitest';
import { namesBoth, pickUp } from './drop.ts';

const ended = { input: { kind: 'move' } } as unknown as Gesture;
const open = { input: null } as unknown as Gesture;

function gesture(lit: Record<string, 'touch' | 'taken'>, next: Gesture): Gesture {
  return { lit: new Map(Object.entries(lit)), touch: () => next } as unknown as Gesture;
}

test('to pick up is to begin, unless that would do it at once', () => {
  expect(pickUp({ gesture: gesture({ a: 'touch' }, open), stage: null }, 'a')).toBe('begun');
  expect(pickUp({ gesture: gesture({ a: 'touch' }, ended), stage: null }, 'a')).toBe('whole');
  expect(pickUp({ gesture: gesture({ a: 'taken' }, ended), stage: null }, 'a')).toBe('begun');
  expect(pickUp({ gesture: gesture({}, ended), stage: null }, 'a')).toBe('nothing');
});

test('a drop counts where one offer names both ends', () => {
  const stage = {
    touches: [
      { fixed: [['a', 'x']], slots: [[['b'], ['c']]] },
      { fixed: [['d']], slots: [] },
    ],
  };
  const drop = { gesture: gesture({}, open), stage };
  expect(namesBoth(drop, 'a', 'c')).toBe(true);
  expect(namesBoth(drop, 'a', 'd')).toBe(false);
  expect(namesBoth(drop, 'a', 'x')).toBe(false);
  expect(namesBoth({ ...drop, stage: null }, 'a', 'c')).toBe(false);
});
