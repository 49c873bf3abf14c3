import { expect, test } from 'vitest';
import { isKeptId, isMatchDocument, newMatchId, titleIn } from './kept-match.ts';

const DOCUMENT = { game: 'whist', seats: ['Ann', 'Bo'], options: {}, inputs: [{ input: { kind: 'pass' } }] };

test('a match is told from other files', () => {
  expect(isMatchDocument(DOCUMENT)).toBe(true);
  for (const other of [
    null,
    3,
    [],
    {},
    { ...DOCUMENT, seats: undefined },
    { ...DOCUMENT, inputs: [null] },
    { game: 'whist' },
  ])
    expect(isMatchDocument(other)).toBe(false);
});

test('a match of a ruleset is called as its rules are', () => {
  expect(titleIn({ game: 'whist', options: {} })).toBe('whist');
  expect(titleIn({ game: 'ruleset', options: { ruleset: { name: 'Sparks' } } })).toBe('Sparks');
  expect(titleIn({ game: 'ruleset', options: { ruleset: 'duel' } })).toBe('ruleset');
});

test.each([
  ['~0123456789ab', true],
  // As ids were before.
  ['d-0123456789ab', true],
  // Of a server: 12 or 16 signs of base64url.
  ['d-0123456789', false],
  ['d-0123456789abcd', false],
  ['d-0123456789aB', false],
])('a match of this device by its id: %s', (id, isKept) => expect(isKeptId(id)).toBe(isKept));

test('a new id is one of this device', () => expect(isKeptId(newMatchId())).toBe(true));
