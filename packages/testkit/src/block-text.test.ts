// Values as blocks: one line where it fits, else fields below each other and lists filled.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { blockLines, wrapText } from './block-text.ts';

const PILES = { ann: { hand: ['Oars', 'Tools'], points: 3 }, bo: { hand: ['The Wheel', 'Code of Laws'], points: 12 } };

test.each<[string, Json, number, readonly string[]]>([
  ['what fits', { turn: 3, hand: ['Oars'] }, 40, ['{ turn: 3, hand: [Oars] }']],
  ['fields below each other', { turn: 3, hand: ['Oars'] }, 15, ['turn: 3', 'hand: [Oars]']],
  ['a list, filled', ['Oars', 'Tools', 'Clothing'], 14, ['[Oars, Tools,', ' Clothing]']],
  [
    'a field below its name',
    { players: PILES },
    50,
    [
      'players:',
      '  ann: { hand: [Oars, Tools], points: 3 }',
      '  bo:',
      '    { hand: [The Wheel, Code of Laws],',
      '      points: 12 }',
    ],
  ],
  [
    'a list of records, broken between them',
    [{ at: 1 }, { at: 2 }, { at: 3 }],
    22,
    ['[{ at: 1 }, { at: 2 },', ' { at: 3 }]'],
  ],
  ['names that need quotes', { '? !': ['aaaa', 'bbbb'] }, 12, ['"? !":', '  [aaaa,', '   bbbb]']],
  ['a long text', 'one two three four', 9, ['one two', 'three', 'four']],
])('%s', (_, value, width, lines) => {
  expect(blockLines(value, width)).toEqual(lines);
});

test('nothing is lost or too long', () => {
  const lines = blockLines({ deep: { er: { and: { er: PILES } }, word: 'x'.repeat(60) } }, 40);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
  expect(lines.join('').replaceAll(' ', '')).toContain('x'.repeat(60));
  expect(wrapText('', 5)).toEqual(['']);
});
