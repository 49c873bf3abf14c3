// What a seat may be called, wherever seats are named.
import { expect, test } from 'vitest';
import { isSeatName, seatNameIssues } from './seat-name.ts';

test.each([
  'ann',
  'X',
  '1',
  'player1',
  'Ann B. Smith-Jones',
  "O'Neill",
  'the_first',
  'Łukasz',
  '李雷',
  'Åsa 2',
  'Дмитрий',
  'محمد',
  'דן',
  'हिन्दी',
  'x'.repeat(32),
  '𝒳'.repeat(32),
])('%s is a name', (name) => {
  expect(isSeatName(name)).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', ''],
  ['no text', 7],
  ['null', null],
  ['a list', ['ann']],
  ['33 characters', 'x'.repeat(33)],
  ['33 characters of two code units', '𝒳'.repeat(33)],
  ['a million', 'x'.repeat(1_000_000)],
  ['a space', ' '],
  ['a space in front', ' ann'],
  ['a space behind', 'ann '],
  ['a no-break space', 'ann\u00A0b'],
  ['a line break', 'ann\nbob'],
  ['a tab', 'ann\tbob'],
  ['a null character', 'ann\u0000'],
  ['a bell', 'ann\u0007'],
  ['an escape', '\u001B[31mann'],
  ['a right-to-left override', 'ann\u202Ebob'],
  ['a right-to-left mark', 'ann\u200F'],
  ['an isolate', '\u2066ann\u2069'],
  ['an Arabic letter mark', 'ann\u061C'],
  ['a zero-width space', 'an\u200Bn'],
  ['a zero-width joiner', 'an\u200Dn'],
  ['a byte order mark', '\uFEFFann'],
  ['a soft hyphen', 'an\u00ADn'],
  ['half a character', 'ann\uD800'],
  ['the other half', '\uDC00ann'],
  ['an unassigned character', 'ann\u{E0FFF}'],
  ['a private character', 'ann\uE000'],
  ['a composed character in two', 'e\u0301'],
  ['a mark and no letter', '\u0301ann'],
  ['an emoji', '🦊'],
  ['a tag', '<b>ann</b>'],
  ['a template', '{seat}'],
  ['a path', 'a/b'],
  ['a dash in front', '-ann'],
  ['a dot behind', 'ann.'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['valueOf', 'valueOf'],
  ['hasOwnProperty', 'hasOwnProperty'],
  ['isPrototypeOf', 'isPrototypeOf'],
  ['toLocaleString', 'toLocaleString'],
  ['spectator', 'spectator'],
  ['Spectator', 'Spectator'],
])('%s is not a name', (_, name) => {
  expect(isSeatName(name)).toBe(false);
});

test('a seat called spectator is told that the word is taken', () => {
  expect(seatNameIssues('spectator', 'seats[1]')).toEqual([
    {
      path: 'seats[1]',
      code: 'wrongSeats',
      expected: 'a name other than "spectator", which stands for those who only watch',
      found: '"spectator"',
    },
  ]);
});
