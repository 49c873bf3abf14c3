import { expect, test } from 'vitest';
import { indented, listText, tableText, wrapped, wrappedTable } from './columns.ts';

test('a table pads by visible width, not by colours', () => {
  expect(
    tableText(
      [
        ['a', 'bb'],
        ['\u001B[1mccc\u001B[22m', 'd'],
      ],
      [1],
    ),
  ).toBe('a    bb\n\u001B[1mccc\u001B[22m   d');
});

test('a list fills the width and reads down', () => {
  const items = ['one', 'two', 'three', 'four', 'five'];
  expect(listText(items, 27)).toBe('  one     three   five\n  two     four');
  expect(listText(items, 5)).toBe('  one\n  two\n  three\n  four\n  five');
  expect(listText([], 20)).toBe('');
});

test('wraps words with the following lines set in', () => {
  expect(wrapped('one two three four', 9, 2)).toBe('one two\n  three\n  four');
  expect(wrapped('one', 2, 2)).toBe('one');
  expect(wrapped('a b', Number.POSITIVE_INFINITY, 2)).toBe('a b');
});

test('a table breaks its texts between words', () => {
  const rows = [
    ['a', 'one two three'],
    ['bbb', 'four'],
  ] as const;
  expect(wrappedTable(rows, 12)).toBe('a    one two\n     three\nbbb  four');
});

test('indents lines that are not empty', () => {
  expect(indented('a\n\n b')).toBe('  a\n\n   b');
});
