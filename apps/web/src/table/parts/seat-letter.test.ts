import { expect, test } from 'vitest';
import { seatLetter } from './seat-letter.ts';

test.each([
  [['X', 'O'], 'O', 'O'],
  [['north', 'east', 'south', 'west'], 'south', 'S'],
  [['Ada', 'Anna'], 'Anna', 'B'],
  [['Ada', 'Bo'], 'nobody', 'A'],
])('%j: %s is %s', (seats, seat, letter) => {
  expect(seatLetter(seats, seat)).toBe(letter);
});
