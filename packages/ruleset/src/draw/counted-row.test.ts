import { expect, test } from 'vitest';
import { countedRow } from './counted-row.ts';

const cards = [
  { name: 'House 1', count: 4 },
  { name: 'House 2', count: 12 },
  { name: 'X', count: 100 },
];

test('each number stands under its name, where the screen is wide enough', () => {
  expect(countedRow(['Row    ', 'seeds  '], cards, 28)).toEqual([
    'Row    House 1  House 2  X',
    'seeds     4       12     100',
  ]);
  expect(countedRow(['Row    ', 'seeds  '], cards, 27)).toBeUndefined();
});
