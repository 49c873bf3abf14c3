// Icons of covered cards.
import { expect, test } from 'vitest';
import { iconsSeen } from './splay.ts';

const OARS = ['castle', 'crown', '', 'castle'];

test('a splay to the left shows one icon, to the right two, upwards three', () => {
  expect(iconsSeen(OARS, 'left')).toEqual(['castle']);
  expect(iconsSeen(OARS, 'right')).toEqual(['castle', 'crown']);
  expect(iconsSeen(OARS, 'up')).toEqual(['crown', '', 'castle']);
});

test('a card without icons has empty spots', () => {
  expect(iconsSeen([], 'up')).toEqual(['', '', '']);
});
